import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maxGapMs, nextPollDelayMs, type PollHistory, type PollMode } from '../../../src/check/client/poll-schedule.ts'

function aHistory(changes: Partial<PollHistory & PollMode> = {}): PollHistory & PollMode {
  return {
    startedAtMs: 0,
    expectedCount: 50,
    decisiveCount: 45,
    counts: [],
    failureCount: 0,
    notes: [],
    kind: 'plain',
    fixedGapMs: null,
    ...changes,
  }
}

function countsOf(...pairs: readonly (readonly [elapsedMs: number, receivedCount: number])[]): PollHistory['counts'] {
  return pairs.map(([elapsedMs, receivedCount]) => ({ elapsedMs, receivedCount }))
}

function delayAt(nowMs: number, history: PollHistory & PollMode): number {
  return nextPollDelayMs(history, null, { nowMs, fraction: 0.5 })
}

describe('nextPollDelayMs()', () => {
  it('polls soon after sending, and sooner with long polls', () => {
    expect(delayAt(0, aHistory())).toBe(250)
    expect(delayAt(0, aHistory({ kind: 'long-poll' }))).toBe(50)
  })

  it('polls 1 s after sending if the first poll found nothing, as if there had been none', () => {
    const history = aHistory({ counts: countsOf([260, 0]) })
    expect(delayAt(260, history)).toBe(740)
    const later = aHistory({ counts: countsOf([1000, 3]) })
    expect(delayAt(1000, { ...later, counts: countsOf([260, 0], [1000, 3]) })).toBe(delayAt(1000, later))
  })

  it('forecasts from the first poll if it found some results', () => {
    expect(delayAt(260, aHistory({ counts: countsOf([260, 44]) }))).toBe(500)
  })

  it('grows while no result arrives', () => {
    const gaps = [1000, 5000, 20_000, 60_000].map((elapsedMs) =>
      delayAt(elapsedMs, aHistory({ counts: countsOf([elapsedMs, 0]) })),
    )
    expect(gaps).toEqual(gaps.toSorted((left, right) => left - right))
  })

  it('shortens the gap when new results arrive and the decision is near', () => {
    const quiet = delayAt(40_000, aHistory({ counts: countsOf([20_000, 20], [40_000, 20]) }))
    const news = delayAt(40_000, aHistory({ counts: countsOf([20_000, 20], [40_000, 44]) }))
    expect(news).toBeLessThan(quiet / 3)
  })

  it('uses a fixed interval', () => {
    const fixed = aHistory({ fixedGapMs: 7000, counts: countsOf([1000, 44]), failureCount: 2 })
    expect(delayAt(1000, fixed)).toBe(7000)
  })

  it('waits for the next window when the rate limit is exhausted, even with a fixed interval', () => {
    const limit = { limitCount: 1000, remainingCount: 0, resetAtMs: 600_000 }
    const delayMs = nextPollDelayMs(aHistory({ fixedGapMs: 7000 }), limit, { nowMs: 0, fraction: 0 })
    expect(delayMs).toBe(601_000)
  })

  it('backs off from 2 s while polls fail', () => {
    const gaps = [1, 2, 3, 9].map((failureCount) => delayAt(0, aHistory({ failureCount })))
    expect(gaps).toEqual([2000, 4000, 8000, 30_000])
  })

  it('keeps gaps between 0.1 s and about 30 s, unless the rate limit requires more', () => {
    const anyHistory = fc.record({
      kind: fc.constantFrom('plain', 'long-poll'),
      expectedCount: fc.integer({ min: 1, max: 500 }),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
      stepMs: fc.integer({ min: 100, max: 200_000 }),
      failureCount: fc.integer({ min: 0, max: 40 }),
      fraction: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(anyHistory, ({ kind, expectedCount, shares, stepMs, failureCount, fraction }) => {
        const counts = shares
          .toSorted((left, right) => left - right)
          .map((share, index) => ({
            elapsedMs: (index + 1) * stepMs,
            receivedCount: Math.round(share * expectedCount),
          }))
        const decisiveCount = Math.ceil(expectedCount * 0.9)
        const history = aHistory({ kind, expectedCount, decisiveCount, counts, failureCount })
        const delayMs = nextPollDelayMs(history, null, { nowMs: counts.length * stepMs, fraction })
        expect(delayMs).toBeGreaterThanOrEqual(95)
        expect(delayMs).toBeLessThanOrEqual(maxGapMs * 1.05)
      }),
    )
  })
})
