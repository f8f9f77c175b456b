/** Text that every database takes. */

/**
 * The text with U+FFFD for each NUL. PostgreSQL refuses NUL in text, and it may come from anybody: in a name, in a path,
 * in a foreign server's answer.
 */
export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\u{fffd}') : text
}
