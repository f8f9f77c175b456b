/** Messages that were acknowledged and are not judged yet, or not finally. */

/** A message as SMTP handed it over. */
export interface InboundMessage {
  readonly messageId: string
  readonly bytes: Uint8Array
  readonly receivedAtMs: number
  /** `null`: the null reverse-path. */
  readonly envelopeSender: string | null
  /** Seeds that it is for, lower case; never empty. */
  readonly recipients: readonly string[]
  readonly client: InboundClient
}

/** Who handed it over: engines and SPF ask for it. */
export interface InboundClient {
  readonly address: string
  readonly heloName: string
  readonly isTls: boolean
  readonly isTlsOffered: boolean
}

/** A kept message's name, and its place in the order of their age. */
export interface KeptMessage {
  readonly messageId: string
  readonly receivedAtMs: number
}
