/** Characters that no header field may hold: with a line end among them a value would start a field of its own. */

const control = /(?!\t)[\p{Cc}\u2028\u2029]/u

/** True for a control character but the tab, a Unicode line or paragraph separator, or half a surrogate pair. */
export function hasControlCharacters(text: string): boolean {
  return control.test(text) || !text.isWellFormed()
}

/** The text with a space for each of them. */
export function withoutControlCharacters(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(control, 'gu'), ' ')
}
