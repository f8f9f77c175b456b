/** Detects characters that a header field must not contain. For example, a line ending would start another field. */

const control = /(?!\t)[\p{Cc}\u2028\u2029]/u

/**
 * Returns true for text that contains a control character other than tab, a Unicode line or paragraph separator, or a
 * lone surrogate.
 */
export function hasControlCharacters(text: string): boolean {
  return control.test(text) || !text.isWellFormed()
}

/** Replaces control characters and separators with spaces, and lone surrogates with U+FFFD. */
export function withoutControlCharacters(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(control, 'gu'), ' ')
}
