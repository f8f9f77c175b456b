/** What comes in one turn of the event loop is done as one group: so it shares a transaction and its commit. */

/** `grouped`: what is added waits for the end of the event loop's turn. `at-once`: everything is a group of its own. */
export type CommitKind = 'at-once' | 'grouped'

/** At most this many are done together when nobody says otherwise, so that none waits long for the others. */
const usualGroupSize = 250

/** Items that wait for their group. */
export interface TurnGroups<T> {
  add(item: T): void
  /** Does what waits now. */
  flush(): void
}

/**
 * @param work does one group, which is never empty; must not throw
 * @param maxGroupSize what is more goes into the next turn
 */
export function turnGroups<T>(
  commit: CommitKind,
  work: (group: readonly T[]) => void,
  maxGroupSize: number = usualGroupSize,
): TurnGroups<T> {
  const queue: T[] = []

  function next(): void {
    const group = queue.splice(0, maxGroupSize)
    if (queue.length > 0) setImmediate(next)
    if (group.length > 0) work(group)
  }

  return {
    add: (item) => {
      queue.push(item)
      if (commit === 'at-once') next()
      else if (queue.length === 1) setImmediate(next)
    },
    flush: () => {
      while (queue.length > 0) next()
    },
  }
}
