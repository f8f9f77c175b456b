import { assert, infiniteStream, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectTotals } from '../../../../src/extensions/postmaster/http/cumulative-days.ts'
import { toDomainReply } from '../../../../src/extensions/postmaster/http/stored-data.ts'
import { emptyDay, type PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import type { CumulativePostmasterData } from '../../../../src/foundation/contract/postmaster-replies.ts'
import { someDays } from '../../../support/postmaster-arbitraries.ts'
import { aFullDay } from '../storage/builders.ts'

const date = '2026-01-01'

function totalOf(...parts: readonly (readonly PostmasterDay[])[]): CumulativePostmasterData | null {
  const collector = collectTotals()
  for (const part of parts) collector.add(part)
  return collector.total()
}

describe('collectTotals()', () => {
  it('returns means of ratios, sums of counts, and the worst reputation', () => {
    const first = aFullDay('a.example', date)
    const second = aFullDay('b.example', date, {
      spamRate: { value: 0.003 },
      domainReputation: { reputation: 'LOW' },
      authentication: { spf_success_ratio: 0, dkim_success_ratio: 1, dmarc_success_ratio: 0.5 },
      deliveryErrors: { errors: [] },
    })
    expect(totalOf([first, second])).toEqual({
      spam_rate: [{ date, value: 0.002 }],
      ip_reputation: [{ date, high: 6, medium: 2, low: 0, bad: 0 }],
      domain_reputation: [{ date, reputation: 'LOW' }],
      feedback_loop: [{ date, spam_count: 4, fbl_count: 10 }],
      authentication: [{ date, spf_success_ratio: 0.5, dkim_success_ratio: 0.995, dmarc_success_ratio: 0.74 }],
      encryption: [{ date, tls_success_ratio: 0.999 }],
      delivery_errors: [
        {
          date,
          errors: [{ error_class: 'TEMPORARY_ERROR', error_type: 'RATE_LIMIT_EXCEEDED', error_ratio: 0.005 }],
        },
      ],
    })
  })

  it('excludes domains without data from a mean', () => {
    const silent = emptyDay('b.example', date)
    expect(totalOf([aFullDay('a.example', date), silent])).toEqual(totalOf([aFullDay('a.example', date)]))
  })

  it('sorts days, and returns null without data', () => {
    const days = ['2026-01-10', '2026-01-02', '2025-12-31'].map((one) => aFullDay('a.example', one))
    expect(totalOf(days)?.spam_rate.map((entry) => entry.date)).toEqual(['2025-12-31', '2026-01-02', '2026-01-10'])
    expect(totalOf([])).toBeNull()
    expect(totalOf([emptyDay('a.example', date)])).toBeNull()
  })

  it('returns the same for any split and order', () => {
    assert(
      property(someDays, infiniteStream(nat()), (days, chance) => {
        const shuffled = days.toSorted(() => (Number(chance.next().value) % 2 === 0 ? 1 : -1))
        const cut = days.length === 0 ? 0 : Number(chance.next().value) % days.length
        expect(totalOf(shuffled.slice(cut), shuffled.slice(0, cut))).toEqual(totalOf(days))
      }),
    )
  })

  it('returns the data of a single domain unchanged', () => {
    assert(
      property(someDays, (days) => {
        const own = days
          .filter((day) => day.domain === 'a.example')
          .toSorted((left, right) => (left.date < right.date ? -1 : 1))
        const reply = toDomainReply(own)
        const total = totalOf(own)
        expect(total?.spam_rate.map((entry) => entry.date)).toEqual(reply?.spam_rate_data.map((entry) => entry.date))
        expect(total?.ip_reputation).toEqual(reply?.ip_reputation_data)
        expect(total?.domain_reputation).toEqual(reply?.domain_reputation_data)
        expect(total?.feedback_loop).toEqual(reply?.feedback_loop_data)
        total?.spam_rate.forEach(({ value }, index) => {
          expect(value).toBeCloseTo(reply?.spam_rate_data[index]?.value ?? Number.NaN, 11)
        })
      }),
    )
  })

  it('returns means within the range of the inputs', () => {
    assert(
      property(someDays, (days) => {
        for (const entry of totalOf(days)?.authentication ?? []) {
          const given = days.filter((day) => day.date === entry.date).flatMap((day) => day.authentication ?? [])
          for (const name of ['spf_success_ratio', 'dkim_success_ratio', 'dmarc_success_ratio'] as const) {
            const values = given.map((one) => one[name])
            expect(entry[name]).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12)
            expect(entry[name]).toBeLessThanOrEqual(Math.max(...values) + 1e-12)
          }
        }
      }),
    )
  })
})
