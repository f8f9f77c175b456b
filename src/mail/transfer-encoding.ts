/** How content becomes lines that any server passes on unchanged: RFC 2045 §6. */

/** Content in the form it is sent in, without a last CRLF of its own. */
export interface EncodedContent {
  readonly transferEncoding: '7bit' | 'quoted-printable' | 'base64'
  readonly body: Buffer
}

/** RFC 5322 §2.1.1: wanted; longer lines are legal up to 998, but somebody on the way breaks them. */
const plainLineCharacters = 78
/** RFC 2045 §6.7 and §6.8. */
const encodedLineCharacters = 76

/**
 * Text in its smallest safe form. `7bit` when it is ASCII in short lines that no server rewrites; else
 * quoted-printable, or base64 where most of it is not ASCII (spam filters mistrust base64 that had no need). Line ends become CRLF.
 */
export function encodeText(text: string): EncodedContent {
  const lines = text.toWellFormed().split(/\r\n|\r|\n/u)
  if (lines.every(isPlainLine)) return { transferEncoding: '7bit', body: Buffer.from(lines.join('\r\n')) }
  const bytes = Buffer.from(lines.join('\r\n'))
  const quoted = encodeQuotedPrintable(lines)
  if (quoted.length <= bytes.length * 2) return { transferEncoding: 'quoted-printable', body: quoted }
  return encodeBytes(bytes)
}

/** Any bytes as base64 in lines of 76 characters. */
export function encodeBytes(bytes: Uint8Array): EncodedContent {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  const lines: string[] = []
  for (let at = 0; at < text.length; at += encodedLineCharacters) lines.push(text.slice(at, at + encodedLineCharacters))
  return { transferEncoding: 'base64', body: Buffer.from(lines.join('\r\n'), 'latin1') }
}

/** Mailbox files escape a line that starts with `From `, which would break the signature. */
function isPlainLine(line: string): boolean {
  return line.length <= plainLineCharacters && /^[\t -~]*$/u.test(line) && !line.startsWith('From ')
}

function encodeQuotedPrintable(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map(quoteLine).join('\r\n'), 'latin1')
}

/** One line with soft breaks. */
function quoteLine(line: string): string {
  const bytes = Buffer.from(line)
  const rows: string[] = []
  let row = ''
  for (let index = 0; index < bytes.length; index += 1) {
    const isLast = index === bytes.length - 1
    let piece = pieceAt(bytes, index, row === '')
    if (row.length + piece.length > encodedLineCharacters - (isLast ? 0 : 1)) {
      rows.push(`${row}=`)
      row = ''
      piece = pieceAt(bytes, index, true)
    }
    row += piece
  }
  return [...rows, row].join('\r\n')
}

/**
 * A byte as it may stand there. Quoted beyond what the standard asks for: a dot at the start of a row, which some
 * servers double or drop, and the F of a `From ` there.
 */
function pieceAt(bytes: Buffer, index: number, isRowStart: boolean): string {
  const byte = bytes[index] ?? 0
  const isBlankAtEnd = index === bytes.length - 1 && (byte === 0x20 || byte === 0x09)
  const isRisky =
    isRowStart && (byte === 0x2e || (byte === 0x46 && bytes.toString('latin1', index, index + 5) === 'From '))
  return (isBlankAtEnd || isRisky ? hexPieces : plainPieces)[byte] ?? ''
}

const hexPieces = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
const plainPieces = hexPieces.map((hex, byte) =>
  /[\t -<>-~]/u.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex,
)
