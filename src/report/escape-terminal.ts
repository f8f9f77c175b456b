/** Escapes untrusted text for a terminal. */

import { plainText } from './plain-text.ts'

/** Returns one line without escape sequences, control characters and direction-changing characters. */
export function escapeTerminal(text: string): string {
  return plainText(text)
}
