/**
 * Types for the stored message of a test, which the test's report shows. The stored message is the first copy that was
 * judged. All text in the message is untrusted.
 */

/** The part of a message that is stored. */
export interface TestMessage {
  /** The header fields, unfolded and decoded, from first to last. */
  readonly headerFields: readonly { readonly name: string; readonly value: string }[]
  /** The body; `null` if only the header section is stored. */
  readonly body: TestMessageBody | null
  /** The HTML part; `null` if the message has no HTML part, or if only the header section is stored. */
  readonly html: TestMessageHtml | null
}

/** The parts of a body that the report shows. */
export interface TestMessageBody {
  /** The text part; `null` if there is no text part. */
  readonly text: string | null
  /** The preview text, which mail clients show next to the subject; `null` if there is no text. */
  readonly preview: string | null
  /** The source of the message as it was received. */
  readonly source: string
}

/** The HTML part, not sanitized. */
export interface TestMessageHtml {
  readonly text: string
  /** The `data:` URLs of the images in the HTML, keyed by content id. */
  readonly images: Readonly<Record<string, string>>
}

/** A stored message. The HTML part is read separately, because it may be large. */
export interface StoredTestMessage extends Omit<TestMessage, 'html'> {
  readonly keptAtMs: number
  readonly hasHtml: boolean
}

/** Queries for the messages of tests. */
export interface TestMessageStore {
  /**
   * Stores the message of a test. Has no effect if the test already has a stored message, or was deleted. A power
   * failure may undo the operation.
   */
  keepTestMessage(numericId: number, message: TestMessage, keptAtMs: number): Promise<void>
  findTestMessage(numericId: number): Promise<StoredTestMessage | null>
  findTestMessageHtml(numericId: number): Promise<TestMessageHtml | null>
  /**
   * Deletes messages stored before `keptBeforeMs`, in batches.
   *
   * @returns the number of deleted messages
   */
  deleteTestMessages(keptBeforeMs: number, signal: AbortSignal): Promise<number>
}
