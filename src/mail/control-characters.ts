/** Characters that a header field must not contain: a line end would start another field. */

const control = /(?!\t)[\p{Cc}\u2028\u2029]/u

/** True for a control character other than tab, a Unicode line or paragraph separator, or a lone surrogate. */
export function hasControlCharacters(text: string): boolean {
  return control.test(text) || !text.isWellFormed()
}

/** Replaces each such character with a space. */
export function withoutControlCharacters(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(control, 'gu'), ' ')
}
