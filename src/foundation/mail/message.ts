/** Types for messages before and after they are composed. */

import type { SourcePlace } from '../errors/problem.ts'
import type { OriginalMessage } from './original-message.ts'
import type { MailAddress } from './parse-address.ts'

/** A header field that presend does not generate itself. The field's value is unfolded and contains no CR or LF. */
export interface HeaderField {
  readonly name: string
  readonly value: string
}

/** An attached file, or an image that the HTML shows with a `cid:` URL. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
  /** The content id; present if the HTML refers to the attachment as `cid:…`. */
  readonly contentId?: string
}

/** A problem reported by a template compiler. Such problems do not affect the content of the message. */
export interface CompilerNote {
  /** The name of the affected element, such as `mj-text`. */
  readonly tagName: string
  readonly text: string
  readonly place: SourcePlace
}

/** A rendered template: everything except the seed's address and the tracking id. */
export interface RenderedMessage {
  readonly templatePath: string
  /** The name of the data set; null if the template has at most one data set. */
  readonly dataSet: string | null
  readonly subject: string
  readonly from: MailAddress
  readonly replyTo: readonly MailAddress[]
  readonly headerFields: readonly HeaderField[]
  readonly html: string | null
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** The problems reported by mjml; absent if there are none. */
  readonly compilerNotes?: readonly CompilerNote[]
  /** The finished message (`.eml`) to send unchanged. If absent, the message is composed from the other properties. */
  readonly original?: OriginalMessage
}

/** A DKIM key (RFC 6376) for rsa-sha256 or ed25519-sha256, depending on its type. */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  /** The private key in PEM format. */
  readonly privateKeyPem: string
}

/**
 * Where to put the tracking id in addition to the `X-Presend-Test` header field. `header` means that the tracking id is
 * put nowhere else.
 */
export type TrackingPlace = 'header' | 'body' | 'subject'

/** The envelope of one SMTP transaction (RFC 5321 §2.3.1). */
export interface Envelope {
  /** The envelope sender; null for the null reverse-path `<>`. */
  readonly sender: string | null
  readonly recipient: string
}

/**
 * One copy, ready for SMTP: it has CRLF line endings, but no dot-stuffing and no final dot. Copies of the same message
 * share chunks.
 */
export interface ComposedMessage {
  readonly envelope: Envelope
  /** The Message-ID, including the angle brackets. */
  readonly messageId: string
  readonly chunks: readonly Uint8Array[]
  readonly sizeBytes: number
  /** True if an address needs SMTPUTF8 (RFC 6531). */
  readonly needsSmtpUtf8: boolean
}
