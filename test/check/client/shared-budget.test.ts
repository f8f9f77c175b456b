import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type BudgetNote, minSharedGapMs, requestPrice } from '../../../src/check/client/shared-budget.ts'

const resetAtMs = 3_600_000

/** Creates notes ten seconds apart, each after one of the client's own requests. */
function notesOf(...remaining: readonly number[]): readonly BudgetNote[] {
  return remaining.map((remainingCount, index) => ({
    atMs: index * 10_000,
    remainingCount,
    resetAtMs,
    requestCount: 1,
  }))
}

function limitOf(remainingCount: number) {
  return { limitCount: 1000, remainingCount, resetAtMs }
}

describe('requestPrice()', () => {
  it('returns 1 without a limit, with one note, and without other jobs', () => {
    expect(requestPrice([], null, 0)).toBe(1)
    expect(requestPrice(notesOf(500), limitOf(500), 0)).toBe(1)
    expect(requestPrice(notesOf(500, 499, 498), limitOf(498), 20_000)).toBe(1)
  })

  it('grows with the request rate of other jobs, up to 16', () => {
    const price = requestPrice(notesOf(900, 895, 890), limitOf(890), 20_000)
    expect(price).toBeGreaterThan(1.5)
    expect(price).toBeLessThan(2)
    expect(requestPrice(notesOf(900, 700, 400), limitOf(400), 20_000)).toBe(16)
  })

  it('falls to 1 when the window is about to end', () => {
    expect(requestPrice(notesOf(900, 700, 400), limitOf(400), resetAtMs)).toBe(1)
  })

  it('does not compare notes of different windows', () => {
    const before: BudgetNote = { atMs: 0, remainingCount: 5, resetAtMs: 1000, requestCount: 1 }
    expect(requestPrice([before, ...notesOf(1000)], limitOf(1000), 0)).toBe(1)
  })
})

describe('minSharedGapMs()', () => {
  it('is short while many requests remain', () => {
    expect(minSharedGapMs(notesOf(990, 989), limitOf(989), { nowMs: 10_000, expectedWaitMs: 60_000 })).toBeLessThan(100)
  })

  it("distributes the client's own share over the expected wait", () => {
    // There are ten requests in total for each of the client's own requests, so its share of 100 remaining requests is
    // ten.
    const gapMs = minSharedGapMs(notesOf(120, 110, 100), limitOf(100), { nowMs: 20_000, expectedWaitMs: 60_000 })
    expect(gapMs).toBeCloseTo(6000, -2)
  })

  it('waits for the next window when no request is left', () => {
    for (const remainingCount of [0, 1, 2]) {
      const gapMs = minSharedGapMs(notesOf(remainingCount), limitOf(remainingCount), {
        nowMs: 10_000,
        expectedWaitMs: 60_000,
      })
      expect(gapMs).toBe(resetAtMs - 10_000 + 1000)
    }
  })

  it('never waits much longer than until the next window', () => {
    const spending = fc.record({
      remaining: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 }),
      nowMs: fc.integer({ min: 0, max: 2 * resetAtMs }),
      expectedWaitMs: fc.integer({ min: 0, max: 10 * resetAtMs }),
    })
    fc.assert(
      fc.property(spending, ({ remaining, nowMs, expectedWaitMs }) => {
        const gapMs = minSharedGapMs(notesOf(...remaining), limitOf(remaining.at(-1) ?? 0), { nowMs, expectedWaitMs })
        expect(gapMs).toBeGreaterThanOrEqual(0)
        expect(gapMs).toBeLessThanOrEqual(Math.max(resetAtMs - nowMs, 0) + 1000)
      }),
    )
  })
})
