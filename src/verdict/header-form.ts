/** What the header section looks like byte for byte: parsers skip and repair what receivers refuse. */

import { endOfHeaderSection } from '../mail/header-limits.ts'

export interface HeaderForm {
  /** Lines that are neither a field nor the continuation of one, at most ten, cut to 80 characters. */
  readonly malformedLines: readonly string[]
  /** Octets before the empty line. */
  readonly sizeBytes: number
  readonly fieldCount: number
}

/** Beyond this a section is over every provider's limit anyway, and is not read line by line. */
const maxReadBytes = 1024 * 1024

/** Looks at the header section of a message with CRLF or LF line ends. */
export function readHeaderForm(bytes: Uint8Array): HeaderForm {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sizeBytes = endOfHeaderSection(bytes)
  // latin1: one character an octet, whatever the octets are.
  const lines = buffer.subarray(0, Math.min(sizeBytes, maxReadBytes)).toString('latin1').split(/\r?\n/u)
  const malformedLines: string[] = []
  let fieldCount = 0
  for (const line of lines) {
    if (isField(line)) fieldCount += 1
    // The first line of all can continue nothing.
    else if (line !== '' && !(fieldCount > 0 && isContinuation(line))) malformedLines.push(line.trim().slice(0, 80))
  }
  return { malformedLines: malformedLines.slice(0, 10), sizeBytes, fieldCount }
}

/** RFC 5322 §2.2: printable ASCII but the colon; §4.5.3 still allows blanks before the colon. */
function isField(line: string): boolean {
  return /^[!-9;-~]+[ \t]*:/u.test(line)
}

function isContinuation(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('\t')
}
