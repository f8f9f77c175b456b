/** A limit on how long one piece of work may take. */

import type { Clock } from '../world/world.ts'

/**
 * Runs `work` with a signal that aborts when `signal` does or when the time is up.
 * Rejects at that moment, even if the work does not listen.
 */
export async function withTimeLimit<T>(
  limit: { readonly clock: Clock; readonly limitMs: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const isOver = new AbortController()
  const either = AbortSignal.any([limit.signal, isOver.signal])
  const timeUp = limit.clock.sleep(limit.limitMs, either).then(() => {
    throw new Error(`not done within ${limit.limitMs} ms`)
  })
  try {
    return await Promise.race([work(either), timeUp])
  } finally {
    isOver.abort()
  }
}
