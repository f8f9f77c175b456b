/** Finds the correct word for a misspelled one. */

/** Returns the word with the smallest edit distance, at most `maxEdits`; returns null if no word is that close. */
export function closestWord(text: string, words: readonly string[], maxEdits = 2): string | null {
  // A much longer text cannot be a misspelled keyword, and computing the distance for a long text takes time.
  if (text.length > 40) return null
  const ranked = words
    .map((word) => ({ word, edits: editDistance(text.toLowerCase(), word) }))
    .toSorted((left, right) => left.edits - right.edits)
  const [best] = ranked
  return best !== undefined && best.edits <= maxEdits ? best.word : null
}

/** Levenshtein distance. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [index, character] of Array.from(left).entries()) {
    const next = [index + 1]
    for (let column = 1; column <= right.length; column += 1) {
      const cost = right.charAt(column - 1) === character ? 0 : 1
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + cost))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
