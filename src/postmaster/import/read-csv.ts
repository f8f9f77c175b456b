/** Parses CSV into cells with their positions. Source: RFC 4180, and the dialects that spreadsheets commonly write. */

import { bad, ok, type Parsed, type SourcePlace } from '../../errors/problem.ts'

/** A trimmed cell and its position in the file. */
export interface CsvCell {
  readonly text: string
  readonly place: SourcePlace
}

/** A non-empty row. */
export interface CsvRow {
  readonly cells: readonly CsvCell[]
  readonly place: SourcePlace
}

const delimiters = [',', ';', '\t'] as const

/**
 * Parses CSV. Accepts CRLF, LF and CR as line breaks, including in quoted cells. The text must not have a byte order
 * mark.
 */
export function readCsv(text: string, file: string): Parsed<readonly CsvRow[]> {
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let cells: CsvCell[] = []
  const at = { index: 0, line: 1, lineStart: 0 }
  const placeNow = (): SourcePlace => ({ file, line: at.line, column: at.index - at.lineStart + 1 })
  while (at.index < text.length) {
    const place = placeNow()
    const cell = text[at.index] === '"' ? readQuoted(text, at) : readPlain(text, at, delimiter)
    if (cell === null) {
      return bad({ input: 'csv', came: 'an unterminated quote', expected: 'a closing quote', place })
    }
    cells.push({ text: cell.trim(), place })
    const next = text[at.index]
    if (next === delimiter) {
      at.index += 1
      // If the text ends with a delimiter, add the empty cell that follows it.
      if (at.index === text.length) cells.push({ text: '', place: placeNow() })
      continue
    }
    if (next !== undefined && next !== '\r' && next !== '\n') {
      const expected = 'a delimiter after the closing quote'
      return bad({ input: 'csv', came: JSON.stringify(next), expected, place: placeNow() })
    }
    pushRow(rows, cells)
    cells = []
    skipLineEnd(text, at)
  }
  pushRow(rows, cells)
  return ok(rows)
}

interface Position {
  index: number
  line: number
  lineStart: number
}

function pushRow(rows: CsvRow[], cells: readonly CsvCell[]): void {
  const [first] = cells
  if (first !== undefined && cells.some((cell) => cell.text !== '')) rows.push({ cells, place: first.place })
}

/** Returns the delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r\n|\r|\n/u, 1)
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}

function readPlain(text: string, at: Position, delimiter: string): string {
  const start = at.index
  while (at.index < text.length && !isEnd(text.charAt(at.index), delimiter)) at.index += 1
  return text.slice(start, at.index)
}

function isEnd(character: string, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r'
}

/** Reads a quoted cell; returns null if the quote is not terminated. */
function readQuoted(text: string, at: Position): string | null {
  let value = ''
  at.index += 1
  for (;;) {
    const end = text.indexOf('"', at.index)
    if (end < 0) return null
    countLines(text, at, end)
    value += text.slice(at.index, end)
    at.index = end + 1
    if (text[at.index] !== '"') return value
    value += '"'
    at.index += 1
  }
}

function countLines(text: string, at: Position, end: number): void {
  for (let next = text.indexOf('\n', at.index); next >= 0 && next < end; next = text.indexOf('\n', next + 1)) {
    at.line += 1
    at.lineStart = next + 1
  }
}

function skipLineEnd(text: string, at: Position): void {
  if (at.index >= text.length) return
  at.index += text.startsWith('\r\n', at.index) ? 2 : 1
  at.line += 1
  at.lineStart = at.index
}
