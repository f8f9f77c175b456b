/** Recognizes text in all capitals. */

/** Counts the letters in `text`. */
export function countLetters(text: string): number {
  return text.replaceAll(/\P{L}/gu, '').length
}

/**
 * Returns whether `text` has at least `minCount` capitals and no lower-case letter. Letters of scripts without case do
 * not count, and with more than a fifth of such letters, as in a Japanese sentence with "SALE", the text is not in all
 * capitals.
 */
export function isShouting(text: string, minCount: number): boolean {
  const capitals = text.replaceAll(/\P{Lu}/gu, '').length
  return capitals >= minCount && capitals * 5 >= countLetters(text) * 4 && text === text.toUpperCase()
}
