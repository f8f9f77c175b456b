/** Which tests changed lately: whoever read a test a moment ago sees whether it has changed since, without reading it again. */

/** A moment in the order of changes. */
export type ChangeMark = number

/** The last changes, oldest forgotten first. */
export interface RecentChanges {
  /** Notes a change of one test, or of perhaps any. */
  note(numericId: number | 'all'): void
  /** Now. */
  mark(): ChangeMark
  /** True when the test changed after `mark`, or may have: so much happened since that it is not known any more. */
  hasChangedSince(mark: ChangeMark, numericId: number): boolean
}

/** Requests look back over the few milliseconds that their own read took. */
const keptCount = 1024

/** Nothing has changed yet. */
export function recentChanges(): RecentChanges {
  const kept: (number | 'all')[] = []
  let count = 0
  return {
    note: (numericId) => {
      kept[count % keptCount] = numericId
      count += 1
    },
    mark: () => count,
    hasChangedSince: (mark, numericId) => {
      if (count - mark > keptCount) return true
      for (let index = mark; index < count; index += 1) {
        const changed = kept[index % keptCount]
        if (changed === numericId || changed === 'all') return true
      }
      return false
    },
  }
}
