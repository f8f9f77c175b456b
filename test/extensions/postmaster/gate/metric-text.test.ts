import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isWithin, limitText, renderMetricPercent } from '../../../../src/extensions/postmaster/gate/metric-text.ts'

const spam = { metric: 'spam', bound: 'below', thresholdPercent: 0.3, warnPercent: 0.1 } as const
const dkim = { metric: 'dkim', bound: 'at-least', thresholdPercent: 98, warnPercent: null } as const
const errors = { metric: 'delivery-errors', bound: 'at-most', thresholdPercent: 5, warnPercent: null } as const

describe('renderMetricPercent()', () => {
  it.each([
    [0.05, spam, '0.05'],
    [0.3, spam, '0.30'],
    [0.2999, spam, '0.29'],
    [0.0999, spam, '0.09'],
    [0.0001, spam, '0.0001'],
    [0, spam, '0.00'],
    [97.96, dkim, '97.9'],
    [99.99, dkim, '99.9'],
    [100, dkim, '100.0'],
    [5.0001, errors, '5.0001'],
    [5, errors, '5.00'],
  ] as const)('prints %j as %s', (percent, limits, text) => {
    expect(renderMetricPercent(percent, limits)).toBe(text)
  })

  it('never rounds a value across a limit', () => {
    const percents = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => Number(value.toPrecision(12)))
    fc.assert(
      fc.property(percents, fc.constantFrom(spam, dkim, errors), (percent, limits) => {
        const shown = Number(renderMetricPercent(percent, limits))
        const lines = [limits.thresholdPercent, limits.warnPercent].filter((line) => line !== null)
        const sides = (value: number): readonly boolean[] => lines.map((line) => isWithin(value, line, limits.bound))
        expect(sides(shown)).toEqual(sides(percent))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('limitText()', () => {
  it.each([
    [spam, '< 0.3%'],
    [dkim, '≥ 98%'],
    [errors, '≤ 5%'],
    [{ ...spam, thresholdPercent: null }, 'none'],
  ])('renders the limit with its comparison sign', (limits, text) => {
    expect(limitText(limits)).toBe(text)
  })
})
