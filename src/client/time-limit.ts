/** Work that may not take longer than its limit, and stops at once when the run does. */

import type { Clock } from '../world/world.ts'

/** Work either gave a value or was stopped by the limit; other ends are exceptions. */
export type Limited<T> = { readonly status: 'done'; readonly value: T } | { readonly status: 'timed-out' }

/** What limits the work: a time span on a clock, and the run's own signal. */
export interface WorkLimits {
  readonly clock: Clock
  readonly timeLimitMs: number
  readonly signal: AbortSignal
}

/**
 * Runs `work` with a signal that aborts at the time limit or when the run's signal does.
 * Does not wait for work that ignores its signal: a request that waits for a proxy's tunnel does.
 *
 * @throws what `work` throws; the run's abort reason as soon as the run is aborted
 */
export async function withinTimeLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeLimitMs, signal }: WorkLimits,
): Promise<Limited<T>> {
  signal.throwIfAborted()
  const timeUp = new AbortController()
  const finished = new AbortController()
  // Ends by itself when the work is finished; a rejection then is expected and nobody's concern.
  const alarm = clock.sleep(timeLimitMs, AbortSignal.any([signal, finished.signal]))
  const timedOut = alarm.then((): Limited<T> => {
    timeUp.abort(new Error('the time limit of the request is over'))
    return { status: 'timed-out' }
  })
  const done = work(AbortSignal.any([signal, timeUp.signal])).then((value): Limited<T> => ({ status: 'done', value }))
  try {
    return await Promise.race([done, timedOut])
  } finally {
    finished.abort()
    // Whichever lost the race may still reject.
    done.catch(() => undefined)
    timedOut.catch(() => undefined)
  }
}
