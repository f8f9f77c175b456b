import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  dayFrom,
  dayOf,
  daysBetween,
  daysIn,
  isDay,
  plusDays,
  startOfDay,
} from '../../../src/foundation/contract/day.ts'

describe('days', () => {
  it.each([
    [[2026, 1, 5], '2026-01-05'],
    [[2024, 2, 29], '2024-02-29'],
    [[2025, 2, 29], null],
    [[2026, 13, 1], null],
    [[2026, 0, 1], null],
    [[26, 1, 1], '0026-01-01'],
    [[2026, 1.5, 1], null],
    [[-1, 1, 1], null],
    [[99_999, 1, 1], null],
  ])('dayFrom() for %j returns %s', ([year = 0, month = 0, day = 0], expected) => {
    expect(dayFrom(year, month, day)).toBe(expected)
  })

  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-1-5', false],
    ['2026-01-05T00:00', false],
    ['-100-01-01', false],
    ['', false],
  ])('isDay() for "%s" returns %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it('plusDays() handles month and year boundaries, leap days and daylight saving changes', () => {
    expect(plusDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(plusDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60)
    expect(daysIn({ startDate: '2026-03-28', endDate: '2026-03-30' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ])
    expect(daysIn({ startDate: '2026-03-30', endDate: '2026-03-28' })).toEqual([])
    expect(dayOf(Date.UTC(2026, 0, 31, 23, 59))).toBe('2026-01-31')
    expect(startOfDay('2026-01-31')).toBe(Date.UTC(2026, 0, 31))
  })

  it('daysBetween() reverses plusDays()', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        const day = dayOf(start * 86_400_000)
        expect(daysBetween(day, plusDays(day, count))).toBe(count)
      }),
    )
  })
})
