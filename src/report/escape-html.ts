/** Escapes untrusted text for HTML content and quoted attribute values. */

import { plainText } from './plain-text.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Returns the text on one line, with every special character replaced by a character reference. */
export function escapeHtml(text: string): string {
  return plainText(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '')
}
