/** Finds the header fields of a MIME part and their positions. */

import type { TextOrigin } from '../../template/trace/source-map.ts'
import type { MimeField, MimeMessage, MimePart } from './mime-part.ts'

/** Returns the first field with this name. The name must be in lower case. */
export function fieldOfPart({ fields }: MimePart, name: string): MimeField | undefined {
  return fields.find((field) => field.name.toLowerCase() === name)
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

/** Returns the bytes of a part's body, one character per byte. */
export function bodyOfPart({ latin1 }: MimeMessage, { bodyStart, bodyEnd }: MimePart): string {
  return latin1.slice(bodyStart, bodyEnd)
}
