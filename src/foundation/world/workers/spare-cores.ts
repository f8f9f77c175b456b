/** Computes how many threads can run in parallel with the main thread. */

import { availableParallelism } from 'node:os'

/** Returns the number of cores minus one for the main thread, at least 1. */
export function spareCoreCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
