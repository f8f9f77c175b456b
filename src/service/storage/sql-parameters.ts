/** Checks and sanitizes values that are bound to SQL statements. */

/** Replaces NUL with U+FFFD. PostgreSQL rejects NUL in text, and untrusted text may contain NUL. */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\u{fffd}') : text
}

/**
 * Checks a value before it is bound. SQLite and PostgreSQL store the accepted types without conversion.
 *
 * @throws TypeError for other types: node:sqlite would bind a Date as NULL, and pg would turn objects into JSON and
 * dates into local time
 */
export function parseParameter(value: unknown): string | number | bigint | Uint8Array | null {
  if (typeof value === 'string') return withoutNul(value)
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(
    `unsupported SQL parameter: expected text, number, bytes or null, got ${Object.prototype.toString.call(value)}`,
  )
}
