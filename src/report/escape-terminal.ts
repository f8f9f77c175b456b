/** Foreign text on a terminal: it cannot move the cursor, change colours, set the title or turn the direction. */

import { plainText } from './plain-text.ts'

/** `text` on one line without escape sequences, control and direction characters. */
export function escapeTerminal(text: string): string {
  return plainText(text)
}
