/** Line lengths of header fields: RFC 5322 §2.1.1 and §2.2.3. */

/** No line may be longer, without its CRLF. */
export const maxLineOctets = 998
/** What a line should not exceed. */
const wantedLineOctets = 78

/**
 * A header field over as many lines as it needs, without the last CRLF. Lines break before white space only, and
 * unfolding gives back the same text. What has no white space stays on one line: see `hasUnfoldableRun`.
 */
export function fold(field: string): string {
  let line = ''
  const lines: string[] = []
  for (const [index, chunk] of chunksOf(field).entries()) {
    // A first line with nothing but the name is legal, but old readers take the field for empty.
    const limit = index === 1 ? maxLineOctets : wantedLineOctets
    if (index > 0 && Buffer.byteLength(line) + Buffer.byteLength(chunk) > limit) {
      lines.push(line)
      line = chunk
    } else {
      line += chunk
    }
  }
  return [...lines, line].join('\r\n')
}

/** True when some piece between two folds would be longer than a line may be. */
export function hasUnfoldableRun(text: string): boolean {
  return (
    Buffer.byteLength(text) >= maxLineOctets &&
    chunksOf(text).some((chunk) => Buffer.byteLength(chunk) > maxLineOctets - 8)
  )
}

/** White space and the word after it; white space at the end belongs to the last word. */
function chunksOf(text: string): readonly string[] {
  return text.match(/[ \t]*[^ \t]+(?:[ \t]+$)?/gu) ?? [text]
}
