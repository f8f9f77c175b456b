/**
 * Caches DNS answers for a few seconds in a worker thread, which would otherwise have to query the main thread for each
 * answer.
 */

import type { Dns, DnsAnswer } from '../../../foundation/world/world.ts'

/** A short-lived cache of DNS answers, shared by several messages. */
export interface RecentAnswers {
  /** Wraps a message's `Dns` object in one that also uses the cache. */
  remember(dns: Dns, nowMs: number): Dns
}

/**
 * How long answers are cached. The duration is short, because the main thread has its own cache with the correct expiry
 * times.
 */
const keptMs = 2000
const maxCount = 1000

/** Creates an empty cache. Failures are not cached. */
export function recentAnswers(): RecentAnswers {
  const answers = new Map<string, { readonly answer: DnsAnswer; readonly untilMs: number }>()

  return {
    remember: (dns, nowMs) => ({
      ...dns,
      resolve: async (name, type, signal) => {
        const key = `${type} ${name}`
        const known = answers.get(key)
        if (known !== undefined && nowMs < known.untilMs) return known.answer
        const answer = await dns.resolve(name, type, signal)
        if (answer.status === 'servfail') return answer
        answers.delete(key)
        const [oldest] = answers.keys()
        if (answers.size >= maxCount && oldest !== undefined) answers.delete(oldest)
        answers.set(key, { answer, untilMs: nowMs + keptMs })
        return answer
      },
    }),
  }
}
