/** Truncates HTML that would take too long to parse. */

/**
 * The maximum number of open elements. The parser's run time is quadratic in the number of open elements: with 400,000,
 * parsing takes minutes.
 */
const maxOpenElements = 10_000
/** Matches the tags of void elements, and of elements that are closed implicitly by the next start tag. */
const selfClosingTag =
  /<\/?(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)(?![a-z0-9:-])/iuy
const anyTag = /<\/?[a-z]/iuy

/** Truncates the HTML at the tag that exceeds `maxOpenElements`, a limit that real mail never reaches. */
export function cutWhereTooDeep(html: string): string {
  let openCount = 0
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', start + 1)) {
    if (!isAt(anyTag, html, start) || isAt(selfClosingTag, html, start)) continue
    openCount = Math.max(openCount + (html[start + 1] === '/' ? -1 : 1), 0)
    if (openCount > maxOpenElements) return html.slice(0, start)
  }
  return html
}

/** Returns true if the sticky pattern matches at the offset. */
function isAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset
  return pattern.test(text)
}
