/** Things that become due, the earliest first, in logarithmic time: a binary heap. */

export interface TimedHeap<T> {
  add(value: T, dueMs: number): void
  /** When the first becomes due; `null`: there is none. */
  earliestMs(): number | null
  /** Removes and returns the first, if it is due at `nowMs`. */
  takeDue(nowMs: number): T | null
}

interface Entry<T> {
  readonly value: T
  readonly dueMs: number
}

/** An empty heap. */
export function createTimedHeap<T>(): TimedHeap<T> {
  const entries: Entry<T>[] = []
  const dueAt = (index: number): number => entries[index]?.dueMs ?? Infinity

  function swap(left: number, right: number): void {
    const [first, second] = [entries[left], entries[right]]
    if (first === undefined || second === undefined) return
    entries[left] = second
    entries[right] = first
  }

  function rise(from: number): void {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (dueAt(parent) <= dueAt(index)) return
      swap(parent, index)
      index = parent
    }
  }

  function sink(): void {
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      const child = dueAt(left + 1) < dueAt(left) ? left + 1 : left
      if (dueAt(index) <= dueAt(child)) return
      swap(index, child)
      index = child
    }
  }

  return {
    add: (value, dueMs) => {
      entries.push({ value, dueMs })
      rise(entries.length - 1)
    },
    earliestMs: () => entries[0]?.dueMs ?? null,
    takeDue: (nowMs) => {
      const [first] = entries
      if (first === undefined || first.dueMs > nowMs) return null
      swap(0, entries.length - 1)
      entries.pop()
      sink()
      return first.value
    },
  }
}
