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

/** Returns one line in which every special character is replaced by a character reference. */
export function escapeHtml(text: string): string {
  return plainText(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '')
}
