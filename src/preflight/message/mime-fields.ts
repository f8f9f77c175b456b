/** Finds header fields of a MIME part and their places. */

import type { TextOrigin } from '../../template/trace/source-map.ts'
import type { MimeField, MimeMessage, MimePart } from './mime-part.ts'

/** The first field with this name in lower case. */
export function fieldOfPart({ fields }: MimePart, name: string): MimeField | undefined {
  return fields.find((field) => field.name.toLowerCase() === name)
}

/** All fields with this name in lower case. */
export function fieldsOfPart({ fields }: MimePart, name: string): readonly MimeField[] {
  return fields.filter((field) => field.name.toLowerCase() === name)
}

/** The first line of a part. */
export function placeOfPart({ source }: MimeMessage, { start }: MimePart): TextOrigin {
  return source.originAt(start)
}

/** The Content-Type field of a part, else its first line. */
export function placeOfType(mime: MimeMessage, part: MimePart): TextOrigin {
  const field = fieldOfPart(part, 'content-type')
  return field === undefined ? placeOfPart(mime, part) : mime.source.originAt(field.start)
}

/** The bytes of a part's body, one character per byte. */
export function bodyOfPart({ latin1 }: MimeMessage, { bodyStart, bodyEnd }: MimePart): string {
  return latin1.slice(bodyStart, bodyEnd)
}
