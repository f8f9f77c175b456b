/** Types for sending an uploaded message to the seeds of its test. */

/** The outcome of sending one copy to one seed. `unknown` means that the connection was lost before the final reply. */
export interface SentCopy {
  readonly address: string
  readonly status: 'accepted' | 'rejected' | 'unknown' | 'not-attempted'
  /** Why the copy was not accepted; empty if it was accepted. Untrusted text, which must be escaped. */
  readonly reason: string
}

/** The result of sending the copies. */
export interface SendingResult {
  /** Sentences that describe how presend changed the message. */
  readonly warnings: readonly string[]
  /** The outcomes, one per seed. */
  readonly copies: readonly SentCopy[]
}

/** The stored record of how an uploaded message was sent. */
export interface StoredSending {
  readonly startedAtMs: number
  /** The time after which presend sends no more copies. */
  readonly deadlineAtMs: number
  /** The result; `null` while copies are being sent. The result stays `null` if the process ends before storing it. */
  readonly result: SendingResult | null
}

/** Database queries for the messages that the service itself sends. */
export interface SendingStore {
  /**
   * Records that the message of a test is about to be sent.
   *
   * @returns false if sending was already recorded or the test does not exist, in which case the caller must not send
   * anything
   */
  startSending(
    numericId: number,
    times: { readonly startedAtMs: number; readonly deadlineAtMs: number },
  ): Promise<boolean>
  /** Stores the result. Has no effect if the test was deleted. */
  endSending(numericId: number, result: SendingResult, endedAtMs: number): Promise<void>
  findSending(numericId: number): Promise<StoredSending | null>
}
