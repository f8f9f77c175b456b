/** The message of a test, for its report: of all copies, the first that was judged. All of its text is untrusted. */

/** The part of a message that is stored. */
export interface TestMessage {
  /** Unfolded and decoded, first to last. */
  readonly headerFields: readonly { readonly name: string; readonly value: string }[]
  /** `null` if only the header section is kept. */
  readonly body: TestMessageBody | null
  /** `null` if the message has no HTML part, or if only the header section is kept. */
  readonly html: TestMessageHtml | null
}

/** The parts of a body that the report shows. */
export interface TestMessageBody {
  /** The text part; `null` if there is none. */
  readonly text: string | null
  /** The beginning of the text, which mail clients show next to the subject; `null` if there is no text. */
  readonly preview: string | null
  /** The message as it arrived. */
  readonly source: string
}

/** The HTML part, not sanitized. */
export interface TestMessageHtml {
  readonly text: string
  /** `data:` URLs of the images that the HTML shows, by content id. */
  readonly images: Readonly<Record<string, string>>
}

/** A stored message. The HTML part is read alone, because it may be long. */
export interface StoredTestMessage extends Omit<TestMessage, 'html'> {
  readonly keptAtMs: number
  readonly hasHtml: boolean
}

/** Queries for the messages of tests. */
export interface TestMessageStore {
  /** Stores the message of a test. Has no effect if the test has one or was deleted. A power failure may undo it. */
  keepTestMessage(numericId: number, message: TestMessage, keptAtMs: number): Promise<void>
  findTestMessage(numericId: number): Promise<StoredTestMessage | null>
  findTestMessageHtml(numericId: number): Promise<TestMessageHtml | null>
  /** Deletes messages kept before `keptBeforeMs`, in batches. @returns how many */
  deleteTestMessages(keptBeforeMs: number, signal: AbortSignal): Promise<number>
}
