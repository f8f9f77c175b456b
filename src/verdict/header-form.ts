/**
 * Checks the raw bytes of the header section, because parsers skip or repair defects that make receivers reject a
 * message.
 */

import { endOfHeaderSection, fieldStart } from '../foundation/mail/header-limits.ts'

export interface HeaderForm {
  /** At most ten lines that are neither a field nor a continuation, shortened to 80 characters. */
  readonly malformedLines: readonly string[]
  /** The size of the header section in bytes, up to the empty line. */
  readonly sizeBytes: number
  readonly fieldCount: number
}

/** The maximum number of bytes to read, which is larger than any provider's limit for the header section. */
const maxReadBytes = 1024 * 1024

/** Reads the header section of a message with CRLF or LF line endings. */
export function readHeaderForm(bytes: Uint8Array): HeaderForm {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sizeBytes = endOfHeaderSection(bytes)
  // Decode as latin1, which maps each byte to one character.
  const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u)
  const malformedLines: string[] = []
  let fieldCount = 0
  for (const line of lines) {
    if (fieldStart.test(line)) fieldCount += 1
    // The first line of the section cannot be a continuation.
    else if (line !== '' && !(fieldCount > 0 && /^[ \t]/u.test(line))) malformedLines.push(line.trim().slice(0, 80))
  }
  return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount }
}
