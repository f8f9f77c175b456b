/** Types for messages that were acknowledged but have not been judged conclusively yet. */

/** A message as it arrived over SMTP. */
export interface InboundMessage {
  readonly messageId: string
  readonly bytes: Uint8Array
  readonly receivedAtMs: number
  /** `null` for the null reverse-path. */
  readonly envelopeSender: string | null
  /** The addresses of the recipients, which are seeds, in lower case; never empty. */
  readonly recipients: readonly string[]
  readonly client: InboundClient
}

/** The client that submitted a message. SPF and spam engines need these facts. */
export interface InboundClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  readonly isTlsOffered: boolean
}

/** The id of a stored message and the time it was received, by which messages are ordered. */
export interface KeptMessage {
  readonly messageId: string
  readonly receivedAtMs: number
}
