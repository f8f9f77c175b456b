/** Keeps DNS answers for a while, and lets callers that ask the same thing at once share one question. */

import type { Clock, DnsAnswer } from './world.ts'

const defaultLimits = { answerMs: 60_000, failureMs: 10_000, maxCount: 5000 }

interface Entry {
  readonly answer: Promise<DnsAnswer>
  /** `Infinity` while the question is under way. */
  freshUntilMs: number
  /** `doubted`: it failed while the server may have been away, and is asked again; `confirmed`: it failed once more. */
  failure: 'none' | 'new' | 'doubted' | 'confirmed'
}

export interface AnswerCache {
  /** `answerMs`: how long an answer is kept; a failure is kept for its own time all the same. */
  get(key: string, ask: () => Promise<DnsAnswer>, answerMs?: number): Promise<DnsAnswer>
  /**
   * The server answers now, so what failed before may have failed because it did not: each failure is asked once more
   * before it is believed again.
   */
  doubtFailures(): void
  readonly count: number
}

/**
 * A bounded cache: the oldest entry goes first. `servfail` is kept shorter, so that a server that comes back is
 * noticed, yet long enough that fifty copies of one message do not wait for the same dead server fifty times.
 */
export function answerCache(
  clock: Pick<Clock, 'monotonicMs'>,
  limits: typeof defaultLimits = defaultLimits,
): AnswerCache {
  const entries = new Map<string, Entry>()

  async function keepWhenAnswered(entry: Entry, answerMs: number, wasDoubted: boolean): Promise<void> {
    const { status } = await entry.answer
    if (status === 'servfail') entry.failure = wasDoubted ? 'confirmed' : 'new'
    entry.freshUntilMs = clock.monotonicMs() + (status === 'servfail' ? limits.failureMs : answerMs)
  }

  function get(key: string, ask: () => Promise<DnsAnswer>, answerMs: number = limits.answerMs): Promise<DnsAnswer> {
    const known = entries.get(key)
    const isDoubted = known?.failure === 'doubted'
    if (known !== undefined && !isDoubted && clock.monotonicMs() < known.freshUntilMs) return known.answer
    entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= limits.maxCount && oldest !== undefined) entries.delete(oldest)
    const entry: Entry = { answer: ask(), freshUntilMs: Number.POSITIVE_INFINITY, failure: 'none' }
    entries.set(key, entry)
    // A question that failed outright is not kept: the next caller asks again.
    keepWhenAnswered(entry, answerMs, isDoubted).catch(() => entries.delete(key))
    return entry.answer
  }

  return {
    get,
    doubtFailures: () => {
      for (const entry of entries.values()) if (entry.failure === 'new') entry.failure = 'doubted'
    },
    get count() {
      return entries.size
    },
  }
}
