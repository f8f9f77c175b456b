import { assert, date, integer, option, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyDays, planParts, revisedDays } from '../../../../src/extensions/postmaster/sync/plan-days.ts'
import { dayOf, daysBetween, plusDays } from '../../../../src/foundation/contract/day.ts'

const nowMs = Date.UTC(2026, 0, 31, 12)

describe('planParts()', () => {
  it('requests 120 days up to yesterday for a new domain, in parts of a month', () => {
    const parts = planParts({ readUntil: null, nowMs, revisedDays })
    expect(parts[0]).toEqual({ startDate: '2025-10-03', endDate: '2025-11-01' })
    expect(parts.at(-1)).toEqual({ startDate: '2026-01-01', endDate: '2026-01-30' })
    expect(parts).toHaveLength(4)
  })

  it('requests the last ten days again', () => {
    const parts = planParts({ readUntil: '2026-01-29', nowMs, revisedDays })
    expect(parts).toEqual([{ startDate: '2026-01-21', endDate: '2026-01-30' }])
    expect(planParts({ readUntil: '2026-01-30', nowMs, revisedDays })).toEqual(parts)
    expect(planParts({ readUntil: '2026-03-01', nowMs, revisedDays })).toEqual(parts)
  })

  it('resumes where it stopped, but at most 120 days ago', () => {
    expect(planParts({ readUntil: '2026-01-10', nowMs, revisedDays })[0]?.startDate).toBe('2026-01-11')
    expect(planParts({ readUntil: '2020-01-01', nowMs, revisedDays })[0]?.startDate).toBe('2025-10-03')
  })

  it('reads the number of recent days given with --days', () => {
    expect(planParts({ readUntil: '2026-01-30', nowMs, revisedDays: historyDays })).toHaveLength(4)
    expect(planParts({ readUntil: '2026-01-30', nowMs, revisedDays: 1 })).toEqual([
      { startDate: '2026-01-30', endDate: '2026-01-30' },
    ])
  })

  it('requests every unread day exactly once, whatever was read', () => {
    const moment = date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    assert(
      property(
        moment,
        option(integer({ min: -400, max: 5 }), { nil: null }),
        integer({ min: 1, max: 120 }),
        (now, ago, revised) => {
          const last = plusDays(dayOf(now.getTime()), -1)
          const readUntil = ago === null ? null : plusDays(last, ago)
          const parts = planParts({ readUntil, nowMs: now.getTime(), revisedDays: revised })
          const days = parts.flatMap(({ startDate, endDate }) =>
            Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => plusDays(startDate, index)),
          )
          expect(new Set(days).size).toBe(days.length)
          const first = plusDays(last, 1 - historyDays)
          for (let day = first; day <= last; day = plusDays(day, 1)) {
            const isWanted = readUntil === null || day > readUntil || daysBetween(day, last) < revised
            expect([day, days.includes(day)]).toEqual([day, isWanted || (days[0] ?? '') <= day])
          }
          expect(days.at(-1)).toBe(last)
        },
      ),
      { numRuns: 60 },
    )
  })
})
