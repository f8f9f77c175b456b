/** How many threads may work beside the main thread. */

import { availableParallelism } from 'node:os'

/** The processor's cores less the one of the main thread; at least 1. */
export function spareCoreCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
