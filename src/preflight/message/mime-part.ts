/** The MIME structure of a complete message (`.eml`), with the position of each element in the file. */

import type { TracedText } from '../../render/trace/source-map.ts'

/** A header field as it appears in the file. Offsets count bytes in the file. */
export interface MimeField {
  /** As written. */
  readonly name: string
  /** The value, unfolded but not decoded. */
  readonly raw: string
  /** The whole field with all line breaks except the last. */
  readonly written: string
  readonly start: number
  readonly valueStart: number
  /** Whether the line contains a colon. A line without a colon is not a field. */
  readonly hasColon: boolean
}

/** A part, or the message itself. Offsets count bytes in the file; end offsets are exclusive. */
export interface MimePart {
  readonly fields: readonly MimeField[]
  /** The content type in lower case; `text/plain` if the field is missing (RFC 2045 §5.2). */
  readonly contentType: string
  /** The parameters of Content-Type, with names in lower case. */
  readonly parameters: ReadonlyMap<string, string>
  /** The transfer encoding in lower case; `7bit` if the field is missing. */
  readonly encoding: string
  readonly start: number
  readonly bodyStart: number
  readonly bodyEnd: number
  readonly children: readonly MimePart[]
  readonly parent: MimePart | null
  readonly boundary: MimeBoundary | null
}

/** The boundary of a multipart part, and the delimiter lines found in the body of the part. */
export interface MimeBoundary {
  readonly value: string
  readonly openingCount: number
  readonly isClosed: boolean
}

/** A complete message. */
export interface MimeMessage {
  readonly file: string
  readonly bytes: Uint8Array
  /** The content of the file, with one character per byte. */
  readonly latin1: string
  readonly root: MimePart
  /** All parts in file order, starting with the root. */
  readonly parts: readonly MimePart[]
  /** The file as traced text. Offsets in this text count bytes. */
  readonly source: TracedText
}
