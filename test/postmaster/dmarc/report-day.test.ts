import { describe, expect, it } from 'vitest'

import { reportDay } from '../../../src/postmaster/dmarc/report-day.ts'

describe('reportDay()', () => {
  it.each([
    ['a day in UTC', '2026-11-19T00:00:00Z', '2026-11-19T23:59:59Z', '2026-11-19'],
    ['a day in UTC with the first second of the next', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-19'],
    ['a day in California', '2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z', '2026-11-19'],
    ['a day in New Zealand', '2026-11-18T11:00:00Z', '2026-11-19T11:00:00Z', '2026-11-18'],
    ['an hour', '2026-11-19T23:00:00Z', '2026-11-20T00:00:00Z', '2026-11-19'],
    ['a week', '2026-11-16T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-19'],
    ['a moment', '2026-11-19T00:00:00Z', '2026-11-19T00:00:00Z', '2026-11-19'],
  ])('returns the middle day of %s', (_name, begin, end, day) => {
    expect(reportDay({ beginsAtMs: Date.parse(begin), endsAtMs: Date.parse(end) })).toBe(day)
  })
})
