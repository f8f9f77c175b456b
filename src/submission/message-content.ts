/** A message's bytes as DATA wants them: dot-stuffed, CRLF line ends, closed by the final dot. RFC 5321 §4.5.2. */

/** What is written for one message: `parts` in order, then `finalDot`. */
export interface MessageContent {
  readonly parts: readonly Uint8Array[]
  /** The line that ends the message; with a line end before it where the message lacks one. */
  readonly finalDot: string
  /** True when a byte above 127 occurs, so that 8BITMIME should be declared (RFC 6152). */
  readonly hasEightBit: boolean
}

/** Where the reader stands before a byte. */
type Position = 'line-start' | 'after-cr' | 'inside'

interface Stuffed {
  readonly bytes: Uint8Array
  readonly hasEightBit: boolean
  readonly end: Position
}

/** Chunks are shared by all copies of a message, so each is looked at once and not once a seed. */
export type StuffedChunks = WeakMap<Uint8Array, Map<Position, Stuffed>>

const cr = 0x0d
const lf = 0x0a
const dot = 0x2e

const finalDots: Readonly<Record<Position, string>> = {
  'line-start': '.\r\n',
  'after-cr': '\n.\r\n',
  inside: '\r\n.\r\n',
}

/**
 * The content of one message. Composed messages have CRLF line ends only; should a bare CR or LF come, it is made a
 * CRLF, because a server that takes it for a line end could be made to see a second message (SMTP smuggling).
 */
export function prepareContent(chunks: readonly Uint8Array[], cache: StuffedChunks): MessageContent {
  let position: Position = 'line-start'
  const stuffed = chunks.map((chunk) => {
    const one = stuffOnce(chunk, position, cache)
    position = one.end
    return one
  })
  return {
    parts: stuffed.map((one) => one.bytes).filter((bytes) => bytes.length > 0),
    finalDot: finalDots[position],
    hasEightBit: stuffed.some((one) => one.hasEightBit),
  }
}

function stuffOnce(chunk: Uint8Array, start: Position, cache: StuffedChunks): Stuffed {
  const known = cache.get(chunk) ?? new Map<Position, Stuffed>()
  const found = known.get(start)
  if (found !== undefined) return found
  const stuffed = stuff(chunk, start)
  cache.set(chunk, known.set(start, stuffed))
  return stuffed
}

function stuff(chunk: Uint8Array, start: Position): Stuffed {
  let position = start
  let insertedCount = 0
  let hasEightBit = false
  // An index loop: entries() makes an array a byte, ten times as slow.
  for (let index = 0; index < chunk.length; index += 1) {
    const byte = chunk[index] ?? 0
    insertedCount += insertionBefore(byte, position)?.length ?? 0
    hasEightBit ||= byte > 0x7f
    position = positionAfter(byte)
  }
  // Most chunks need nothing, and copies of a message share them.
  const bytes = insertedCount === 0 ? chunk : copyStuffed(chunk, start, insertedCount)
  return { bytes, hasEightBit, end: position }
}

function copyStuffed(chunk: Uint8Array, start: Position, insertedCount: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(chunk.length + insertedCount)
  let position = start
  let length = 0
  for (let index = 0; index < chunk.length; index += 1) {
    const byte = chunk[index] ?? 0
    for (const inserted of insertionBefore(byte, position) ?? []) bytes[length++] = inserted
    bytes[length++] = byte
    position = positionAfter(byte)
  }
  return bytes
}

const insertedDot: readonly number[] = [dot]
const insertedCr: readonly number[] = [cr]
const insertedLf: readonly number[] = [lf]
const insertedLfDot: readonly number[] = [lf, dot]

function insertionBefore(byte: number, position: Position): readonly number[] | null {
  if (position === 'after-cr') {
    if (byte === lf) return null
    return byte === dot ? insertedLfDot : insertedLf
  }
  if (byte === lf) return insertedCr
  return byte === dot && position === 'line-start' ? insertedDot : null
}

function positionAfter(byte: number): Position {
  if (byte === lf) return 'line-start'
  return byte === cr ? 'after-cr' : 'inside'
}
