/** Counts words. */

/**
 * Counts the words in `text`. In writing systems without spaces between words, every two characters count as a word.
 */
export function countWords(text: string): number {
  const spaced = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []
  return spaced.reduce((sum, word) => {
    const dense = word.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
    return sum + Math.max(1, Math.round(dense / 2))
  }, 0)
}
