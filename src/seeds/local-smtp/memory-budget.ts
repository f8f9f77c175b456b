/** How many bytes of unfinished messages may lie in memory at once, over all connections. */

export interface MemoryBudget {
  /** Takes `byteCount` if they are free. */
  take(byteCount: number): boolean
  give(byteCount: number): void
}

/** A budget of `totalBytes`: clients that open connections and send slowly must not fill the memory. */
export function memoryBudget(totalBytes: number): MemoryBudget {
  let takenBytes = 0
  return {
    take: (byteCount) => {
      if (takenBytes + byteCount > totalBytes) return false
      takenBytes += byteCount
      return true
    },
    give: (byteCount) => {
      takenBytes -= byteCount
    },
  }
}
