/** Types for messages that have been acknowledged but not yet judged. */

/** A message as it was received over SMTP. */
export interface InboundMessage {
  readonly messageId: string
  readonly bytes: Uint8Array
  readonly receivedAtMs: number
  /** The envelope sender; `null` for the null reverse-path. */
  readonly envelopeSender: string | null
  /** The addresses of the recipients, in lowercase; never empty. All recipients are seeds. */
  readonly recipients: readonly string[]
  readonly client: InboundClient
}

/** The SMTP client that submitted a message. SPF checks and spam engines evaluate this client. */
export interface InboundClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  readonly isTlsOffered: boolean
}

/**
 * The id of a stored message, and the time at which the message was received. Messages are sorted by the time of
 * receipt.
 */
export interface KeptMessage {
  readonly messageId: string
  readonly receivedAtMs: number
}

/** Queries for acknowledged messages that have not been judged yet. */
export interface InboundStore {
  /** Stores a message. Once the promise resolves, the message is durable and may be acknowledged. */
  keepMessage(message: InboundMessage): Promise<void>
  findMessage(messageId: string): Promise<InboundMessage | null>
  /** Lists messages received before `receivedBeforeMs` and after the message `after`, oldest first. */
  listMessages(receivedBeforeMs: number, limit: number, after?: KeptMessage | null): Promise<readonly KeptMessage[]>
  /** Returns the time at which the oldest message was received. */
  findOldestMessageAtMs(): Promise<number | null>
  dropMessage(messageId: string): Promise<void>
}
