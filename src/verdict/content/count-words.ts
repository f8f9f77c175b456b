/** Counts words, also in writing systems without spaces between words. */

/** The scripts that have no spaces between words. */
const unspacedScript =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const unspacedLetter = new RegExp(`(?=\\p{L})${unspacedScript.source}`, 'u')
const unspacedLetters = new RegExp(unspacedLetter.source, 'gu')

/** Returns whether `text` contains a letter of a script that has no spaces between words. */
export function hasUnspacedLetter(text: string): boolean {
  return unspacedLetter.test(text)
}

/**
 * Counts the words in `text`: what stands between white space and contains a letter or a digit. In writing systems
 * without spaces between words, every two letters count as a word.
 */
export function countWords(text: string): number {
  let count = 0
  for (const [word] of text.matchAll(/[\p{L}\p{N}]\S*/gu)) {
    const letterCount = isAscii(word) ? 0 : (word.match(unspacedLetters)?.length ?? 0)
    count += Math.max(1, Math.round(letterCount / 2))
  }
  return count
}

function isAscii(word: string): boolean {
  return /^[ -~]*$/u.test(word)
}
