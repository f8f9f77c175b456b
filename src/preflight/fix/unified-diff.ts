/** Renders the difference between two versions of a file as a unified diff. */

/** The number of unchanged lines to show before and after a change. */
const contextCount = 3

interface Hunk {
  /** The 0-based index of the first line, which is the same in both versions. */
  readonly start: number
  readonly lines: readonly string[]
}

/**
 * Returns the lines of the diff, or no lines if the versions are equal. Both versions must have the same number of
 * lines, because edits never add or remove line breaks.
 */
export function unifiedDiff(path: string, before: string, after: string): readonly string[] {
  const oldLines = before.split('\n')
  const newLines = after.split('\n')
  const changed = oldLines.flatMap((line, index) => (line === newLines[index] ? [] : [index]))
  if (changed.length === 0) return []
  const hunks = groupLines(changed, oldLines.length).map(([start, end]) => hunkOf(oldLines, newLines, { start, end }))
  return [`--- a/${path}`, `+++ b/${path}`, ...hunks.flatMap(renderHunk)]
}

/**
 * Groups the changes into ranges of lines with context. The end of a range is exclusive. Merges ranges that are close
 * together.
 */
function groupLines(changed: readonly number[], lineCount: number): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (const index of changed) {
    const start = Math.max(0, index - contextCount)
    const end = Math.min(lineCount, index + contextCount + 1)
    const last = ranges.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = end
    else ranges.push([start, end])
  }
  return ranges
}

function hunkOf(
  oldLines: readonly string[],
  newLines: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
): Hunk {
  const lines: string[] = []
  for (let index = start; index < end; ) {
    const same = oldLines[index] === newLines[index]
    if (same) {
      lines.push(` ${oldLines[index] ?? ''}`)
      index += 1
      continue
    }
    const first = index
    while (index < end && oldLines[index] !== newLines[index]) index += 1
    for (const line of oldLines.slice(first, index)) lines.push(`-${line}`)
    for (const line of newLines.slice(first, index)) lines.push(`+${line}`)
  }
  return { start, lines }
}

function renderHunk({ start, lines }: Hunk): readonly string[] {
  const count = lines.filter((line) => !line.startsWith('+')).length
  return [`@@ -${start + 1},${count} +${start + 1},${count} @@`, ...lines]
}
