/** A clock that a test moves: sleeping takes no time, and the order of waits is kept. */

import type { Clock } from '../../src/foundation/world/world.ts'

interface Sleeper {
  readonly wakeAtMs: number
  readonly wake: () => void
}

export interface FakeClock extends Clock {
  /** Moves time forward, wakes sleepers in order, and lets pending promises run between two sleepers. */
  advance(byMs: number): Promise<void>
  /** Runs `work`. Whenever nothing else can run, moves time to the next sleeper, until `work` settles. */
  runToEnd<T>(work: Promise<T>): Promise<T>
  readonly sleepingCount: number
}

/** A FakeClock that starts at `startMs` (epoch) and monotonic 0. */
export function fakeClock(startMs: number = Date.UTC(2026, 0, 1)): FakeClock {
  let elapsedMs = 0
  const sleepers = new Set<Sleeper>()

  function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const sleeper = { wakeAtMs: elapsedMs + Math.max(delayMs, 0), wake: finish }
      const onAbort = (): void => {
        sleepers.delete(sleeper)
        reject(signal.reason)
      }
      function finish(): void {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      signal.addEventListener('abort', onAbort, { once: true })
      sleepers.add(sleeper)
    })
  }

  function next(): Sleeper | undefined {
    return [...sleepers].toSorted((left, right) => left.wakeAtMs - right.wakeAtMs)[0]
  }

  async function advance(byMs: number): Promise<void> {
    const untilMs = elapsedMs + byMs
    await settle()
    for (let sleeper = next(); sleeper !== undefined && sleeper.wakeAtMs <= untilMs; sleeper = next()) {
      elapsedMs = sleeper.wakeAtMs
      sleepers.delete(sleeper)
      sleeper.wake()
      await settle()
    }
    elapsedMs = untilMs
  }

  async function runToEnd<T>(work: Promise<T>): Promise<T> {
    const state = { isSettled: false }
    const watched = work.finally(() => {
      state.isSettled = true
    })
    watched.catch(() => undefined)
    while (!state.isSettled) {
      await settle()
      const sleeper = next()
      if (!state.isSettled && sleeper !== undefined) await advance(sleeper.wakeAtMs - elapsedMs)
    }
    return await watched
  }

  return {
    nowMs: () => startMs + elapsedMs,
    monotonicMs: () => elapsedMs,
    sleep,
    advance,
    runToEnd,
    get sleepingCount() {
      return sleepers.size
    },
  }
}

/** Waits until everything that is ready has run: a macrotask drains all microtasks before it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve))
}
