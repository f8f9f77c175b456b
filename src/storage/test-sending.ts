/** The sending of an uploaded message to the seeds of its test. */

/** The outcome of sending the copy for one seed. `unknown`: the connection was lost before the final reply. */
export interface SentCopy {
  readonly address: string
  readonly status: 'accepted' | 'rejected' | 'unknown' | 'not-attempted'
  /** Why the copy was not accepted; empty if it was accepted. Untrusted text, which must be escaped. */
  readonly reason: string
}

/** The result of a sending. */
export interface SendingResult {
  /** Sentences that describe how the message was changed. */
  readonly warnings: readonly string[]
  /** The outcomes, one per seed. */
  readonly copies: readonly SentCopy[]
}

/** A stored sending. */
export interface StoredSending {
  readonly startedAtMs: number
  /** No copy is sent after this time. */
  readonly deadlineAtMs: number
  /**
   * The result; `null` while copies are being sent. Stays `null` if the process ended before it could store the result.
   */
  readonly result: SendingResult | null
}

/** Queries for sendings. */
export interface SendingStore {
  /**
   * Records that the message of a test is about to be sent.
   *
   * @returns false if it was recorded before, or if the test does not exist: the caller must not send anything
   */
  startSending(
    numericId: number,
    times: { readonly startedAtMs: number; readonly deadlineAtMs: number },
  ): Promise<boolean>
  /** Stores the result. Has no effect if the test was deleted. */
  endSending(numericId: number, result: SendingResult, endedAtMs: number): Promise<void>
  findSending(numericId: number): Promise<StoredSending | null>
}
