/** Waits that end as soon as a signal aborts. */

import { untilAborted } from '../world/until-aborted.ts'
import type { Clock } from '../world/world.ts'

/** Yields the items of `source`; throws the signal's reason as soon as it aborts. */
export async function* itemsUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    // Not awaited: a source that hangs must not block the caller.
    iterator.return?.().catch(() => undefined)
  }
}

/** Resolves with whether `promise` settles within `limitMs`. Never rejects. */
export async function settlesWithin(promise: Promise<unknown>, limitMs: number, clock: Clock): Promise<boolean> {
  const stop = new AbortController()
  const settled = promise.then(
    () => true,
    () => true,
  )
  const late = clock.sleep(limitMs, stop.signal).then(
    () => false,
    () => true,
  )
  const isSettled = await Promise.race([settled, late])
  stop.abort(new Error('settled'))
  return isSettled
}
