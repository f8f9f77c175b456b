/**
 * Parses a complete message into its MIME tree, with the position of each part and field. Runs in time linear in the
 * length of the file.
 */

import { lineIndex } from '../../foundation/errors/line-index.ts'
import type { SourcePlace } from '../../foundation/errors/problem.ts'
import type { TextOrigin, TracedText } from '../../render/trace/source-map.ts'
import { fieldOfPart } from './mime-fields.ts'
import { readParameters } from './mime-parameters.ts'
import type { MimeBoundary, MimeField, MimeMessage, MimePart } from './mime-part.ts'

/**
 * The maximum nesting depth. Real messages are nested less deeply, and each level of nesting requires another scan of
 * the body.
 */
const maxDepth = 20
const maxParts = 1000

/** Parses a file. Never throws. */
export function parseMime(file: string, bytes: Uint8Array): MimeMessage {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const parts: MimePart[] = []
  const start = /^(?:\u00ef\u00bb\u00bf)?(?:From [^\n]*\n)?/u.exec(latin1)?.[0].length ?? 0
  const root = readPart({ latin1, start, end: latin1.length, parent: null, depth: 0, parts, defaultType: 'text/plain' })
  return { file, bytes, latin1, root, parts, source: sourceOf(file, latin1) }
}

function sourceOf(file: string, latin1: string): TracedText {
  const lines = lineIndex(latin1)
  // The last offset that was asked for and its column. Faults are mostly asked for in order, so that a line with many
  // faults is decoded only once.
  let known = { line: 0, offset: 0, column: 0 }
  const placeAt = (offset: number): SourcePlace => {
    const { line, column: byteColumn } = lines.positionOf(offset)
    const isAfterKnown = known.line === line && known.offset <= offset
    const from = isAfterKnown ? known : { offset: offset - byteColumn + 1, column: 1 }
    // Column numbers count characters, not bytes.
    const between = Buffer.from(latin1.slice(from.offset, offset), 'latin1').toString('utf8')
    const column = from.column + between.length
    // Decoding can continue only after an ASCII character, because it cannot be in the middle of another character.
    if (latin1.charCodeAt(offset - 1) < 0x80) known = { line, offset, column }
    return { file, line, column }
  }
  const originAt = (offset: number): TextOrigin => ({ kind: 'literal', place: placeAt(offset), expression: null })
  return { text: latin1, originAt, emptyValuesIn: () => [], valuesIn: () => [] }
}

interface PartRange {
  readonly latin1: string
  readonly start: number
  readonly end: number
  readonly parent: MimePart | null
  readonly depth: number
  readonly parts: MimePart[]
  /** The content type of a part without Content-Type. Parts of multipart/digest are messages. */
  readonly defaultType: string
}

function readPart(range: PartRange): MimePart {
  const { latin1, start, end, parent, depth, parts, defaultType } = range
  const { fields, bodyStart } = readFields(latin1, start, end)
  const typeField = fieldOfPart({ fields }, 'content-type')
  const { value, parameters } = readParameters(typeField?.raw ?? defaultType)
  const contentType = typeField === undefined && !/^[\w.+-]+\/[\w.+-]+$/u.test(value) ? defaultType : value
  const encodingField = fieldOfPart({ fields }, 'content-transfer-encoding')
  const children: MimePart[] = []
  const isMultipart = contentType.startsWith('multipart/')
  const boundary = parameters.get('boundary')
  const found =
    isMultipart && boundary !== undefined ? findBoundaries(latin1, { start: bodyStart, end }, boundary) : null
  const part: MimePart = {
    fields,
    contentType,
    parameters,
    encoding: encodingField?.raw.trim().toLowerCase() ?? '7bit',
    start,
    bodyStart,
    bodyEnd: end,
    children,
    parent,
    boundary: found?.boundary ?? null,
  }
  parts.push(part)
  if (found === null || depth >= maxDepth) return part
  for (const body of found.bodies) {
    if (parts.length >= maxParts) break
    const childType = contentType === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
    children.push(readPart({ latin1, ...body, parent: part, depth: depth + 1, parts, defaultType: childType }))
  }
  return part
}

function readFields(latin1: string, start: number, end: number): { fields: readonly MimeField[]; bodyStart: number } {
  const fields: { start: number; end: number }[] = []
  let position = start
  while (position < end) {
    const newline = latin1.indexOf('\n', position)
    const lineEnd = newline === -1 || newline >= end ? end : newline
    const next = Math.min(lineEnd + 1, end)
    const line = latin1.slice(position, lineEnd)
    if (line === '' || line === '\r') return { fields: fields.map((one) => fieldOf(latin1, one)), bodyStart: next }
    const last = fields.at(-1)
    if (/^[ \t]/u.test(line) && last !== undefined) last.end = lineEnd
    else fields.push({ start: position, end: lineEnd })
    position = next
  }
  return { fields: fields.map((one) => fieldOf(latin1, one)), bodyStart: end }
}

function fieldOf(latin1: string, { start, end }: { readonly start: number; readonly end: number }): MimeField {
  const written = latin1.slice(start, end).replace(/\r$/u, '')
  const colon = written.indexOf(':')
  const hasColon = colon > 0 && /^[!-9;-~]+[ \t]*$/u.test(written.slice(0, colon))
  const value = hasColon ? written.slice(colon + 1) : written
  const leading = value.length - value.trimStart().length
  return {
    name: hasColon ? written.slice(0, colon).trim() : '',
    raw: value.replaceAll(/\r?\n(?=[ \t])/gu, '').trim(),
    written,
    start,
    valueStart: start + (hasColon ? colon + 1 : 0) + leading,
    hasColon,
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Finds the delimiter lines for this boundary (RFC 2046 §5.1.1). */
function findBoundaries(
  latin1: string,
  { start, end }: Range,
  value: string,
): { readonly boundary: MimeBoundary; readonly bodies: readonly Range[] } {
  const delimiter = `--${value}`
  const bodies: { start: number; end: number }[] = []
  let openingCount = 0
  let isClosed = false
  let at = latin1.indexOf(delimiter, start)
  for (; at !== -1 && at < end && !isClosed; at = latin1.indexOf(delimiter, at + 1)) {
    if (at !== start && latin1[at - 1] !== '\n') continue
    const newline = latin1.indexOf('\n', at)
    const lineEnd = newline === -1 ? end : newline
    const rest = latin1.slice(at + delimiter.length, lineEnd).trim()
    if (rest !== '' && rest !== '--') continue
    const last = bodies.at(-1)
    if (last !== undefined) last.end = at - (latin1[at - 2] === '\r' ? 2 : 1)
    if (rest === '--') isClosed = true
    else {
      openingCount += 1
      const bodyStart = Math.min(lineEnd + 1, end)
      bodies.push({ start: bodyStart, end })
    }
  }
  // If a part is empty, its end can be before its start.
  return {
    boundary: { value, openingCount, isClosed },
    bodies: bodies.map((body) => ({ start: body.start, end: Math.max(body.start, body.end) })),
  }
}
