/** Converts offsets in a string to lines and columns, efficiently even for many offsets. */

export interface LineIndex {
  /**
   * Returns the line and column of an offset. Lines and columns start at 1, and columns count characters, as in
   * `positionOf`.
   */
  positionOf(offset: number): { readonly line: number; readonly column: number }
  /**
   * Returns the offset at which a line starts; lines are counted from 1. If the string has fewer lines, returns its
   * length.
   */
  offsetOfLine(line: number): number
}

/**
 * Returns the index of the last item that starts at or before `offset`; -1 if there is none. `items` must be sorted.
 */
export function lastStartingAt<T>(items: readonly T[], offset: number, startOf: (item: T) => number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && startOf(item) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Indexes the line starts of a string. Each lookup takes logarithmic time. */
export function lineIndex(text: string): LineIndex {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    positionOf: (offset) => {
      const index = lastStartingAt(starts, offset, (start) => start)
      return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 }
    },
    offsetOfLine: (line) => starts[line - 1] ?? text.length,
  }
}
