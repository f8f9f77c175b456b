/** Limits the total size of unfinished messages in memory, across all connections. */

export interface MemoryBudget {
  /** Reserves `byteCount` bytes. Returns false if fewer bytes are left in the budget. */
  take(byteCount: number): boolean
  give(byteCount: number): void
}

/** Creates a budget of `totalBytes`, so that clients with many slow connections cannot exhaust the memory. */
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
