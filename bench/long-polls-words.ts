/** What the processes of the long-poll bench say to one another. */

/** A test that waits for its last result. */
export interface OpenedTest {
  readonly numericId: number
  readonly trackingId: string
  readonly lastAddress: string
  readonly etag: string
}

/** To the server; each is answered by one message. */
export type LongPollCommand =
  | { readonly kind: 'open'; readonly testCount: number; readonly seedCount: number }
  | { readonly kind: 'memory' }
  | { readonly kind: 'waiters' }
  | { readonly kind: 'change'; readonly tests: readonly OpenedTest[]; readonly perSecond: number }

/** To the client: opens one connection a poll, and answers when all of them are told; then when all are answered. */
export interface PollOrder {
  readonly port: number
  readonly polls: readonly { readonly path: string; readonly etag: string; readonly secret: string }[]
}

/**
 * From the client: when each poll was answered with news, on the clock that all processes share, and `null` for those whose
 * time was up. First without, when all polls are sent.
 */
export interface PollReport {
  readonly answeredAtMs: readonly (number | null)[] | null
}
