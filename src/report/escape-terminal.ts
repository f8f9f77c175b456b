/** Escapes untrusted text for a terminal. */

import { plainText } from './plain-text.ts'

/** Returns the text on one line, without escape sequences, control characters or direction-changing characters. */
export function escapeTerminal(text: string): string {
  return plainText(text)
}
