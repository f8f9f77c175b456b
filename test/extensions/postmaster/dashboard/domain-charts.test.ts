import { expect, it } from 'vitest'

import { domainCharts } from '../../../../src/extensions/postmaster/dashboard/domain-charts.ts'
import { seriesOf } from '../../../support/postmaster-days.ts'

const range = { startDate: '2026-01-01', endDate: '2026-01-30' }
const series = seriesOf([
  { date: '2026-01-02', spam: 0.0005 },
  { date: '2026-01-03', spam: 0.004, spf: 0.5, errorRatios: [0.02] },
])

it("domainCharts() draws a chart for each metric with data, with Google's published limits", () => {
  const html = String(domainCharts(series, range))
  for (const title of ['User-reported spam rate', 'SPF success', 'DKIM success', 'DMARC success', 'Delivery errors'])
    expect(html).toContain(`<h3>${title}</h3>`)
  expect(html.match(/class="limit-/gu)).toHaveLength(2)
  expect(html).not.toContain('class="judged"')
})

it('the table lists the days with data, latest first', () => {
  const html = String(domainCharts(series, range))
  const days = [...html.matchAll(/<td>(2026-01-\d\d)<\/td>/gu)].map((match) => match[1])
  expect(days).toEqual(['2026-01-03', '2026-01-02'])
  expect(html).toContain('<td class="number">50.0%</td>')
})

it('the charts show imported reputation and the worst day of each delivery error', () => {
  const errors = [
    { date: '2026-01-02', errors: [{ error_class: 'PERMANENT_ERROR', error_type: 'IP_IN_RBL', error_ratio: 0.01 }] },
    { date: '2026-01-03', errors: [{ error_class: 'PERMANENT_ERROR', error_type: 'IP_IN_RBL', error_ratio: 0.2 }] },
  ]
  const html = String(
    domainCharts(
      {
        ...series,
        deliveryErrors: errors,
        domainReputation: [
          { date: '2026-01-02', reputation: 'HIGH' },
          { date: '2026-01-03', reputation: null },
        ],
        ipReputation: [{ date: '2026-01-03', high: 3, medium: 0, low: 1, bad: 0 }],
      },
      range,
    ),
  )
  expect(html).toContain('ip in rbl')
  expect(html).toContain('20.00% on 2026-01-03')
  expect(html).toContain('1 HIGH, 1 unknown')
  expect(html).toContain('3 high, 0 medium, 1 low, 0 bad')
})

it('the charts escape untrusted text', () => {
  const errors = [{ date: '2026-01-02', errors: [{ error_class: '<script>', error_type: '"x', error_ratio: 0.01 }] }]
  expect(String(domainCharts({ ...series, deliveryErrors: errors }, range))).not.toContain('<script>')
})
