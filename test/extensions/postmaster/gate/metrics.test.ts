import { describe, expect, it } from 'vitest'

import { metrics } from '../../../../src/extensions/postmaster/gate/metrics.ts'
import { seriesOf } from '../../../support/postmaster-days.ts'

const date = '2026-06-01'

function percentOf(name: string, day: Parameters<typeof seriesOf>[0][number]): number | undefined {
  return metrics.find((metric) => metric.name === name)?.valuesOf(seriesOf([day]))[0]?.percent
}

describe('metrics', () => {
  it('lists six metrics, the spam rate first', () => {
    expect(metrics.map(({ name }) => name)).toEqual(['spam', 'spf', 'dkim', 'dmarc', 'tls', 'delivery-errors'])
  })

  it('add up delivery errors to at most 100%', () => {
    expect(percentOf('delivery-errors', { date, errorRatios: [0.1, 0.2] })).toBe(30)
    expect(percentOf('delivery-errors', { date, errorRatios: [0.8, 0.7] })).toBe(100)
    expect(percentOf('delivery-errors', { date, errorRatios: [] })).toBe(0)
  })

  it('have no value on a day with an unknown error ratio', () => {
    expect(percentOf('delivery-errors', { date, errorRatios: [0.1, null] })).toBeUndefined()
  })
})
