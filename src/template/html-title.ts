/** Reads `<title>`, the default subject. */

import { htmlToText } from '../mail/html-to-text.ts'

const maxTitleCharacters = 2000

/** The text of the first `<title>` on one line; null if missing or empty. */
export function titleOf(html: string): string | null {
  const start = /<title(?:\s[^<>]*)?>/iu.exec(html)
  if (start === null) return null
  const rest = html.slice(start.index + start[0].length, start.index + start[0].length + maxTitleCharacters)
  const end = rest.search(/<\/title/iu)
  // In a title, `<` is text.
  const title = htmlToText(rest.slice(0, Math.max(end, 0)).replaceAll('<', '&lt;'))
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return title === '' ? null : title
}
