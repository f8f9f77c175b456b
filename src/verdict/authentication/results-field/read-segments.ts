/** Splits a structured field at semicolons and extracts comments. Source: RFC 5322 §3.2.2, RFC 8601 §2.2. */

export interface Segment {
  /** The segment's text, unfolded, with comments replaced by a space and quoted strings unchanged. */
  readonly text: string
  /** The segment's comments without their outer parentheses, in order. */
  readonly comments: readonly string[]
}

/** Splits a value. An unclosed quoted string or comment extends to the end of the value. */
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

/** Returns the index after the comment, quoted string or character at `at`. */
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

/**
 * Returns the index after the comment at `start`, or the length of `source` if the comment is not closed. Comments can
 * be nested (RFC 5322 §3.2.2).
 */
export function commentEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return source.length
}
