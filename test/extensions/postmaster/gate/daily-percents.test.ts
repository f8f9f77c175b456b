import { expect, it } from 'vitest'

import { dailyPercents } from '../../../../src/extensions/postmaster/gate/daily-percents.ts'
import { metrics } from '../../../../src/extensions/postmaster/gate/metrics.ts'
import { seriesOf } from '../../../support/postmaster-days.ts'

it('dailyPercents() returns an entry for every day in the range, with null where nothing was measured', () => {
  const series = seriesOf([{ date: '2026-01-02', spam: 0.004, tls: null }])
  const values = metrics.map((metric) => ({ metric, days: metric.valuesOf(series) }))
  const [first, second, ...others] = dailyPercents(
    values,
    { startDate: '2026-01-01', endDate: '2026-01-03' },
    { startDate: '2026-01-02', endDate: '2026-01-02' },
  )
  expect(first).toEqual({
    date: '2026-01-01',
    isJudged: false,
    percents: { spam: null, spf: null, dkim: null, dmarc: null, tls: null, 'delivery-errors': null },
  })
  expect(second).toMatchObject({ date: '2026-01-02', isJudged: true, percents: { spam: 0.4, spf: 100, tls: null } })
  expect(others.map(({ date }) => date)).toEqual(['2026-01-03'])
})
