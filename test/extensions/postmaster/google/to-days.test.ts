import { describe, expect, it } from 'vitest'

import { errorMetrics } from '../../../../src/extensions/postmaster/google/metric-table.ts'
import type { DomainStat } from '../../../../src/extensions/postmaster/google/parse-replies.ts'
import { toDays } from '../../../../src/extensions/postmaster/google/to-days.ts'
import { emptyDay, type PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'

const domain = 'shop.example'
const date = '2026-01-30'

function daysOf(
  values: Readonly<Record<string, DomainStat['value']>>,
  reportedLoops: ReadonlyMap<string, number> = new Map(),
): readonly PostmasterDay[] {
  const stats = Object.entries(values).map(([metric, value]) => ({ metric, date, value }))
  return toDays({ domain, stats, reportedLoops })
}

describe('toDays()', () => {
  it('converts metrics to series, and leaves retired series empty', () => {
    const values = {
      spam_rate: 0.002,
      spf: 1,
      dkim: 0.9,
      dmarc: 0.8,
      tls: 0.99,
      'reject:spammy_content': 0.25,
      fbl_ids: ['a', 'b', 'b'],
    }
    expect(daysOf(values, new Map([[date, 1]]))).toEqual([
      {
        domain,
        date,
        spamRate: { value: 0.002 },
        ipReputation: null,
        domainReputation: null,
        feedbackLoop: { spam_count: 1, fbl_count: 2 },
        authentication: { spf_success_ratio: 1, dkim_success_ratio: 0.9, dmarc_success_ratio: 0.8 },
        encryption: { tls_success_ratio: 0.99 },
        deliveryErrors: {
          errors: [{ error_class: 'PERMANENT_ERROR', error_type: 'CONTENT_SPAMMY', error_ratio: 0.25 }],
        },
      },
    ])
  })

  it('omits authentication if one rate is missing', () => {
    expect(daysOf({ spf: 1, dkim: 1, tls: 1 })).toEqual([
      { ...emptyDay(domain, date), encryption: { tls_success_ratio: 1 } },
    ])
  })

  it('distinguishes no delivery errors from unknown ones', () => {
    expect(daysOf({ 'temp_fail:other': 0 })[0]?.deliveryErrors).toEqual({ errors: [] })
    expect(daysOf({ spam_rate: 0 })[0]?.deliveryErrors).toBeNull()
  })

  it('converts every delivery error once with its class and type', () => {
    const all = Object.fromEntries(errorMetrics.map(({ name }) => [name, 0.01]))
    const errors = daysOf(all)[0]?.deliveryErrors?.errors ?? []
    expect(errors).toHaveLength(10)
    expect(new Set(errors.map((one) => `${one.error_class} ${one.error_type}`)).size).toBe(10)
  })

  it('omits the feedback loop if its rates are incomplete', () => {
    expect(daysOf({ fbl_ids: ['a'], spam_rate: 0 })[0]?.feedbackLoop).toBeNull()
    expect(daysOf({ fbl_ids: ['a'] }, new Map([[date, 0]]))[0]?.feedbackLoop).toEqual({ spam_count: 0, fbl_count: 1 })
  })

  it('omits days without data', () => {
    expect(daysOf({ spam_rate: null, fbl_ids: null, spf: ['text'] })).toEqual([])
  })

  it('accepts rounding errors beyond 0 and 1, and rejects other values', () => {
    expect(daysOf({ spam_rate: 1.000_000_1 })[0]?.spamRate).toEqual({ value: 1 })
    expect(daysOf({ spam_rate: -1e-7 })[0]?.spamRate).toEqual({ value: 0 })
    expect(() => daysOf({ spam_rate: 12 })).toThrow('spam_rate of shop.example on 2026-01-30 is 12, not')
    expect(() => daysOf({ tls: -0.5 })).toThrow('is -0.5, not a ratio from 0 to 1')
  })

  it('sorts days', () => {
    const stats = ['2026-01-30', '2025-12-31', '2026-01-02'].map((day) => ({
      metric: 'spam_rate',
      date: day,
      value: 0,
    }))
    expect(toDays({ domain, stats, reportedLoops: new Map() }).map((day) => day.date)).toEqual([
      '2025-12-31',
      '2026-01-02',
      '2026-01-30',
    ])
  })
})
