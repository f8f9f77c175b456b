/** Formats times for pages. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { html, type Markup } from '../../report/pages/markup.ts'

/** Renders a time as `2026-01-31 12:00 UTC`. */
export function minuteText(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Renders how long to wait, such as `5 seconds` or `12 minutes`. Rounds up. */
export function waitText(ms: number): string {
  return ms < 60_000 ? renderCount(Math.ceil(ms / 1000), 'second') : renderCount(Math.ceil(ms / 60_000), 'minute')
}

/** Renders a time like `minuteText()`, with the exact time as an attribute. */
export function timeText(timeMs: number): Markup {
  return html`<time datetime="${new Date(timeMs).toISOString()}">${minuteText(timeMs)}</time>`
}
