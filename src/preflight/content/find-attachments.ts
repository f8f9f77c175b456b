/** Finds a message's attachments and their positions in the file. */

import { sliceTraced, type TextOrigin } from '../../render/trace/source-map.ts'
import { decodeField } from '../message/decode-field.ts'
import { bytesOfPart, fieldOfPart } from '../message/mime-fields.ts'
import { readParameters } from '../message/mime-parameters.ts'
import type { MimeField, MimeMessage, MimePart } from '../message/mime-part.ts'
import type { RuleContext } from '../rule-context.ts'

/** A message part that mail clients show as a file. */
export interface AttachedFile {
  /** The file name; null if the part has no name. */
  readonly name: string | null
  /** The content type in lower case, without parameters. */
  readonly contentType: string
  /** The value of Content-ID without angle brackets; null if the field is missing. */
  readonly contentId: string | null
  readonly at: TextOrigin
  readonly content: () => Uint8Array
}

/** Returns the attached files in message order. */
export function findAttachments({ mime, message, template }: RuleContext): readonly AttachedFile[] {
  if (mime !== null) return mime.parts.flatMap((part) => fileOf(mime, part))
  return message.attachments.map(({ filename, contentType, contentId = null, content }) => ({
    name: filename,
    contentType: contentType.toLowerCase(),
    contentId,
    at: { kind: 'unknown', place: template.headPlace, expression: null },
    content: () => content,
  }))
}

function fileOf(mime: MimeMessage, part: MimePart): readonly AttachedFile[] {
  if (part.children.length > 0 || part.contentType.startsWith('multipart/')) return []
  const disposition = fieldOfPart(part, 'content-disposition')
  const type = fieldOfPart(part, 'content-type')
  const named =
    namedBy(mime, disposition, ['filename*', 'filename*0*', 'filename*0', 'filename']) ??
    namedBy(mime, type, ['name*', 'name*0*', 'name*0', 'name'])
  const isInlineText = part.contentType === 'text/plain' || part.contentType === 'text/html'
  if (named === null && isInlineText) return []
  const field = disposition ?? type
  const contentId = fieldOfPart(part, 'content-id')?.raw ?? null
  return [
    {
      name: named?.name ?? null,
      contentType: part.contentType,
      contentId: contentId?.trim().replace(/^<|>$/gu, '') ?? null,
      at: named?.at ?? mime.source.originAt(field?.start ?? part.start),
      content: () => bytesOfPart(mime, part),
    },
  ]
}

function namedBy(
  mime: MimeMessage,
  field: MimeField | undefined,
  parameterNames: readonly string[],
): { readonly name: string; readonly at: TextOrigin } | null {
  if (field === undefined) return null
  const { parameters } = readParameters(field.raw)
  const parameter = parameterNames.find((name) => parameters.has(name))
  if (parameter === undefined) return null
  const value = joinedValue(parameters, parameter)
  const index = field.written.toLowerCase().indexOf(parameter.replace(/\*.*$/u, ''))
  return { name: decodeName(mime, value), at: mime.source.originAt(field.start + Math.max(index, 0)) }
}

/** Joins the numbered parameters into which a long value is split (RFC 2231 §3). */
function joinedValue(parameters: ReadonlyMap<string, string>, first: string): string {
  if (!first.includes('*0')) return decodeExtended(parameters.get(first) ?? '', first)
  const base = first.slice(0, first.indexOf('*0'))
  const pieces: string[] = []
  for (let index = 0; index < 100; index += 1) {
    const name = [`${base}*${index}*`, `${base}*${index}`].find((one) => parameters.has(one))
    if (name === undefined) break
    pieces.push(decodeExtended(parameters.get(name) ?? '', name))
  }
  return pieces.join('')
}

/** Decodes a value such as `utf-8''na%C3%AFve.exe` (RFC 2231 §4). */
function decodeExtended(value: string, name: string): string {
  if (!name.endsWith('*')) return value
  const text = value.replace(/^[\w.:-]{0,40}'[\w-]{0,20}'/u, '')
  const bytes = text.replaceAll(/%([0-9a-f]{2})/giu, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes encoded-words in a file name. Many programs write encoded-words there, although RFC 2047 forbids this. */
function decodeName({ source }: MimeMessage, value: string): string {
  if (!value.includes('=?')) return value
  const field = { name: '', raw: value, written: value, start: 0, valueStart: 0, hasColon: true }
  return decodeField(field, sliceTraced(source, 0, 0)).text
}
