/** Types for messages that were acknowledged but have not been judged conclusively yet. */

/** A message as it arrived over SMTP. */
export interface InboundMessage {
  readonly messageId: string
  readonly bytes: Uint8Array
  readonly receivedAtMs: number
  /** The envelope sender; `null` for the null reverse-path. */
  readonly envelopeSender: string | null
  /** The addresses of the recipients, all of them seeds, in lower case; never empty. */
  readonly recipients: readonly string[]
  readonly client: InboundClient
}

/** The client that submitted a message, which SPF and spam engines evaluate. */
export interface InboundClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  readonly isTlsOffered: boolean
}

/** The id of a stored message, and the time at which it was received. Messages are ordered by this time. */
export interface KeptMessage {
  readonly messageId: string
  readonly receivedAtMs: number
}
