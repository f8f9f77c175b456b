/** Parses a received message into header fields, author, HTML, text and attachments. */

import PostalMime, { addressParser, type Attachment as ParsedAttachment } from 'postal-mime'

import { domainOf } from '../world/domain.ts'
import { findHeaderExcess } from './header-limits.ts'
import { type ReceivedHeaderField, readHeaderSection, unfold, valuesOf } from './header-section.ts'
import { shortenMessage } from './shorten-message.ts'

/** An unvalidated mailbox from a header field in a received message. */
export interface ReceivedMailbox {
  readonly displayName: string | null
  /** The address as written, which may be invalid. */
  readonly address: string
  /** The domain, as A-labels in lowercase; null if no valid domain follows the last `@`. */
  readonly domain: string | null
}

/** A MIME part other than the text and the HTML. */
export interface ReceivedAttachment {
  readonly filename: string | null
  /** The media type in lowercase, without parameters. */
  readonly contentType: string
  readonly content: Uint8Array
  /** The content id, without angle brackets. */
  readonly contentId: string | null
  /** True if the HTML shows the attachment by its content id. */
  readonly isRelated: boolean
  /** The method of a calendar part, such as `REQUEST`; untrusted. null if the attachment has no method. */
  readonly calendarMethod: string | null
}

/** A parsed message. All text in a received message is untrusted and must be escaped before it is shown. */
export interface ReceivedMessage {
  /** The header fields from top to bottom. */
  readonly headerFields: readonly ReceivedHeaderField[]
  /** The subject; null if there is no Subject field. */
  readonly subject: string | null
  /** The mailboxes in all From fields. DMARC requires that all these mailboxes have the same domain. */
  readonly from: readonly ReceivedMailbox[]
  readonly replyTo: readonly ReceivedMailbox[]
  readonly html: string | null
  readonly text: string | null
  readonly attachments: readonly ReceivedAttachment[]
  readonly sizeBytes: number
  /** Why the body could not be parsed; null if it was parsed. */
  readonly defect: string | null
  /** A clause that says how much of a long body was read; absent if the whole body was read. */
  readonly shortening?: string
}

/** The maximum nesting depth of MIME parts. Real mail has four or five levels. */
const maxNestingDepth = 50
/** The maximum total size of the header sections of the message and all its parts. */
const maxHeaderBytes = 1024 * 1024
/** The maximum length of the HTML, and of the text. Longer content is truncated. */
const maxTextCharacters = 1_000_000
/** The maximum size of a message to parse, which is twice Gmail's limit. */
const maxMessageBytes = 50 * 1024 * 1024

/**
 * Parses a message. Never rejects: if the body cannot be parsed (because it has more than 50 levels or is larger than
 * 50 MiB, or because a header section exceeds its limits), `defect` contains the reason and the header fields are still
 * returned. Reads only the beginning of a long body; see `shortening`. Embedded messages are returned as attachments.
 */
export async function parseMessage(bytes: Uint8Array): Promise<ReceivedMessage> {
  const headerFields = readHeaderSection(bytes)
  return {
    headerFields,
    subject: valuesOf(headerFields, 'subject')[0] ?? null,
    from: mailboxesOf(headerFields, 'from'),
    replyTo: mailboxesOf(headerFields, 'reply-to'),
    sizeBytes: bytes.byteLength,
    ...(await readBody(bytes)),
  }
}

type Body = Pick<ReceivedMessage, 'html' | 'text' | 'attachments' | 'defect' | 'shortening'>

async function readBody(bytes: Uint8Array): Promise<Body> {
  if (bytes.byteLength > maxMessageBytes) return unreadable(`larger than ${maxMessageBytes / 1024 / 1024} MiB`)
  const excess = findHeaderExcess(bytes)
  if (excess !== null) return unreadable(excess)
  const { bytes: shortened, note } = shortenMessage(bytes)
  try {
    const email = await PostalMime.parse(shortened, {
      maxNestingDepth,
      maxHeadersSize: maxHeaderBytes,
      forceRfc822Attachments: true,
    })
    const { html = null, text = null } = email
    const isCut = [html, text].some((one) => one !== null && one.length > maxTextCharacters)
    const shortening =
      note ?? (isCut ? 'only the first million characters of the text part and of the HTML part were checked' : null)
    return {
      html: html?.slice(0, maxTextCharacters) ?? null,
      text: text?.slice(0, maxTextCharacters) ?? null,
      attachments: email.attachments.map(readAttachment),
      defect: null,
      ...(shortening === null ? {} : { shortening }),
    }
  } catch (error) {
    // The parser throws only if the message is malformed, so the error describes a defect in the message.
    return unreadable(error instanceof Error ? error.message : 'the MIME structure could not be read')
  }
}

function unreadable(defect: string): Body {
  return { html: null, text: null, attachments: [], defect }
}

function readAttachment(part: ParsedAttachment): ReceivedAttachment {
  return {
    filename: part.filename,
    contentType: part.mimeType.toLowerCase(),
    content: typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content),
    contentId: part.contentId?.replaceAll(/[<>\s]/gu, '') ?? null,
    isRelated: part.related === true,
    calendarMethod: part.method ?? null,
  }
}

/** Returns the mailboxes in all fields with this name (in lowercase), without validating them. */
export function mailboxesOf(fields: readonly ReceivedHeaderField[], name: string): readonly ReceivedMailbox[] {
  return fields
    .filter((field) => field.name.toLowerCase() === name)
    .flatMap((field) => addressParser(unfold(field.rawValue), { flatten: true }))
    .flatMap(({ name: displayName, address }) =>
      address === undefined
        ? []
        : [{ displayName: displayName || null, address, domain: address.includes('@') ? domainOf(address) : null }],
    )
}
