/** Splits a finished message (`.eml`) so that individual header fields can be replaced. */

import { fieldStart } from './header-limits.ts'

/** A header field with its folds and final line ending, or a malformed line in the header section. */
export interface OriginalField {
  /** The name in lowercase; '' for a line that is not a field. */
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A message that is sent unchanged, except for the fields that are different in each copy. All line endings are CRLF.
 */
export interface OriginalMessage {
  /** The fields in order, including duplicate and malformed ones. */
  readonly fields: readonly OriginalField[]
  /** The empty line after the header section, followed by the body; empty if the message has neither. */
  readonly rest: Uint8Array
  /** The names, in lowercase, of the fields that were replaced or added by settings. */
  readonly replacedNames: readonly string[]
}

const cr = 0x0d
const lf = 0x0a
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])
const lineEnd = Buffer.from('\r\n')

/** The maximum number of header fields to split. Later fields stay in `rest`. */
export const maxFieldCount = 2000

/**
 * Splits a message. Drops a byte order mark and the `From ` line of mailbox files. Bare CR and LF become CRLF, the only
 * line ending in SMTP (RFC 5321 §2.3.8).
 */
export function splitOriginal(file: Uint8Array): OriginalMessage {
  const bytes = withoutMailboxLine(withCrlf(withoutByteOrderMark(file)))
  const fields: { name: string; start: number; end: number }[] = []
  let start = 0
  while (start < bytes.length && fields.length <= maxFieldCount && !bytes.subarray(start, start + 2).equals(lineEnd)) {
    const found = bytes.indexOf(lineEnd, start)
    const end = found === -1 ? bytes.length : found + 2
    const last = fields.at(-1)
    const isFold = bytes[start] === 0x20 || bytes[start] === 0x09
    if (isFold && last !== undefined) last.end = end
    else fields.push({ name: nameIn(bytes.subarray(start, end)), start, end })
    start = end
  }
  return {
    fields: fields.map(({ name, start: from, end }) => ({ name, bytes: endLine(bytes.subarray(from, end)) })),
    rest: bytes.subarray(start),
    replacedNames: [],
  }
}

/** A rendered header field: folded, without its final CRLF. */
export interface NewField {
  readonly name: string
  readonly line: string
}

/**
 * Replaces all fields that have the same name as a new field, at the position of the first one. New fields whose names
 * do not occur in the message are added to the end of the header section.
 */
export function replaceFields(message: OriginalMessage, newFields: readonly NewField[]): OriginalMessage {
  const byName = Map.groupBy(newFields, ({ name }) => name.toLowerCase())
  const added = new Set<string>()
  const bytesOf = (name: string): readonly OriginalField[] => {
    if (added.has(name)) return []
    added.add(name)
    return (byName.get(name) ?? []).map(({ line }) => ({ name, bytes: Buffer.from(`${line}\r\n`) }))
  }
  const replaced = message.fields.flatMap((field) => (byName.has(field.name) ? bytesOf(field.name) : [field]))
  return {
    fields: [...replaced, ...[...byName.keys()].flatMap(bytesOf)],
    rest: message.rest,
    replacedNames: [...new Set([...message.replacedNames, ...byName.keys()])],
  }
}

/** Returns the bytes of the message: the inverse of `splitOriginal`. */
export function bytesOfOriginal({ fields, rest }: OriginalMessage): Buffer {
  return Buffer.concat([...fields.map(({ bytes }) => bytes), rest])
}

function nameIn(line: Uint8Array): string {
  const text = Buffer.from(line).toString('latin1')
  return fieldStart.exec(text)?.[1]?.toLowerCase() ?? ''
}

function endLine(line: Uint8Array): Uint8Array {
  return line.at(-1) === lf ? line : Buffer.concat([line, lineEnd])
}

function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return byteOrderMark.equals(bytes.subarray(0, 3)) ? bytes.subarray(3) : bytes
}

function withoutMailboxLine(bytes: Buffer): Buffer {
  if (!/^>?From $/u.test(bytes.toString('latin1', 0, bytes[0] === 0x3e ? 6 : 5))) return bytes
  const end = bytes.indexOf(lineEnd)
  return end === -1 ? bytes : bytes.subarray(end + 2)
}

/** If the message is in memory shared by all threads, so is the result. */
function withCrlf(bytes: Uint8Array): Buffer {
  const sizeBytes = bytes.length + countLoneEnds(bytes)
  if (sizeBytes === bytes.length) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const whole =
    bytes.buffer instanceof SharedArrayBuffer
      ? Buffer.from(new SharedArrayBuffer(sizeBytes))
      : Buffer.allocUnsafe(sizeBytes)
  let length = 0
  // This loop uses an index for speed, because messages can be millions of bytes long.
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    const isCrlf = byte === cr && bytes[index + 1] === lf
    if (byte !== cr && byte !== lf) whole[length++] = byte
    else {
      whole[length++] = cr
      whole[length++] = lf
    }
    if (isCrlf) index += 1
  }
  return whole
}

/** Counts the CR and LF that do not belong to a CRLF. */
function countLoneEnds(bytes: Uint8Array): number {
  let count = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]
    if (byte === lf) count += 1
    else if (byte === cr && bytes[index + 1] === lf) index += 1
    else if (byte === cr) count += 1
  }
  return count
}
