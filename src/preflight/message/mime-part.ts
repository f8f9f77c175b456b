/** The MIME structure of a finished message (`.eml`), with the position of each element in the file. */

import type { TracedText } from '../../template/trace/source-map.ts'

/** A header field as written in the file. Offsets count bytes of the file. */
export interface MimeField {
  /** As written. */
  readonly name: string
  /** The unfolded value, not decoded. */
  readonly raw: string
  /** The whole field with its folds, without its last line ending. */
  readonly written: string
  readonly start: number
  readonly valueStart: number
  /** False for a line without a colon, which is not a field. */
  readonly hasColon: boolean
}

/** A part, or the message itself. Offsets count bytes of the file; ends are exclusive. */
export interface MimePart {
  readonly fields: readonly MimeField[]
  /** The content type in lower case; `text/plain` if the field is absent (RFC 2045 §5.2). */
  readonly contentType: string
  /** The parameters; their names are in lower case. */
  readonly parameters: ReadonlyMap<string, string>
  /** The transfer encoding in lower case; `7bit` if the field is absent. */
  readonly encoding: string
  readonly start: number
  readonly bodyStart: number
  readonly bodyEnd: number
  readonly children: readonly MimePart[]
  readonly parent: MimePart | null
  /** The boundary of a multipart. */
  readonly boundary: MimeBoundary | null
}

/** Where the boundary of a multipart occurs in its body. */
export interface MimeBoundary {
  readonly value: string
  readonly openingCount: number
  readonly isClosed: boolean
}

/** A finished message. */
export interface MimeMessage {
  readonly file: string
  readonly bytes: Uint8Array
  /** The file, one character per byte. */
  readonly latin1: string
  readonly root: MimePart
  /** The parts in the order of the file, starting with the root. */
  readonly parts: readonly MimePart[]
  /** The file as a traced text whose offsets count bytes. */
  readonly source: TracedText
}
