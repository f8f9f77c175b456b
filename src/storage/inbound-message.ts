/** Messages that were acknowledged but not judged yet, or not conclusively. */

/** A message as it arrived over SMTP. */
export interface InboundMessage {
  readonly messageId: string
  readonly bytes: Uint8Array
  readonly receivedAtMs: number
  /** `null` for the null reverse-path. */
  readonly envelopeSender: string | null
  /** Seed addresses in lower case; never empty. */
  readonly recipients: readonly string[]
  readonly client: InboundClient
}

/** The client that submitted it, for SPF and spam engines. */
export interface InboundClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  readonly isTlsOffered: boolean
}

/** The id of a stored message, and its position in the order of age. */
export interface KeptMessage {
  readonly messageId: string
  readonly receivedAtMs: number
}
