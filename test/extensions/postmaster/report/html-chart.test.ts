import { describe, expect, it } from 'vitest'

import type { PostmasterReport } from '../../../../src/check/check-result.ts'
import { postmasterBars } from '../../../../src/extensions/postmaster/report/html-chart.ts'
import { aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

function drawn(report: PostmasterReport): string {
  return String(postmasterBars(report))
}

describe('postmasterBars()', () => {
  it('draws a bar per day with data, and both limits', () => {
    const svg = drawn(aPostmasterReport(someDays(7, { 3: { spam: 0.0034 }, 4: { spam: null }, 5: { spam: 0.002 } })))
    expect(svg.match(/<rect class="day-/gu)).toHaveLength(6)
    expect(svg).toContain('<title>2026-06-07: 0.34%</title>')
    const levels = [...svg.matchAll(/class="day-(\w+)"/gu)].map((match) => match[1])
    expect(levels).toEqual(['ok', 'ok', 'ok', 'warned', 'missed', 'ok'])
    expect(svg.match(/class="limit-/gu)).toHaveLength(2)
  })

  it('has a text alternative', () => {
    const svg = drawn(aPostmasterReport(someDays(7, { 3: { spam: 0.0034 }, 4: { spam: null } })))
    expect(svg).toContain('role="img"')
    expect(svg).toContain(
      'aria-label="user-reported spam rate by day, 2026-06-02 to 2026-06-08; highest 0.34% on 2026-06-07; 1 day without data; limit 0.3%. The table below lists the figures."',
    )
  })

  it('keeps every bar inside the chart', () => {
    const svg = drawn(aPostmasterReport(someDays(7, { 3: { spam: 1 }, 4: { spam: 0 } })))
    for (const [, y, height] of svg.matchAll(
      /class="day-\w+" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/gu,
    )) {
      expect(Number(y)).toBeGreaterThanOrEqual(14)
      expect(Number(y) + Number(height)).toBeCloseTo(164, 1)
    }
  })

  it('returns null without data', () => {
    expect(postmasterBars(aPostmasterReport([]))).toBeNull()
  })
})
