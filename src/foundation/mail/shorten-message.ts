/**
 * Shortens a message before it is parsed. The parser takes about 10 µs per line, so this code removes text beyond a
 * limit and joins lines of base64 content.
 */

import { endOfHeaderSection } from './header-limits.ts'

export interface ShortenedMessage {
  readonly bytes: Uint8Array
  /** A clause that says how much of the message was read; null if nothing was omitted. */
  readonly note: string | null
}

const maxTextBytes = 2 * 1024 * 1024
const maxLineCount = 40_000
const maxPartCount = 1000
const maxPartHeaderBytes = 256 * 1024
/**
 * The length of the lines that result from joining base64 content. Longer lines are faster, because the decoder is
 * called once per line.
 */
const base64LineBytes = 48 * 1024

const note = 'only the beginning of the message was checked (at most 2 MiB of text, 40,000 lines and 1,000 parts)'

/**
 * Limits a message to 2 MiB and 40,000 lines of text, 1,000 parts, and 256 KiB of part headers, in linear time. Keeps
 * the content of base64 parts, but in longer lines.
 */
export function shortenMessage(message: Uint8Array): ShortenedMessage {
  const source = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const bodyStart = endOfHeaderSection(message)
  if (isShort(source, bodyStart)) return { bytes: message, note: null }
  const shortening = startShortening(source, bodyStart)
  while (shortening.position < source.length && !shortening.isStopped) takeLine(shortening)
  return {
    bytes: shortening.output.subarray(0, shortening.length),
    note: shortening.isCut || shortening.isStopped ? note : null,
  }
}

function isShort(source: Buffer, bodyStart: number): boolean {
  if (source.length - bodyStart > maxTextBytes) return false
  let position = bodyStart
  for (let count = 0; count < maxLineCount; count += 1) {
    const end = source.indexOf('\n', position)
    if (end < 0) return true
    position = end + 1
  }
  return false
}

interface Shortening {
  readonly source: Buffer
  readonly output: Buffer
  readonly boundaries: Set<string>
  position: number
  length: number
  /** The header section of the current part, as far as it has been read; null inside a body. */
  partHeader: string | null
  isBase64: boolean
  base64LineBytes: number
  textBytes: number
  lineCount: number
  partCount: number
  partHeaderBytes: number
  isCut: boolean
  isStopped: boolean
}

function startShortening(source: Buffer, bodyStart: number): Shortening {
  const shortening: Shortening = {
    source,
    // The buffer has room for one line ending after each long line of base64 and after each part.
    output: Buffer.allocUnsafe(source.length + 2 * (Math.ceil(source.length / base64LineBytes) + maxPartCount + 2)),
    boundaries: new Set(),
    position: bodyStart,
    length: bodyStart,
    partHeader: source.toString('latin1', 0, bodyStart),
    isBase64: false,
    base64LineBytes: 0,
    textBytes: 0,
    lineCount: 0,
    partCount: 0,
    partHeaderBytes: 0,
    isCut: false,
    isStopped: false,
  }
  source.copy(shortening.output, 0, 0, bodyStart)
  return shortening
}

function takeLine(shortening: Shortening): void {
  const { source, position, boundaries } = shortening
  const newline = source.indexOf('\n', position)
  const end = newline < 0 ? source.length : newline + 1
  shortening.position = end
  if (boundaries.size > 0 && source[position] === 0x2d && isBoundary(shortening, position, end)) {
    return startPart(shortening, position, end)
  }
  if (shortening.partHeader !== null) return takeHeaderLine(shortening, position, end)
  if (shortening.isBase64) return takeBase64(shortening, position, end)
  takeText(shortening, position, end)
}

/**
 * Returns true for a boundary line: `--`, the boundary, `--` if it ends the last part, and optional white space (RFC
 * 2046 §5.1.1).
 */
function isBoundary({ source, boundaries }: Shortening, start: number, end: number): boolean {
  if (source[start + 1] !== 0x2d || end - start > 1000) return false
  const line = source.toString('latin1', start + 2, end).trimEnd()
  return boundaries.has(line) || (line.endsWith('--') && boundaries.has(line.slice(0, -2)))
}

function startPart(shortening: Shortening, start: number, end: number): void {
  if (shortening.base64LineBytes > 0) endBase64Line(shortening)
  copy(shortening, start, end)
  shortening.partCount += 1
  shortening.partHeader = ''
  shortening.isBase64 = false
  if (shortening.partCount > maxPartCount) shortening.isStopped = true
}

function takeHeaderLine(shortening: Shortening, start: number, end: number): void {
  const line = shortening.source.toString('latin1', start, end)
  shortening.partHeaderBytes += line.length
  if (shortening.partHeaderBytes > maxPartHeaderBytes) {
    shortening.isStopped = true
    return
  }
  copy(shortening, start, end)
  if (line.trimEnd() !== '') {
    shortening.partHeader += line
    return
  }
  const header = shortening.partHeader ?? ''
  const boundary = /boundary\s*=\s*(?:"([^"]{1,500})"|([^\s;"]{1,500}))/iu.exec(header)
  if (boundary !== null) shortening.boundaries.add((boundary[1] ?? boundary[2] ?? '').trimEnd())
  shortening.isBase64 = /^content-transfer-encoding[ \t]*:\s*"?base64/imu.test(header)
  shortening.partHeader = null
}

function takeBase64(shortening: Shortening, start: number, end: number): void {
  const { source } = shortening
  let contentEnd = end
  while (contentEnd > start && (source[contentEnd - 1] ?? 0) <= 0x20) contentEnd -= 1
  if (shortening.base64LineBytes + contentEnd - start > base64LineBytes) endBase64Line(shortening)
  copy(shortening, start, contentEnd)
  shortening.base64LineBytes += contentEnd - start
}

function endBase64Line(shortening: Shortening): void {
  shortening.length += shortening.output.write('\r\n', shortening.length)
  shortening.base64LineBytes = 0
}

function takeText(shortening: Shortening, start: number, end: number): void {
  const leftBytes = maxTextBytes - shortening.textBytes
  if (leftBytes > 0 && shortening.lineCount < maxLineCount) {
    const keptEnd = Math.min(end, start + leftBytes)
    copy(shortening, start, keptEnd)
    shortening.textBytes += keptEnd - start
    shortening.lineCount += 1
    if (keptEnd < end) shortening.isCut = true
    return
  }
  shortening.isCut = true
  // Skip to the next line that may be a boundary.
  const next = shortening.boundaries.size === 0 ? -1 : shortening.source.indexOf('\n--', end - 1)
  shortening.position = next < 0 ? shortening.source.length : next + 1
}

function copy(shortening: Shortening, start: number, end: number): void {
  shortening.source.copy(shortening.output, shortening.length, start, end)
  shortening.length += end - start
}
