/** Suggests a known name for a misspelled one. */

/**
 * Returns the name that is closest to `text`, or `null` if every name is more than `maxEdits` edits away. By default,
 * one edit is allowed for every four characters. Case is ignored, and `_` and spaces count as `-`.
 */
export function closestName(
  text: string,
  names: readonly string[],
  maxEdits: number = Math.max(1, Math.floor(text.length / 4)),
): string | null {
  // Skip long strings: no name is this long, and the time needed to compute the edit distance grows with the length.
  if (text.length > 60) return null
  const wanted = normalize(text)
  const ranked = names
    .map((name) => ({ name, distance: editDistance(wanted, normalize(name)) }))
    .toSorted((left, right) => left.distance - right.distance)
  const [best] = ranked
  return best !== undefined && best.distance <= maxEdits ? best.name : null
}

/**
 * Returns `did you mean …?` if a name is similar. If no name is similar, returns a list of all names or, if the list
 * would be too long, `reference`.
 */
export function suggestName(
  text: string,
  names: readonly string[],
  reference: string = 'for a full list, see "Inputs" in the README',
): string {
  const closest = closestName(text, names)
  if (closest !== null) return `did you mean ${closest}?`
  return names.length <= 16 ? `use one of: ${names.join(', ')}` : reference
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s]/gu, '-')
}

/**
 * Counts the insertions, deletions and replacements between two strings (Levenshtein distance); swapping two adjacent
 * characters counts as one edit.
 */
function editDistance(left: string, right: string): number {
  let beforePrevious: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwap = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.length] ?? 0
}
