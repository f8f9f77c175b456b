/** How long a receiver asks to be left alone. */

/**
 * Reads `Retry-After`: seconds, or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a moment that has passed; `null` for anything else
 * Source: RFC 9110 §10.2.3
 */
export function readRetryAfterMs(text: string | null, nowMs: number): number | null {
  if (text === null) return null
  if (/^\d{1,10}$/u.test(text.trim())) return Number(text) * 1000
  // A date begins with its weekday; Date.parse alone would take `-5` for a year.
  const dateMs = /^\s*[A-Za-z]{3}/u.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs)
}
