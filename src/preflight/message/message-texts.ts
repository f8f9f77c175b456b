/** Reads the parts of a template or of a complete message as traced text. */

import type { TracedText } from '../../render/trace/source-map.ts'
import type { TracedField, TracedTemplate } from '../../render/trace/trace-template.ts'
import { decodeField } from './decode-field.ts'
import { decodePart } from './decode-part.ts'
import { isAttachment } from './mime-fields.ts'
import type { MimeMessage } from './mime-part.ts'
import { parseMime } from './parse-mime.ts'

export interface MessageTexts {
  readonly subject: TracedText | null
  readonly from: TracedText | null
  readonly replyTo: TracedText | null
  readonly headerFields: readonly TracedField[]
  readonly mime: MimeMessage | null
  readonly htmlText: TracedText | null
  readonly textPart: TracedText | null
}

/** Returns the parts of a template or of a complete message. */
export function readMessageTexts(traced: TracedTemplate): MessageTexts {
  if (traced.bytes !== null) return textsOfEml(traced, traced.bytes)
  const { subject, from, replyTo, headerFields, html, text } = traced
  return { subject, from, replyTo, headerFields, mime: null, htmlText: html, textPart: text }
}

/** Returns the parts of an `.eml` file. */
function textsOfEml({ message, headerFields: added }: TracedTemplate, bytes: Uint8Array): MessageTexts {
  const mime = parseMime(message.templatePath, bytes)
  const headerFields = mime.root.fields
    .filter(({ hasColon }) => hasColon)
    .map((field) => ({
      name: field.name,
      namePlace: mime.source.originAt(field.start).place,
      value: decodeField(field, mime.source),
    }))
  const first = (name: string): TracedText | null =>
    headerFields.find((field) => field.name.toLowerCase() === name)?.value ?? null
  const shown = mime.parts.filter((part) => !isAttachment(part))
  const html = shown.find(({ contentType }) => contentType === 'text/html')
  const text = shown.find(({ contentType }) => contentType === 'text/plain')
  return {
    subject: first('subject'),
    from: first('from'),
    replyTo: first('reply-to'),
    headerFields: [...headerFields, ...added],
    mime,
    htmlText: html === undefined ? null : decodePart(mime, html),
    textPart: text === undefined ? null : decodePart(mime, text),
  }
}
