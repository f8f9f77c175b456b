/** The messages exchanged by the processes of the long-poll bench. */

/** A test whose last result is pending. */
export interface OpenedTest {
  readonly numericId: number
  readonly trackingId: string
  readonly lastAddress: string
  readonly etag: string
}

/** A command to the server. The server replies to each command with one message. */
export type LongPollCommand =
  | { readonly kind: 'open'; readonly testCount: number; readonly seedCount: number }
  | { readonly kind: 'memory' }
  | { readonly kind: 'waiters' }
  | { readonly kind: 'change'; readonly tests: readonly OpenedTest[]; readonly perSecond: number }

/**
 * A command to the client: open one connection per poll, report when all requests have been sent, and report again when
 * all polls have been answered.
 */
export interface PollOrder {
  readonly port: number
  readonly polls: readonly { readonly path: string; readonly etag: string; readonly secret: string }[]
}

/**
 * A report from the client: when each poll received a change, on a clock that all processes share; `null` for polls
 * that timed out. The first report, which is sent when all requests have been sent, contains no times.
 */
export interface PollReport {
  readonly answeredAtMs: readonly (number | null)[] | null
}
