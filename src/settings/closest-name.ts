/** "Did you mean": the name that a typo was most likely meant to be. */

/** The closest of `names` to `text`, or `null` when none is close. Case, `_` and spaces do not count. */
export function closestName(text: string, names: readonly string[]): string | null {
  // A longer text is no typo of any name of ours, and the work grows with its length.
  if (text.length > 60) return null
  const wanted = normalize(text)
  const ranked = names
    .map((name) => ({ name, distance: editDistance(wanted, normalize(name)) }))
    .toSorted((left, right) => left.distance - right.distance)
  const [best] = ranked
  return best !== undefined && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null
}

/** `did you mean …?`, or what is possible when nothing is close and the list is short enough to read. */
export function suggestName(text: string, names: readonly string[]): string {
  const closest = closestName(text, names)
  if (closest !== null) return `did you mean ${closest}?`
  return names.length <= 16 ? `use one of: ${names.join(', ')}` : 'the README lists all of them under "Inputs"'
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s]/gu, '-')
}

/** Insertions, deletions and replacements between two texts (Levenshtein); a swap of neighbours counts as one. */
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
