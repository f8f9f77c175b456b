/** Formats times for pages. */

import { html, type Markup } from '../../pages/markup.ts'

/** Renders a time as `2026-01-31 12:00 UTC`. */
export function minuteText(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Renders a time like `minuteText()`, with the exact time as an attribute. */
export function timeText(timeMs: number): Markup {
  return html`<time datetime="${new Date(timeMs).toISOString()}">${minuteText(timeMs)}</time>`
}
