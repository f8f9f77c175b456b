/** A message before and after composition, and one copy of it for one seed. */

import type { MailAddress } from './address.ts'
import type { OriginalMessage } from './original-message.ts'

/** One header field beside those that presend writes itself. The value is unfolded, without CR or LF. */
export interface HeaderField {
  readonly name: string
  readonly value: string
}

/** A part that travels with the message: an image shown by `cid:`, or a file. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
  /** Given when the HTML refers to it as `cid:…`. */
  readonly contentId?: string
}

/** What a template and its data give: everything but the seed's address and the tracking id. */
export interface RenderedMessage {
  readonly templatePath: string
  /** Name of the data set, `null` when the template has one or none. */
  readonly dataSet: string | null
  readonly subject: string
  readonly from: MailAddress
  readonly replyTo: readonly MailAddress[]
  readonly headerFields: readonly HeaderField[]
  readonly html: string | null
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** The finished message (`.eml`) that is sent as it is; absent: the message is composed from the fields above. */
  readonly original?: OriginalMessage
}

/** How DKIM signs: RFC 6376, relaxed/relaxed, rsa-sha256 or ed25519-sha256 by the key's type. */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKeyPem: string
}

/** Where the tracking id stands beside the header field `X-Presend-Test`. */
export type TrackingPlace = 'header' | 'body' | 'subject'

/** The envelope of one transaction: RFC 5321 §2.3.1. */
export interface Envelope {
  /** `null`: the null reverse-path `<>`. */
  readonly sender: string | null
  readonly recipient: string
}

/**
 * One copy, ready for SMTP: CRLF line ends, no dot-stuffing, no final dot. `chunks` are to be written in
 * order; chunks that copies share are the same objects.
 */
export interface ComposedMessage {
  readonly envelope: Envelope
  /** With the angle brackets. */
  readonly messageId: string
  readonly chunks: readonly Uint8Array[]
  readonly sizeBytes: number
  /** True when an address or header needs SMTPUTF8 (RFC 6531). */
  readonly needsSmtpUtf8: boolean
}
