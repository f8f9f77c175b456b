/** The header section of a message that came from anywhere: split, unfolded and decoded, whatever is in it. */

import { decodeWords } from 'postal-mime'

import { endOfHeaderSection, maxHeaderBytes } from './header-limits.ts'

/** One header field of a received message, in its place. */
export interface ReceivedHeaderField {
  /** As it was written; compare it in lower case. */
  readonly name: string
  /** Everything after the colon as it came, folds included, without the last line end. */
  readonly rawValue: string
  /** Unfolded, encoded-words decoded (RFC 2047), trimmed. Foreign: escape it. */
  readonly value: string
}

const maxFieldCount = 2000
/** Longer values are not decoded: no sender needs it, and decoding is where time can be burnt. */
const maxDecodedCharacters = 16_384

/**
 * The header fields of a message, first to last. Lines that are no field and continue none are skipped;
 * at most 2,000 fields and 512 KiB are read.
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

/** Values of all fields with this name, first to last. `name` is compared without regard to case. */
export function valuesOf(fields: readonly ReceivedHeaderField[], name: string): readonly string[] {
  const wanted = name.toLowerCase()
  return fields.filter((field) => field.name.toLowerCase() === wanted).map((field) => field.value)
}

/** A value without its folds (RFC 5322 §2.2.3) and without space around it. */
export function unfold(rawValue: string): string {
  return rawValue.replaceAll(/\r?\n(?=[ \t])/gu, '').trim()
}

function decodeValue(lines: readonly string[]): string {
  const value = lines.join('').trim()
  // Most values hold no encoded-word at all.
  return value.includes('=?') && value.length <= maxDecodedCharacters ? decodeWords(value) : value
}
