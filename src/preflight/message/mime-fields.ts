/** Finds the header fields of a MIME part and their positions. */

import type { TextOrigin } from '../../render/trace/source-map.ts'
import type { MimeField, MimeMessage, MimePart } from './mime-part.ts'

/** Returns the first field with this name. The name must be in lower case. */
export function fieldOfPart({ fields }: Pick<MimePart, 'fields'>, name: string): MimeField | undefined {
  return fields.find((field) => field.name.toLowerCase() === name)
}

/** Returns the body of a part, decoded according to its transfer encoding. */
export function bytesOfPart(mime: MimeMessage, part: MimePart): Buffer {
  const body = bodyOfPart(mime, part)
  if (part.encoding === 'base64') return Buffer.from(body, 'base64')
  return Buffer.from(part.encoding === 'quoted-printable' ? decodeEscapes(body) : body, 'latin1')
}

/** Replaces escapes such as `=C3` with bytes, and removes soft line breaks (RFC 2045 §6.7). */
export function decodeEscapes(text: string): string {
  return text
    .replaceAll(/=[ \t]*\r?\n/gu, '')
    .replaceAll(/=([0-9a-f]{2})/giu, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

/** Returns the position of a part's first line. */
export function placeOfPart({ source }: MimeMessage, { start }: MimePart): TextOrigin {
  return source.originAt(start)
}

/** Returns the position of a part's Content-Type field or, without this field, of its first line. */
export function placeOfType(mime: MimeMessage, part: MimePart): TextOrigin {
  const field = fieldOfPart(part, 'content-type')
  return field === undefined ? placeOfPart(mime, part) : mime.source.originAt(field.start)
}

/** Returns the bytes of a part's body as a string with one character per byte. */
export function bodyOfPart({ latin1 }: MimeMessage, { bodyStart, bodyEnd }: MimePart): string {
  return latin1.slice(bodyStart, bodyEnd)
}

/** Returns whether the part is declared as an attachment. */
export function isAttachment(part: MimePart): boolean {
  return /^attachment/iu.test(fieldOfPart(part, 'content-disposition')?.raw ?? '')
}
