/** Waiting that ends at once when a signal aborts, whatever the other side does. */

import { untilAborted } from '../world/until-aborted.ts'
import type { Clock } from '../world/world.ts'

/** The items of `source` until it ends or the signal aborts; then it rejects with the signal's reason. */
export async function* itemsUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    // Not awaited: a source that hangs would hold up the end. What it still says is of no use to anybody.
    iterator.return?.().catch(() => undefined)
  }
}

/** True when `promise` settles within `limitMs`; false when it takes longer. Never rejects. */
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
  stop.abort(new Error('nobody waits any more'))
  return isSettled
}
