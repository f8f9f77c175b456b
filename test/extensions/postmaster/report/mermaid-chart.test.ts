import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { postmasterChart } from '../../../../src/extensions/postmaster/report/mermaid-chart.ts'
import { postmasterReports } from '../../../support/postmaster-report-arbitraries.ts'
import { aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

describe('postmasterChart()', () => {
  it('draws a bar per day and both limits, and lists days without data', () => {
    expect(postmasterChart(aPostmasterReport(someDays(4, { 3: { spam: 0.0034 }, 4: { spam: null } })))).toBe(
      [
        '```mermaid',
        'xychart-beta',
        '  title "User-reported spam rate by day, percent; lines at 0.1 and 0.3"',
        '  x-axis ["06-05", "06-07", "06-08"]',
        '  y-axis 0 --> 0.391',
        '  bar [0.02, 0.34, 0.02]',
        '  line [0.1, 0.1, 0.1]',
        '  line [0.3, 0.3, 0.3]',
        '```',
        '',
        'No data: 06-02, 06-03, 06-04, 06-06.',
        '',
      ].join('\n'),
    )
  })

  it('limits the number of days so that labels fit', () => {
    const chart = postmasterChart(aPostmasterReport(someDays(40), { dayCount: 30 })) ?? ''
    expect(chart.match(/"\d\d-\d\d"/gu)).toHaveLength(14)
  })

  it('returns null without data', () => {
    expect(postmasterChart(aPostmasterReport([]))).toBeNull()
  })

  it('contains no untrusted text', () => {
    const words =
      /^(?:```(?:mermaid)?|xychart-beta|No data: [\d\s,-]+\.|\s+title "[A-Za-z0-9 ;,.-]+"|\s+x-axis \[[\d", -]+\]|\s+y-axis [\d.]+ --> [\d.]+|\s+(?:bar|line) \[[\d., ]+\])?$/u
    fc.assert(
      fc.property(postmasterReports(fc.constantFrom('"]\n  bar [1]', '```', '<b>')), (report) => {
        for (const line of postmasterChart(report)?.split('\n') ?? []) expect(line).toMatch(words)
      }),
      { numRuns: 300 },
    )
  })
})
