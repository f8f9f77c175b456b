/** A remark in HTML. */

import { escapeHtml } from './escape-html.ts'
import type { Note } from './result-notes.ts'

/** One paragraph. */
export function noteHtml({ kind, title, text }: Note): string {
  return `<p class="note${kind === 'warning' ? ' warning' : ''}"><strong>${escapeHtml(title)}</strong>: ${escapeHtml(text)}</p>\n`
}
