/** A clock for tests with real sockets: waits take no time, and time limits are never reached. */

import type { Clock } from '../../src/foundation/world/world.ts'

/** A time limit of at least this length is never reached. Use it for operations that must not time out. */
export const endlessMs = 1_000_000_000

export interface HurriedClock extends Clock {
  /** All skipped waits, in milliseconds. */
  readonly waits: readonly number[]
}

/**
 * Creates a HurriedClock that starts at `startMs` (epoch). Each wait moves its time forward by the length of the wait.
 */
export function hurriedClock(startMs: number = Date.UTC(2026, 0, 1)): HurriedClock {
  let elapsedMs = 0
  const waits: number[] = []

  async function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (delayMs < endlessMs) {
      waits.push(delayMs)
      elapsedMs += Math.max(delayMs, 0)
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
      return
    }
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }

  return { nowMs: () => startMs + elapsedMs, monotonicMs: () => elapsedMs, sleep, waits }
}
