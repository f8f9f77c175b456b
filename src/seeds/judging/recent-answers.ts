/** DNS answers of the last seconds, in a thread that must ask the main thread for each. */

import type { Dns, DnsAnswer, DnsType } from '../../world/world.ts'

/** Remembers answers for a short time, across messages. */
export interface RecentAnswers {
  /** Wraps the DNS that one message is judged with. */
  remember(dns: Dns, nowMs: number): Dns
}

/** Short, because the main thread has its own cache, with the right times. */
const keptMs = 2000
const maxCount = 1000

/** Starts empty. Failures are not kept. */
export function recentAnswers(): RecentAnswers {
  const answers = new Map<string, { readonly answer: DnsAnswer; readonly untilMs: number }>()

  async function ask(dns: Dns, { name, type, nowMs, signal }: Question): Promise<DnsAnswer> {
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
  }

  return {
    remember: (dns, nowMs) => ({
      ...dns,
      resolve: async (name, type, signal) => await ask(dns, { name, type, nowMs, signal }),
    }),
  }
}

interface Question {
  readonly name: string
  readonly type: DnsType
  readonly nowMs: number
  readonly signal: AbortSignal
}
