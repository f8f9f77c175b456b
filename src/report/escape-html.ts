/** Foreign text in HTML: content of an element, or a value of an attribute in double quotes. */

import { plainText } from './plain-text.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Old parsers took a back-tick for a quote.
  '`': '&#96;',
}

/** `text` on one line, with every character that HTML gives a meaning replaced by its reference. */
export function escapeHtml(text: string): string {
  return plainText(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '')
}
