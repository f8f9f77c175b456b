/** Writes of the same moment made together: one transaction, and so one wait for the disk, for all of them. */

/** How many items one write takes at most: what waits longer than this goes into the next one. */
const maxGroupSize = 500

interface Waiting<T> {
  readonly item: T
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * A function that adds one item and resolves once it is written; all items of a failed write reject with its error.
 * While a write is under way, what comes waits for the next one, so the busier it gets, the less a single item costs.
 *
 * @param write writes all items or none; never called twice at once
 */
export function groupCommit<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = []
  let isBusy = false

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxGroupSize)
      waiting = waiting.slice(maxGroupSize)
      await writeGroup(group, write)
    }
    isBusy = false
  }

  return async (item) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isBusy) return
      isBusy = true
      // Not at once: what other sockets have ready in this turn of the loop joins the first group.
      setImmediate(() => void writeAll())
    })
  }
}

async function writeGroup<T>(
  group: readonly Waiting<T>[],
  write: (items: readonly T[]) => Promise<void>,
): Promise<void> {
  try {
    await write(group.map(({ item }) => item))
    for (const { resolve } of group) resolve()
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
