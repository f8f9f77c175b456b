import { describe, expect, it } from 'vitest'

import { sweepEveryMs, untilElsewhereMs } from '../../../../src/extensions/mailboxes/imap/sweep-schedule.ts'

const idle = { hasIdle: true }

describe('sweepEveryMs()', () => {
  it('grows with the age of the newest test', () => {
    const delays = [0, 119_999, 120_000, 599_999, 600_000, 80_000_000].map((waitedMs) => sweepEveryMs(waitedMs, idle))
    expect(delays).toEqual([1000, 1000, 3000, 3000, 15_000, 15_000])
  })

  it('polls more often without IDLE when no test waits', () => {
    expect(sweepEveryMs(null, idle)).toBe(240_000)
    expect(sweepEveryMs(null, { hasIdle: false })).toBe(60_000)
  })
})

const rules = { elsewhere: { afterMs: 20_000, everyMs: 15_000, settleMs: 0 } }

describe('untilElsewhereMs()', () => {
  it.each([
    ['is infinite when no test waits', null, null, 100_000, null, Number.POSITIVE_INFINITY],
    ['is the rest of the initial wait of the oldest test', 100_000, 100_000, 105_000, null, 15_000],
    ['is 0 once the oldest test has waited long enough', 100_000, 100_000, 120_000, null, 0],
    ['is 0 even if another test is younger', 119_000, 100_000, 120_000, null, 0],
    ['is the rest of the interval after a sweep', 100_000, 100_000, 130_000, 5000, 10_000],
    ['uses a longer interval when no recent test waits', 100_000, 100_000, 800_000, 15_000, 105_000],
  ])('%s', (_case, newestAtMs, oldestAtMs, nowMs, sweptAgoMs, expected) => {
    expect(untilElsewhereMs({ newestAtMs, oldestAtMs }, { nowMs, sweptAgoMs }, rules)).toBe(expected)
  })
})
