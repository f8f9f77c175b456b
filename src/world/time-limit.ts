/** Ends work that takes too long. */

import type { Clock } from './world.ts'

/** Why work was ended by `withinTime`; told apart from a cancelled run by its class. */
export class TimeLimitReached extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} s`)
    this.name = 'TimeLimitReached'
  }
}

/** What a limit is measured with, and what ends the work before it. */
export interface LimitTools {
  readonly clock: Pick<Clock, 'sleep'>
  readonly signal: AbortSignal
}

/**
 * What `work` resolves with, if it does so within `limitMs`. The signal that `work` is handed aborts when the time is
 * up or the outer signal aborts, and not when all went well; this function rejects at that moment, whether or not
 * `work` obeys.
 *
 * @throws TimeLimitReached when the time is up; the outer signal's reason when that aborts
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  { clock, signal }: LimitTools,
): Promise<T> {
  signal.throwIfAborted()
  const timeUp = new AbortController()
  const finished = new AbortController()
  const reached = new TimeLimitReached(limitMs)
  const alarm = clock.sleep(limitMs, AbortSignal.any([signal, finished.signal])).then(() => {
    throw reached
  })
  try {
    return await Promise.race([work(AbortSignal.any([signal, timeUp.signal])), alarm])
  } catch (error) {
    // Only now: what the work makes of its abort must not win the race against the reason for it.
    if (error === reached) timeUp.abort(reached)
    throw error
  } finally {
    alarm.catch(() => undefined)
    finished.abort()
  }
}

/**
 * What `work` resolves with. Once `signal` aborts, `work` has `graceMs` left to end by itself; then this function
 * rejects with the signal's reason, whether or not `work` obeys.
 */
export async function withGrace<T>(work: Promise<T>, graceMs: number, { clock, signal }: LimitTools): Promise<T> {
  const over = new AbortController()
  const late = aborted(signal, over.signal).then(async () => {
    await clock.sleep(graceMs, over.signal)
    throw signal.reason
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}

/** Resolves when `signal` aborts; stops listening when `over` does. */
function aborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over })
  })
}
