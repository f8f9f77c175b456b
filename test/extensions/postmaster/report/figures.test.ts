import { describe, expect, it } from 'vitest'

import {
  chartedMetric,
  dayTable,
  metricTable,
  postmasterFacts,
  sourceTitle,
} from '../../../../src/extensions/postmaster/report/figures.ts'
import { allDays, aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

describe('metricTable()', () => {
  it('shows value, basis, limit and result of each metric', () => {
    const days = someDays(7, { 4: { spam: 0.0034, dkim: 0.3 } })
    const { rows } = metricTable(aPostmasterReport(days, { limits: { minAuthenticationPercent: 95 } }), 'with-trend')
    expect(rows[0]).toEqual([
      'user-reported spam rate',
      '0.34%',
      'worst of 7 days, 2026-06-06',
      '< 0.3%',
      'missed',
      '▁▁▁▁█▁▁',
    ])
    expect(rows[2]?.slice(0, 5)).toEqual([
      'DKIM success',
      '90.0%',
      'mean of 7 days, worst 30.0% on 2026-06-06',
      '≥ 95%',
      'missed',
    ])
  })

  it('draws a spam rate far below its limit low, with gaps', () => {
    const { rows } = metricTable(aPostmasterReport(someDays(7, { 4: { spam: null } })), 'with-trend')
    expect(rows[0]?.[5]).toBe('▁▁▁▁·▁▁')
  })

  it('omits metrics with neither data nor a limit', () => {
    const days = allDays(someDays(7), { tls: null })
    expect(metricTable(aPostmasterReport(days), 'with-trend').rows).toHaveLength(5)
    const limited = aPostmasterReport(days, { limits: { minTlsPercent: 99 } })
    expect(metricTable(limited, 'with-trend').rows[4]).toEqual([
      'mail over TLS',
      'no data',
      '–',
      '≥ 99%',
      'undecided',
      '',
    ])
    expect(postmasterFacts(aPostmasterReport(days)).at(-1)).toBe('no data for mail over TLS')
    expect(postmasterFacts(limited).at(-1)).toBe('7 with data')
  })
})

describe('dayTable()', () => {
  it('has a row per day, latest first, without empty columns', () => {
    const days = allDays(someDays(9, { 3: { spam: null } }), { tls: null, errorRatios: null })
    const { columns, rows } = dayTable(aPostmasterReport(days))
    expect(columns.map(({ title }) => title)).toEqual(['day', 'spam rate', 'SPF', 'DKIM', 'DMARC', 'evaluated'])
    expect(rows[0]).toEqual(['2026-06-08', '0.02%', '100.0%', '100.0%', '100.0%', 'yes'])
    expect(rows[1]).toEqual(['2026-06-07', '–', '100.0%', '100.0%', '100.0%', 'yes'])
    expect(rows.at(-1)?.at(-1)).toBe('')
  })
})

describe('postmasterFacts()', () => {
  it('states the source, the days, and the number of days with data', () => {
    expect(postmasterFacts(aPostmasterReport(someDays(5), { source: 'dmarc-reports' }))).toEqual([
      'source: DMARC aggregate reports',
      '7 days evaluated, 2026-06-02 to 2026-06-08',
      '5 with data',
    ])
    expect(postmasterFacts(aPostmasterReport([], { source: null }))).toEqual([])
  })

  it.each([
    ['google', 'Google Postmaster Tools'],
    ['import', 'imported files'],
    ['yahoo', 'yahoo'],
    [null, 'unknown source'],
  ])('renders the source %j as %j', (source, title) => {
    expect(sourceTitle(source)).toBe(title)
  })
})

describe('chartedMetric()', () => {
  it('selects the spam rate, else DMARC success', () => {
    expect(chartedMetric(aPostmasterReport())?.metric).toBe('spam')
    const withoutSpam = allDays(someDays(7), { spam: null })
    expect(chartedMetric(aPostmasterReport(withoutSpam))?.metric).toBe('dmarc')
    expect(chartedMetric(aPostmasterReport([]))).toBeNull()
  })
})
