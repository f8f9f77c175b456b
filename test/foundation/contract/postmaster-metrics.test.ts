import { expect, it } from 'vitest'

import {
  isPostmasterMetric,
  postmasterMetrics,
  toPercent,
} from '../../../src/foundation/contract/postmaster-metrics.ts'
import { seriesOf } from '../../support/postmaster-days.ts'

const date = '2026-06-01'

it.each([
  ['spam-rate', { date, spam: 0.003 }, 0.3],
  ['spf-success', { date, spf: 0.5 }, 50],
  ['dkim-success', { date, dkim: 0.07 }, 7],
  ['dmarc-success', { date, dmarc: 1 }, 100],
] as const)('the metric %s is read from its series, in percent', (name, day, percent) => {
  expect(postmasterMetrics[name].valuesOf(seriesOf([day]))).toEqual([{ date, percent }])
})

it('toPercent() adds no floating-point noise', () => {
  expect([0.007, 0.07, 0.57].map(toPercent)).toEqual([0.7, 7, 57])
})

it('isPostmasterMetric() accepts only the names of metrics', () => {
  expect(['spam-rate', 'toString', ''].filter(isPostmasterMetric)).toEqual(['spam-rate'])
})
