/** The MIME structure of a finished message (`.eml`) with the position of everything in the file. */

import type { TracedText } from '../../template/trace/source-map.ts'

/** A header field as it is in the file. Offsets count bytes of the file. */
export interface MimeField {
  /** As written. */
  readonly name: string
  /** Unfolded, not decoded. */
  readonly raw: string
  /** The whole field with its folds, without its last line end. */
  readonly written: string
  readonly start: number
  readonly valueStart: number
  /** Null for a line that is not a field. */
  readonly hasColon: boolean
}

/** A part, or the message itself. Offsets count bytes of the file; ends are exclusive. */
export interface MimePart {
  readonly fields: readonly MimeField[]
  /** Lower case; `text/plain` without a field (RFC 2045 §5.2). */
  readonly contentType: string
  /** Names in lower case. */
  readonly parameters: ReadonlyMap<string, string>
  /** Lower case; `7bit` without a field. */
  readonly encoding: string
  readonly start: number
  readonly bodyStart: number
  readonly bodyEnd: number
  readonly children: readonly MimePart[]
  readonly parent: MimePart | null
  /** Of a multipart. */
  readonly boundary: MimeBoundary | null
}

/** How the boundary of a multipart occurs in its body. */
export interface MimeBoundary {
  readonly value: string
  readonly openingCount: number
  readonly isClosed: boolean
}

/** A finished message. */
export interface MimeMessage {
  readonly file: string
  readonly bytes: Uint8Array
  /** One character per byte. */
  readonly latin1: string
  readonly root: MimePart
  /** In the order of the file, the root first. */
  readonly parts: readonly MimePart[]
  /** The file as a traced text whose offsets count bytes. */
  readonly source: TracedText
}
