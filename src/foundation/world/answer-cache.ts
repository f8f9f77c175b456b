/** Caches DNS answers. Concurrent callers with the same query share one request. */

import type { Clock, DnsAnswer } from './world.ts'

const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 }

interface Entry {
  readonly answer: Promise<DnsAnswer>
  /** When the answer expires; `Infinity` while the query is running. */
  freshUntilMs: number
  /**
   * `new`: the query failed once. `retrying`: the DNS server responds again, so the next caller repeats the query.
   * `confirmed`: the repeated query also failed.
   */
  failure: 'none' | 'new' | 'retrying' | 'confirmed'
}

export interface AnswerCache {
  /**
   * Returns the cached answer or, if there is none, sends the query. Answers are cached for `answerMs`. Failures are
   * cached for a shorter time.
   */
  get(key: string, ask: () => Promise<DnsAnswer>, answerMs?: number): Promise<DnsAnswer>
  /** Call this when the server responds again. Each query whose failure is cached is then retried once. */
  retryFailures(): void
  readonly count: number
}

/**
 * Creates a cache of limited size, which evicts the oldest entry first. A `servfail` entry expires soon enough for
 * presend to notice when a server recovers, but lasts long enough that 50 copies of a message do not each wait for the
 * same dead server.
 */
export function answerCache(
  clock: Pick<Clock, 'monotonicMs'>,
  limits: typeof defaultLimits = defaultLimits,
): AnswerCache {
  const entries = new Map<string, Entry>()

  async function keepWhenAnswered(entry: Entry, answerMs: number, wasRetry: boolean): Promise<void> {
    const { status } = await entry.answer
    if (status === 'servfail') entry.failure = wasRetry ? 'confirmed' : 'new'
    entry.freshUntilMs = clock.monotonicMs() + (status === 'servfail' ? limits.failureMs : answerMs)
  }

  function get(key: string, ask: () => Promise<DnsAnswer>, answerMs: number = limits.answerMs): Promise<DnsAnswer> {
    const known = entries.get(key)
    const isRetry = known?.failure === 'retrying'
    if (known !== undefined && !isRetry && clock.monotonicMs() < known.freshUntilMs) return known.answer
    entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= limits.maxCount && oldest !== undefined) entries.delete(oldest)
    const entry: Entry = { answer: ask(), freshUntilMs: Number.POSITIVE_INFINITY, failure: 'none' }
    entries.set(key, entry)
    // Rejected promises are not cached, so the next caller sends the query again.
    keepWhenAnswered(entry, answerMs, isRetry).catch(() => entries.delete(key))
    return entry.answer
  }

  return {
    get,
    retryFailures: () => {
      for (const entry of entries.values()) if (entry.failure === 'new') entry.failure = 'retrying'
    },
    get count() {
      return entries.size
    },
  }
}
