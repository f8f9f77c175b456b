import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type ArrivalCount,
  forecastDecisiveArrival,
  waitForExpectedLoss,
} from '../../../src/check/client/arrival-forecast.ts'

function forecast(decisiveCount: number, ...counts: readonly (readonly [elapsedMs: number, receivedCount: number])[]) {
  const [first, ...others] = counts.map(([elapsedMs, receivedCount]): ArrivalCount => ({ elapsedMs, receivedCount }))
  if (first === undefined) throw new Error('no counts')
  return forecastDecisiveArrival({ expectedCount: 50, decisiveCount, counts: [first, ...others] })
}

function medianMs(...of: Parameters<typeof forecast>): number {
  return Math.exp(forecast(...of).logMean)
}

describe('forecastDecisiveArrival()', () => {
  it('forecasts a later arrival when fewer copies have arrived', () => {
    expect(medianMs(45, [10_000, 30])).toBeLessThan(medianMs(45, [10_000, 10]))
    expect(medianMs(45, [10_000, 10])).toBeLessThan(medianMs(45, [10_000, 0]))
    expect(medianMs(45, [10_000, 44])).toBeLessThan(13_000)
  })

  it('adapts to copies that arrive together or spread out', () => {
    const quick = medianMs(45, [10_000, 5], [12_000, 30])
    const slow = medianMs(45, [2000, 5], [40_000, 30])
    expect(quick).toBeLessThan(20_000)
    expect(slow).toBeGreaterThan(80_000)
  })

  it('narrows the forecast as more copies arrive', () => {
    const early = forecast(45, [1000, 0]).logDeviation
    const late = forecast(45, [5000, 15], [20_000, 40]).logDeviation
    expect(late).toBeLessThan(early / 4)
  })

  it('forecasts the next arrival beyond the decisive count', () => {
    expect(medianMs(45, [60_000, 46])).toBeGreaterThan(60_000)
  })

  it('returns finite numbers for all counts', () => {
    const history = fc.record({
      expectedCount: fc.integer({ min: 0, max: 10_000 }),
      decisiveShare: fc.double({ min: 0, max: 1, noNaN: true }),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
      stepMs: fc.integer({ min: 0, max: 3_600_000 }),
    })
    fc.assert(
      fc.property(history, ({ expectedCount, decisiveShare, shares, stepMs }) => {
        const counts = shares
          .toSorted((left, right) => left - right)
          .map((share, index) => ({ elapsedMs: index * stepMs, receivedCount: Math.round(share * expectedCount) }))
        const [first, ...others] = counts
        if (first === undefined) return
        const decisiveCount = Math.round(decisiveShare * expectedCount)
        const { logMean, logDeviation } = forecastDecisiveArrival({
          expectedCount,
          decisiveCount,
          counts: [first, ...others],
        })
        expect(Number.isFinite(logMean) && Number.isFinite(logDeviation) && logDeviation > 0).toBe(true)
      }),
    )
  })
})

describe('waitForExpectedLoss()', () => {
  const soon = { logMean: Math.log(20_000), logDeviation: 0.2 }

  it('returns a long wait while the arrival is unlikely, and a short one when it is due', () => {
    const before = waitForExpectedLoss(soon, { elapsedMs: 5000, lossMs: 300, maxMs: 30_000 })
    const due = waitForExpectedLoss(soon, { elapsedMs: 20_000, lossMs: 300, maxMs: 30_000 })
    expect(before).toBeGreaterThan(8000)
    expect(due).toBeLessThan(3000)
  })

  it('grows with the accepted loss, up to the maximum', () => {
    const waits = [100, 300, 1000, 1e9].map((lossMs) =>
      waitForExpectedLoss(soon, { elapsedMs: 15_000, lossMs, maxMs: 30_000 }),
    )
    expect(waits).toEqual(waits.toSorted((left, right) => left - right))
    expect(waits.at(-1)).toBe(30_000)
  })
})
