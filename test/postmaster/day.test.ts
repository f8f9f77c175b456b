import { describe, expect, it } from 'vitest'

import { dayOf, daysBetween, dayText, plusDays } from '../../src/postmaster/day.ts'

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
  ])('dayText() of %j is %s', ([year = 0, month = 0, day = 0], expected) => {
    expect(dayText(year, month, day)).toBe(expected)
  })

  it('are added to and counted over the ends of months and years', () => {
    expect(plusDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(plusDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60)
    expect(dayOf(Date.UTC(2026, 0, 31, 23, 59))).toBe('2026-01-31')
  })
})
