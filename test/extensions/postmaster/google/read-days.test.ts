import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../../src/extensions/postmaster/google/api-failure.ts'
import { dailyMetrics } from '../../../../src/extensions/postmaster/google/metric-table.ts'
import type { DomainStat } from '../../../../src/extensions/postmaster/google/parse-replies.ts'
import type { PostmasterApi, StatsRequest } from '../../../../src/extensions/postmaster/google/postmaster-api.ts'
import { type ReadDays, readDays } from '../../../../src/extensions/postmaster/google/read-days.ts'

const date = '2026-01-30'
const question = {
  domain: { resourceName: 'domains/shop.example', domain: 'shop.example', isReadable: true },
  startDate: '2026-01-21',
  endDate: date,
}

interface Asked {
  readonly questions: StatsRequest[]
  readonly read: ReadDays
}

/** @param answer a function that returns the statistics for the requested metrics */
async function ask(answer: (names: readonly string[]) => readonly DomainStat[]): Promise<Asked> {
  const questions: StatsRequest[] = []
  const api: PostmasterApi = {
    listDomains: async () => await Promise.resolve([]),
    queryStats: async (asked) => {
      questions.push(asked)
      return await Promise.resolve(answer(asked.metrics.map((metric) => metric.name)))
    },
  }
  return { questions, read: await readDays(question, api, new AbortController().signal) }
}

function stat(metric: string, value: DomainStat['value'], day: string = date): DomainStat {
  return { metric, date: day, value }
}

function refuse(): never {
  throw new ApiFailure('question', 'Google replied with 400 to the request for statistics on shop.example')
}

describe('readDays()', () => {
  it('requests all metrics at once', async () => {
    const { questions, read } = await ask((names) => (names.includes('tls') ? [stat('tls', 1)] : []))
    expect(questions.map((one) => one.metrics)).toEqual([dailyMetrics])
    expect(read.problems).toEqual([])
    expect(read.days).toMatchObject([{ date, encryption: { tls_success_ratio: 1 } }])
  })

  it('requests parts if all metrics together are rejected, and reports the rejected part', async () => {
    const { questions, read } = await ask((names) => {
      if (names.includes('reject:other')) refuse()
      return names.includes('spam_rate') ? [stat('spam_rate', 0.1)] : []
    })
    expect(questions.map((one) => one.metrics.length)).toEqual([dailyMetrics.length, 1, 3, 1, 10, 1])
    expect(read.problems).toHaveLength(1)
    expect(read.days).toMatchObject([{ spamRate: { value: 0.1 }, deliveryErrors: null }])
  })

  it('reports no problem if every part succeeds', async () => {
    const { read } = await ask((names) => (names.length === dailyMetrics.length ? refuse() : []))
    expect(read.problems).toEqual([])
  })

  it('requests the rates of identifiers in groups of twenty, and counts the identifiers of each day', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `id-${index}`)
    const { questions, read } = await ask((names) => {
      if (names.includes('fbl_ids')) return [stat('fbl_ids', ids), stat('fbl_ids', ['id-0'], '2026-01-29')]
      return names.flatMap((name) => [stat(name, name === 'fbl_3' ? 0 : 0.01), stat(name, 0.01, '2026-01-29')])
    })
    expect(questions.slice(1).map((one) => one.metrics.length)).toEqual([20, 5])
    expect(questions[1]?.metrics[0]?.filter).toBe('feedback_loop_id = "id-0"')
    expect(read.days.map((day) => [day.date, day.feedbackLoop])).toEqual([
      ['2026-01-29', { spam_count: 1, fbl_count: 1 }],
      [date, { spam_count: 24, fbl_count: 25 }],
    ])
  })

  it('counts identifiers that a filter cannot contain, without requesting their rates', async () => {
    const { questions, read } = await ask((names) =>
      names.includes('fbl_ids') ? [stat('fbl_ids', ['a" OR "b', 'c\\'])] : [],
    )
    expect(questions).toHaveLength(1)
    expect(read.days[0]?.feedbackLoop).toEqual({ spam_count: 0, fbl_count: 2 })
  })

  it('omits the feedback loop of days with rejected or too many rates', async () => {
    const refused = await ask((names) =>
      names.includes('fbl_ids') ? [stat('fbl_ids', ['a']), stat('tls', 1)] : refuse(),
    )
    expect(refused.read).toMatchObject({ problems: [expect.any(String)], days: [{ feedbackLoop: null }] })
    const many = Array.from({ length: 1001 }, (_, index) => `id-${index}`)
    const { questions, read } = await ask(() => [stat('fbl_ids', many), stat('tls', 1)])
    expect(questions).toHaveLength(1)
    expect(read.problems[0]).toContain('1001 feedback loop identifiers')
    expect(read.days[0]?.feedbackLoop).toBeNull()
  })

  it('ignores days that were not requested', async () => {
    const { read } = await ask(() => [stat('tls', 1, '2026-01-31'), stat('tls', 1, '2026-01-20'), stat('tls', 1)])
    expect(read.days.map((day) => day.date)).toEqual([date])
  })

  it('rethrows failures of the domain', async () => {
    const denied = ask(() => {
      throw new ApiFailure('domain', 'Google replied with 403')
    })
    await expect(denied).rejects.toMatchObject({ kind: 'domain' })
  })
})
