/** The `<title>` of a document: the subject of last resort. */

import { htmlToText } from '../mail/html-to-text.ts'

/** Longer ones are no titles. */
const maxTitleCharacters = 2000

/** The text of the first `<title>`, entities decoded, on one line; `null` when there is none or it is empty. */
export function titleOf(html: string): string | null {
  const start = /<title(?:\s[^<>]*)?>/iu.exec(html)
  if (start === null) return null
  const rest = html.slice(start.index + start[0].length, start.index + start[0].length + maxTitleCharacters)
  const end = rest.search(/<\/title/iu)
  // In a title `<` is text; only entities mean something.
  const title = htmlToText(rest.slice(0, Math.max(end, 0)).replaceAll('<', '&lt;'))
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return title === '' ? null : title
}
