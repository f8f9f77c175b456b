/** Escapes untrusted text for HTML, both for content and for quoted attribute values. */

import { plainText } from './plain-text.ts'

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Returns the text on one line. Special characters become character references. */
export function escapeHtml(text: string): string {
  return plainText(text).replaceAll(/[&<>"'`]/gu, (character) => references[character] ?? '')
}
