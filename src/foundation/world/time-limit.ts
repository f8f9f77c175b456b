/** Adds timeouts to asynchronous work. */

import type { Clock } from './world.ts'

/**
 * The timeout error thrown by `withinTime`. The error's class distinguishes a timeout from the cancellation of a run.
 */
export class TimeLimitReached extends Error {
  constructor(limitMs: number) {
    super(`timed out after ${limitMs / 1000} s`)
    this.name = 'TimeLimitReached'
  }
}

/** The clock that measures the limit, and a signal that can end the work earlier. */
export interface LimitTools {
  readonly clock: Pick<Clock, 'sleep'>
  readonly signal: AbortSignal
}

/**
 * Resolves with the result of `work` if `work` finishes within `limitMs`. On timeout, or when the outer signal aborts,
 * aborts the signal passed to `work` and rejects immediately, whether or not `work` stops.
 *
 * @throws TimeLimitReached on timeout; the outer signal's reason when that signal aborts
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  { clock, signal }: LimitTools,
): Promise<T> {
  signal.throwIfAborted()
  const timeUp = new AbortController()
  const finished = new AbortController()
  let reached: TimeLimitReached | null = null
  const alarm = clock.sleep(limitMs, AbortSignal.any([signal, finished.signal])).then(() => {
    reached = new TimeLimitReached(limitMs)
    throw reached
  })
  try {
    return await Promise.race([work(AbortSignal.any([signal, timeUp.signal])), alarm])
  } catch (error) {
    // Abort `work` only after the race has ended. Otherwise, `work` could reject with its abort error first.
    if (error === reached) timeUp.abort(reached)
    throw error
  } finally {
    alarm.catch(() => undefined)
    finished.abort(workFinished)
  }
}

/**
 * The abort reason is shared, because creating an error with a stack trace for each call would take longer than the
 * rest of `withinTime`.
 */
const workFinished = new Error('the work has finished')

/**
 * Resolves with the result of `work`. After `signal` aborts, `work` has `graceMs` to finish; if it does not, this
 * function rejects with the signal's reason.
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

/** Resolves when `signal` aborts. Stops waiting when `over` aborts. */
function aborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over })
  })
}
