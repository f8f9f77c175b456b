import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ratePercent, renderPercent, renderThreshold } from '../../src/check/rate.ts'

const percents = fc.double({ min: 0, max: 100, noNaN: true })

describe('ratePercent()', () => {
  it('divides without rounding', () => {
    expect(ratePercent(2, 3)).toBe(200 / 3)
  })

  it('returns null when dividing by 0', () => {
    expect(ratePercent(0, 0)).toBeNull()
  })

  it('meets a threshold exactly when the seed counts do', () => {
    // 7 of 25 is 28%: 7 / 25 * 100 would be 28.000000000000004.
    expect(ratePercent(7, 25)).toBe(28)
  })
})

describe('renderPercent()', () => {
  it.each([
    [66.666, 85, '66.7'],
    [100, 100, '100.0'],
    [0, 85, '0.0'],
    [99.96, 100, '99.9'],
    [99.96, null, '99.9'],
    [84.96, 85, '84.9'],
    [85.04, 85, '85.0'],
    [85.04, 85.04, '85.04'],
    [66.66, 66.7, '66.6'],
    [0.04, 85, '0.04'],
    [0.04, null, '0.04'],
    [99.995, 99.99, '99.99'],
    [28, 28, '28.0'],
  ])('renders %d against %s as %s', (percent, threshold, shown) => {
    expect(renderPercent(percent, threshold)).toBe(shown)
  })

  it('never prints a value on the other side of its threshold, of 0 or of 100', () => {
    fc.assert(
      fc.property(percents, fc.oneof(percents, fc.integer({ min: 0, max: 100 })), (percent, threshold) => {
        const shown = Number(renderPercent(percent, threshold))
        expect(shown >= threshold).toBe(percent >= threshold)
        expect(shown === 0).toBe(percent === 0)
        expect(shown === 100).toBe(percent === 100)
      }),
    )
  })

  it('differs from the value by at most a tenth of a point', () => {
    fc.assert(
      fc.property(percents, percents, (percent, threshold) => {
        expect(Math.abs(Number(renderPercent(percent, threshold)) - percent)).toBeLessThan(0.1 + 1e-9)
      }),
    )
  })
})

describe('rendering of numbers', () => {
  it('renderThreshold() keeps the written precision', () => {
    expect([85, 99.5, 0].map(renderThreshold)).toEqual(['85', '99.5', '0'])
  })
})
