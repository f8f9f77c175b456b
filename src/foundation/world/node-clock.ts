/** The machine's clock. */

import type { Clock } from './world.ts'

/**
 * The longest delay for setTimeout. If a delay does not fit into a signed 32-bit integer, setTimeout fires immediately.
 */
const longestTimerMs = 2 ** 31 - 1

/** Creates a Clock that uses the machine's time. */
export function nodeClock(): Clock {
  return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep }
}

/**
 * Waits for a delay. Does not use `node:timers/promises`, which creates an AbortError with a stack trace for every
 * canceled wait.
 */
function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const cancel = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', cancel)
        resolve()
      },
      Math.min(Math.max(delayMs, 0), longestTimerMs),
    )
    signal.addEventListener('abort', cancel, { once: true })
  })
}
