import { describe, expect, it } from 'vitest'

import { sweepEveryMs } from '../../../src/seeds/imap/sweep-rhythm.ts'

const idle = { hasIdle: true }

describe('sweepEveryMs()', () => {
  it('is quick while a test is young, and slower the longer it waits', () => {
    const delays = [0, 119_999, 120_000, 599_999, 600_000, 80_000_000].map((waitedMs) => sweepEveryMs(waitedMs, idle))
    expect(delays).toEqual([1000, 1000, 3000, 3000, 15_000, 15_000])
  })

  it('keeps the connection alive while nobody waits, and asks where the server does not tell', () => {
    expect(sweepEveryMs(null, idle)).toBe(240_000)
    expect(sweepEveryMs(null, { hasIdle: false })).toBe(60_000)
  })
})
