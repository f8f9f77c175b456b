/** A structured field's value → what stands between its semicolons, comments apart. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

import { commentEnd } from '../comment-end.ts'

/** One part between semicolons. */
export interface Segment {
  /** Without comments (each is a space) and folds; quoted strings as they came. */
  readonly text: string
  /** Without their outer brackets, in order. */
  readonly comments: readonly string[]
}

/** Splits a value. Quotes and comments that never end go on to its end, as readers of mail take them. */
export function readSegments(value: string): readonly Segment[] {
  const source = value.replaceAll(/\r?\n/gu, '')
  const segments: Segment[] = []
  let open: { text: string; comments: string[] } = { text: '', comments: [] }
  let at = 0
  while (at < source.length) {
    const character = source.charAt(at)
    const end = endOf(character, source, at)
    if (character === ';') {
      segments.push(open)
      open = { text: '', comments: [] }
    } else if (character === '(') {
      open.comments.push(commentText(source.slice(at + 1, end)))
      open.text += ' '
    } else open.text += source.slice(at, end)
    at = end
  }
  return [...segments, open]
}

/** Where the piece that begins at `at` ends: a whole comment, a whole quoted string, or one character. */
function endOf(character: string, source: string, at: number): number {
  if (character === '"') return skipQuoted(source, at)
  return character === '(' ? commentEnd(source, at) : at + 1
}

function skipQuoted(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source.charAt(at) === '\\') at += 1
    else if (source.charAt(at) === '"') return at + 1
  }
  return source.length
}

function commentText(inside: string): string {
  return inside
    .replace(/\)$/u, '')
    .replaceAll(/\\([\s\S])/gu, '$1')
    .trim()
}
