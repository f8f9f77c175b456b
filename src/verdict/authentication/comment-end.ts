/** Where a comment of a structured header field ends. Source: RFC 5322 §3.2.2. */

/**
 * The index behind the comment that opens at `start`, or the end of `source` when it never closes. Comments nest, and a
 * backslash takes the meaning from a bracket.
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
