/** Parses the `Retry-After` header field. */

/**
 * Parses the value of `Retry-After`, which is a number of seconds or an HTTP date.
 *
 * @returns milliseconds from now, 0 for a time in the past, or `null` if the value is invalid
 * Source: RFC 9110 §10.2.3
 */
export function readRetryAfterMs(text: string | null, nowMs: number): number | null {
  if (text === null) return null
  // Accept fractions, because some servers send fractions of a second.
  if (/^\d{1,10}(?:\.\d{1,3})?$/u.test(text.trim())) return Number(text) * 1000
  // Require a weekday first, because every HTTP date starts with one, whereas Date.parse alone would read `-5` as a
  // year.
  const dateMs = /^\s*[A-Za-z]{3}/u.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs)
}
