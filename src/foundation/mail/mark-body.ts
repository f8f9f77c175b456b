/** Adds a tracking id to the body of a finished message, without changing other bytes. */

import type { TrackingId } from '../contract/identifiers.ts'
import { endOfHeaderSection } from './header-limits.ts'
import { readHeaderSection, valuesOf } from './header-section.ts'
import { bytesOfOriginal, type OriginalMessage } from './original-message.ts'

interface Insertion {
  /** The offset of the insertion, counted from the start of the message. */
  readonly at: number
  /** The number of bytes that the insertion replaces. */
  readonly removedCount: number
  readonly bytes: Uint8Array
}

interface Entity {
  readonly start: number
  readonly end: number
}

/**
 * The maximum nesting depth of MIME parts. Each level requires another scan of the bytes. Real mail has fewer levels.
 */
const maxDepth = 10

/**
 * Returns everything after the header section, with the id added as the last line of the first text part and as a
 * comment at the end of the first HTML part. If no part is usable (for example, because of broken boundaries or base64,
 * or because the body is signed or encrypted), adds the id as a line after all parts.
 */
export function markBody(original: OriginalMessage, trackingId: TrackingId): Buffer {
  const message = bytesOfOriginal(original)
  const insertions = new Map<string, Insertion>()
  findTexts(message, { start: 0, end: message.length }, { insertions, trackingId, depth: 0 })
  const headerBytes = message.length - original.rest.length
  if (insertions.size === 0) {
    const { rest } = original
    const separator = rest.length === 0 ? '\r\n' : ''
    return Buffer.concat([rest, Buffer.from(`${separator}\r\npresend:${trackingId}\r\n`)])
  }
  const pieces: Uint8Array[] = []
  let copiedTo = headerBytes
  for (const { at, removedCount, bytes } of [...insertions.values()].toSorted((left, right) => left.at - right.at)) {
    pieces.push(message.subarray(copiedTo, at), bytes)
    copiedTo = at + removedCount
  }
  return Buffer.concat([...pieces, message.subarray(copiedTo)])
}

interface Search {
  /** The insertions: one per media type, for the first part of that type. */
  readonly insertions: Map<string, Insertion>
  readonly trackingId: TrackingId
  readonly depth: number
}

function findTexts(message: Buffer, entity: Entity, search: Search): void {
  const section = message.subarray(entity.start, entity.end)
  const fields = readHeaderSection(section)
  const contentType = valuesOf(fields, 'content-type')[0] ?? 'text/plain'
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const headerEnd = endOfHeaderSection(section)
  if (headerEnd === section.length) return
  const body = { start: entity.start + headerEnd + 2, end: entity.end }
  if (mediaType.startsWith('multipart/')) {
    // Stop here, because a change would invalidate the signature or corrupt the encrypted content.
    if (/^multipart\/(?:signed|encrypted)$/u.test(mediaType) || search.depth >= maxDepth) return
    for (const part of partsOf(message, body, boundaryOf(contentType))) {
      findTexts(message, part, { ...search, depth: search.depth + 1 })
    }
    return
  }
  const isText = mediaType === 'text/plain' || mediaType === 'text/html'
  const isFile = /^attachment/iu.test(valuesOf(fields, 'content-disposition')[0] ?? '')
  if (!isText || isFile || search.insertions.has(mediaType) || /charset\s*=\s*"?utf-(?:16|32)/iu.test(contentType))
    return
  const encoding = (valuesOf(fields, 'content-transfer-encoding')[0] ?? '7bit').toLowerCase()
  const insertion = insertionFor(message, body, { encoding, text: markText(mediaType, search.trackingId) })
  if (insertion !== null) search.insertions.set(mediaType, insertion)
}

function markText(mediaType: string, trackingId: TrackingId): string {
  return mediaType === 'text/html' ? `<!-- presend:${trackingId} -->\r\n` : `\r\npresend:${trackingId}\r\n`
}

function insertionFor(
  message: Buffer,
  { start, end }: Entity,
  { encoding, text }: { readonly encoding: string; readonly text: string },
): Insertion | null {
  const content = message.subarray(start, end)
  if (encoding === 'base64') return appendToBase64(content, start, text)
  const isEnded = content.length === 0 || content.subarray(-2).toString('latin1') === '\r\n'
  const added = `${isEnded ? '' : '\r\n'}${text}`
  const bytes = encoding === 'quoted-printable' ? quotePrintable(added) : Buffer.from(added)
  return { at: end, removedCount: 0, bytes }
}

/** Returns null for malformed base64. Malformed base64 is a defect that must reach the receiver unchanged. */
function appendToBase64(content: Buffer, at: number, text: string): Insertion | null {
  const written = content.toString('latin1').trimEnd()
  const decoded = Buffer.from(written, 'base64')
  if (decoded.toString('base64') !== written.replaceAll('\r\n', '')) return null
  const encoded = Buffer.concat([decoded, Buffer.from(`\r\n${text}`)]).toString('base64')
  return { at, removedCount: written.length, bytes: Buffer.from(encoded.replaceAll(/.{76}(?!$)/gu, '$&\r\n')) }
}

/** Encodes ASCII text as quoted-printable: escapes `=` and limits lines to 76 characters. */
function quotePrintable(text: string): Buffer {
  return Buffer.from(text.replaceAll('=', '=3D').replaceAll(/[^\r\n]{70}(?<!=3?)(?![\r\n])/gu, '$&=\r\n'))
}

function boundaryOf(contentType: string): string | null {
  const match = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/iu.exec(contentType)
  return match?.[1] ?? match?.[2] ?? null
}

/**
 * Returns the MIME entities between the delimiters. A delimiter includes the line ending before it (RFC 2046 §5.1.1).
 */
function partsOf(message: Buffer, { start, end }: Entity, boundary: string | null): readonly Entity[] {
  if (boundary === null) return []
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const parts: Entity[] = []
  // The first delimiter may begin with the line ending of the empty line that precedes the body.
  let found = nextDelimiter(message, delimiter, start - 2)
  while (found !== null && found.at < end && !found.isLast) {
    const next = nextDelimiter(message, delimiter, found.lineEnd)
    // The line ending after a delimiter may also be the start of the next delimiter.
    const partStart = found.lineEnd + 2
    parts.push({ start: partStart, end: Math.max(Math.min(next?.at ?? end, end), partStart) })
    found = next
  }
  return parts
}

interface Delimiter {
  readonly at: number
  /** The offset of the line ending after the delimiter. */
  readonly lineEnd: number
  readonly isLast: boolean
}

function nextDelimiter(message: Buffer, delimiter: Buffer, from: number): Delimiter | null {
  for (let at = message.indexOf(delimiter, from); at !== -1; at = message.indexOf(delimiter, at + 2)) {
    const lineEnd = message.indexOf('\r\n', at + delimiter.length)
    const suffix = message.toString('latin1', at + delimiter.length, lineEnd === -1 ? message.length : lineEnd)
    // "--outer" is also a prefix of "--outer-inner", so check the characters that follow.
    if (/^(?:--)?[ \t]*$/u.test(suffix)) {
      return { at, lineEnd: lineEnd === -1 ? message.length : lineEnd, isLast: suffix.startsWith('--') }
    }
  }
  return null
}
