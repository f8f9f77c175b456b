/** The messages between the processes of the long-poll bench. */

/** A test that waits for its last result. */
export interface OpenedTest {
  readonly numericId: number
  readonly trackingId: string
  readonly lastAddress: string
  readonly etag: string
}

/** A command to the server, which answers each with one message. */
export type LongPollCommand =
  | { readonly kind: 'open'; readonly testCount: number; readonly seedCount: number }
  | { readonly kind: 'memory' }
  | { readonly kind: 'waiters' }
  | { readonly kind: 'change'; readonly tests: readonly OpenedTest[]; readonly perSecond: number }

/**
 * An order to the client: open one connection per poll, report when all requests are sent, and again when all are
 * answered.
 */
export interface PollOrder {
  readonly port: number
  readonly polls: readonly { readonly path: string; readonly etag: string; readonly secret: string }[]
}

/**
 * A report from the client: when each poll received a change, on a clock that all processes share; `null` for polls
 * that timed out. The first report, when all polls are sent, has no times.
 */
export interface PollReport {
  readonly answeredAtMs: readonly (number | null)[] | null
}
