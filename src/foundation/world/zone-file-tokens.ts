/** Splits a master file (RFC 1035 §5.1) into entries: handles comments, quotes, escapes and parentheses. */

import type { Problem } from '../errors/problem.ts'

/** One word or quoted string. Escapes are not resolved. */
export interface ZoneToken {
  readonly text: string
  readonly isQuoted: boolean
  readonly line: number
  readonly column: number
}

/** One directive or record, possibly spanning several lines. */
export interface ZoneEntry {
  readonly tokens: readonly ZoneToken[]
  /**
   * True if the line starts with white space, which means that the record has the same owner as the previous record.
   */
  readonly hasBlankOwner: boolean
  readonly line: number
}

interface Cursor {
  readonly text: string
  readonly fileName: string
  readonly problems: Problem[]
  position: number
  line: number
  lineStart: number
}

/** Returns all entries, and any problems with quotes and parentheses. Error messages never quote the text. */
export function readZoneEntries(
  text: string,
  fileName: string,
): { readonly entries: readonly ZoneEntry[]; readonly problems: readonly Problem[] } {
  // Skip the byte order mark that Windows editors add.
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const cursor: Cursor = { text, fileName, problems: [], position: start, line: 1, lineStart: start }
  const entries: ZoneEntry[] = []
  while (cursor.position < text.length) {
    const entry = readEntry(cursor)
    if (entry.tokens.length > 0) entries.push(entry)
  }
  return { entries, problems: cursor.problems }
}

function readEntry(cursor: Cursor): ZoneEntry {
  const hasBlankOwner = /[ \t]/u.test(cursor.text.charAt(cursor.position))
  const line = cursor.line
  const tokens: ZoneToken[] = []
  const openAt: number[] = []
  while (cursor.position < cursor.text.length) {
    const character = cursor.text.charAt(cursor.position)
    if (character === '\n') {
      startNextLine(cursor)
      if (openAt.length === 0) return { tokens, hasBlankOwner, line }
    } else if (character === ';') skipComment(cursor)
    else if (character === '(' || character === ')') readParenthesis(cursor, openAt)
    else if (character === '"') tokens.push(readQuoted(cursor))
    else if (/\s/u.test(character)) cursor.position += 1
    else tokens.push(readWord(cursor))
  }
  const opened = openAt[0]
  if (opened !== undefined) report(cursor, opened, { came: 'an unclosed "("', expected: 'a matching ")"' })
  return { tokens, hasBlankOwner, line }
}

function startNextLine(cursor: Cursor): void {
  cursor.position += 1
  cursor.line += 1
  cursor.lineStart = cursor.position
}

function skipComment(cursor: Cursor): void {
  const end = cursor.text.indexOf('\n', cursor.position)
  cursor.position = end === -1 ? cursor.text.length : end
}

function readParenthesis(cursor: Cursor, openAt: number[]): void {
  const isOpening = cursor.text.charAt(cursor.position) === '('
  cursor.position += 1
  if (isOpening) openAt.push(cursor.line)
  else if (openAt.pop() === undefined) report(cursor, cursor.line, { came: '")"', expected: 'a "(" before it' })
}

function readQuoted(cursor: Cursor): ZoneToken {
  const place = { line: cursor.line, column: columnOf(cursor) }
  const start = cursor.position + 1
  const end = indexOfFirst(/["\n]/u, cursor.text, start)
  // A quoted string must end on the same line. Otherwise, a missing closing quote would swallow the rest of the file.
  if (cursor.text.charAt(end) !== '"') {
    report(cursor, cursor.line, { came: 'an unclosed quoted string', expected: 'a closing " on the same line' })
    cursor.position = end
  } else cursor.position = end + 1
  return { text: cursor.text.slice(start, end).replace(/\r$/u, ''), isQuoted: true, ...place }
}

function readWord(cursor: Cursor): ZoneToken {
  const place = { line: cursor.line, column: columnOf(cursor) }
  const start = cursor.position
  cursor.position = indexOfFirst(/[\s;()"]/u, cursor.text, start)
  return { text: cursor.text.slice(start, cursor.position), isQuoted: false, ...place }
}

/** Returns the index of the first unescaped character that matches, or the length of the text. */
function indexOfFirst(character: RegExp, text: string, start: number): number {
  let at = start
  while (at < text.length && !character.test(text.charAt(at))) {
    at += text.charAt(at) === '\\' && text.charAt(at + 1) !== '\n' ? 2 : 1
  }
  return Math.min(at, text.length)
}

function columnOf(cursor: Cursor): number {
  return cursor.position - cursor.lineStart + 1
}

function report(cursor: Cursor, line: number, what: { readonly came: string; readonly expected: string }): void {
  cursor.problems.push({ input: 'zone-file', ...what, place: { file: cursor.fileName, line } })
}

/**
 * Decodes escapes: `\DDD` is one byte, and `\X` is the character X.
 *
 * @returns `null` if a `\DDD` exceeds 255 or the text ends in a backslash
 */
export function decodeEscapes(text: string): Uint8Array | null {
  if (!text.includes('\\')) return Buffer.from(text, 'utf8')
  const pieces: Uint8Array[] = []
  for (const [piece] of text.matchAll(/\\\d{3}|\\[^]|[^\\]+|\\$/gu)) {
    const byte = /^\\\d{3}$/u.test(piece) ? Number(piece.slice(1)) : null
    if (piece === '\\' || (byte !== null && byte > 255)) return null
    pieces.push(byte === null ? Buffer.from(piece.replace(/^\\/u, ''), 'utf8') : Uint8Array.of(byte))
  }
  return Buffer.concat(pieces)
}
