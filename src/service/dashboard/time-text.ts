/** Formats times for pages. */

import { html, type Markup } from '../../pages/markup.ts'

/** Renders a time as `2026-01-31 12:00 UTC`. */
export function timeText(timeMs: number): Markup {
  const iso = new Date(timeMs).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}
