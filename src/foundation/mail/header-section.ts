/** Reads the header section of any received message: splits it into fields, unfolds them and decodes them. */

import { decodeWords } from 'postal-mime'

import { endOfHeaderSection, maxHeaderBytes } from './header-limits.ts'

/** One header field of a received message. */
export interface ReceivedHeaderField {
  /** The name as written. Convert the name to lowercase before comparing. */
  readonly name: string
  /** Everything after the colon, including folds, without the final line ending. */
  readonly rawValue: string
  /** The value, unfolded and trimmed, with encoded-words decoded (RFC 2047). Untrusted: escape before showing it. */
  readonly value: string
}

const maxFieldCount = 2000
/** The maximum length of a value to decode. Longer values stay encoded, because decoding is slow. */
const maxDecodedCharacters = 16_384

/**
 * Reads the header fields of a message, first to last, up to 2,000 fields and 512 KiB. Skips lines that are neither a
 * field nor a continuation line.
 */
export function readHeaderSection(message: Uint8Array): readonly ReceivedHeaderField[] {
  const section = new TextDecoder().decode(message.subarray(0, Math.min(endOfHeaderSection(message), maxHeaderBytes)))
  const fields: { name: string; lines: string[] }[] = []
  for (const line of section.split(/\r?\n/u)) {
    const current = fields.at(-1)
    if (/^[ \t]/u.test(line)) {
      current?.lines.push(line)
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trimEnd()
    if (!/^[\x21-\x39\x3b-\x7e]+$/u.test(name)) continue
    if (fields.length === maxFieldCount) break
    fields.push({ name, lines: [line.slice(colon + 1)] })
  }
  return fields.map(({ name, lines }) => ({ name, rawValue: lines.join('\r\n'), value: decodeValue(lines) }))
}

/** Returns the values of all fields with this name (case-insensitive), first to last. */
export function valuesOf(fields: readonly ReceivedHeaderField[], name: string): readonly string[] {
  const wanted = name.toLowerCase()
  return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value)
}

/** Removes folds (RFC 5322 §2.2.3) and surrounding white space. */
export function unfold(rawValue: string): string {
  return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim()
}

function decodeValue(lines: readonly string[]): string {
  const value = lines.join('').trim()
  return value.includes('=?') && value.length <= maxDecodedCharacters ? decodeWords(value) : value
}
