/** The machine's clock. */

import { setTimeout as wait } from 'node:timers/promises'

import type { Clock } from './world.ts'

/** setTimeout takes a signed 32-bit number of milliseconds; a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** A Clock on the machine's own time. */
export function nodeClock(): Clock {
  return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep }
}

async function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  try {
    await wait(Math.min(Math.max(delayMs, 0), longestTimerMs), undefined, { signal })
  } catch (error) {
    // The timer rejects with its own AbortError; callers want the reason that was given.
    signal.throwIfAborted()
    throw error
  }
}
