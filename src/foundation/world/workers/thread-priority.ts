/** Sets the scheduling priority of a worker thread. */

import { getPriority, setPriority } from 'node:os'

/**
 * The niceness of background threads. With this niceness, Linux gives a thread about half as much CPU time as a
 * competing thread of normal priority. With an even lower priority, other programs on a busy machine could delay a job
 * beyond its time limit.
 */
const backgroundNiceness = 3

/**
 * Lowers the priority of the current thread if it does background work. Only Linux has per-thread priorities. On other
 * systems, the call would affect the whole process.
 * Source: setpriority(2), "C library/kernel differences"
 */
export function applyPriority(start: unknown): void {
  if (Object(start).isBackground !== true || process.platform !== 'linux') return
  try {
    setPriority(0, Math.max(getPriority(0), backgroundNiceness))
  } catch {
    // A sandbox may forbid this call. In that case, the thread keeps its normal priority.
  }
}
