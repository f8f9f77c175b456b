/** Checks the size of a header section before any parser reads it. */

/** The maximum size of a header section. Gmail rejects sections over 500 KB. */
export const maxHeaderBytes: number = 512 * 1024
const maxFieldCount = 10_000
const maxFieldBytes = 64 * 1024
/** The maximum number of lines per header field. mailauth joins lines in quadratic time: 62,000 lines take 10 s. */
const maxFieldLines = 1000

const newline = 0x0a
const carriageReturn = 0x0d

/** Returns the index after the last line of the header section, or the message's length if the message has no body. */
export function endOfHeaderSection(message: Uint8Array): number {
  if (message[0] === newline || (message[0] === carriageReturn && message[1] === newline)) return 0
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const ends = [bytes.indexOf('\n\r\n'), bytes.indexOf('\n\n')].filter((index) => index >= 0)
  return ends.length === 0 ? message.length : Math.min(...ends) + 1
}

/**
 * Matches a field's name and colon. RFC 5322 §2.2 requires printable ASCII; §4.5.3 (obsolete syntax) allows spaces
 * before the colon.
 */
export const fieldStart: RegExp = /^([!-9;-~]+)[ \t]*:/u

/**
 * Describes the limit that a header section exceeds, or returns null if it exceeds none. Runs in linear time. Like
 * mailauth, counts every line that does not start a field as a continuation line.
 */
export function findHeaderExcess(message: Uint8Array): string | null {
  const sizeBytes = endOfHeaderSection(message)
  if (sizeBytes > maxHeaderBytes) return `the header section is larger than ${maxHeaderBytes / 1024} KiB`
  let fieldCount = 0
  let lineCount = 0
  let fieldBytes = 0
  for (const line of Buffer.from(message.buffer, message.byteOffset, sizeBytes).toString('latin1').split('\n')) {
    if (fieldStart.test(line)) {
      fieldCount += 1
      lineCount = 0
      fieldBytes = 0
    }
    lineCount += 1
    fieldBytes += line.length + 1
    if (fieldCount > maxFieldCount) return `the header section has more than ${maxFieldCount} fields`
    if (lineCount > maxFieldLines) return `a header field has more than ${maxFieldLines} lines`
    if (fieldBytes > maxFieldBytes) return `a header field is longer than ${maxFieldBytes / 1024} KiB`
  }
  return null
}
