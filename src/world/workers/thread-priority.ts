/** The scheduling priority of a worker thread. */

import { getPriority, setPriority } from 'node:os'

/** What a thread is told when it starts. */
export interface ThreadStart {
  /** True for work that must not delay the main thread. */
  readonly isBackground: boolean
}

/**
 * With this niceness, Linux gives a thread about half of the time that it gives to a competing normal thread. A lower
 * priority would let other programs on a busy machine delay a job beyond its time limit.
 */
const backgroundNiceness = 3

/**
 * Lowers the priority of the current thread if it does background work. Only Linux has a priority per thread: elsewhere,
 * the call would affect the whole process.
 * Source: setpriority(2), "C library/kernel differences"
 */
export function applyPriority(start: unknown): void {
  if (Object(start).isBackground !== true || process.platform !== 'linux') return
  try {
    setPriority(0, Math.max(getPriority(0), backgroundNiceness))
  } catch {
    // A sandbox may forbid the call. The thread then competes with the main thread.
  }
}
