import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayOf, daysBetween, daysOf } from '../../../src/check/postmaster/days.ts'

describe('days', () => {
  it('cross months, leap days and the change to summer time', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysOf({ startDate: '2026-03-28', endDate: '2026-03-30' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ])
    expect(daysOf({ startDate: '2026-03-30', endDate: '2026-03-28' })).toEqual([])
    expect(dayOf(Date.UTC(2026, 5, 10, 23, 59))).toBe('2026-06-10')
  })

  it('are counted as they were added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        const date = dayOf(start * 86_400_000)
        expect(daysBetween(date, addDays(date, count))).toBe(count)
      }),
    )
  })
})
