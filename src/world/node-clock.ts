/** The machine's clock. */

import type { Clock } from './world.ts'

/** setTimeout takes a signed 32-bit number of milliseconds; a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** A Clock on the machine's own time. */
export function nodeClock(): Clock {
  return { nowMs: () => Date.now(), monotonicMs: () => performance.now(), sleep }
}

/** Not the timer of `node:timers/promises`: that makes an AbortError, with its stack, for each wait that is cancelled. */
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
