import { describe, expect, it } from 'vitest'

import { postmasterSection } from '../../../../src/extensions/postmaster/report/html-section.ts'
import { aCheckResult } from '../../../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

describe('postmasterSection()', () => {
  it('contains outcome, source, chart, metrics, and a collapsed table of days', () => {
    const html = String(postmasterSection(aPostmasterReport(someDays(20)), aCheckResult()))
    expect(html).toContain('<span class="word pass">pass</span> Postmaster data for <code>shop.example</code>')
    expect(html).toContain('<li>source: Google Postmaster Tools</li>')
    expect(html).toContain('<h3>User-reported spam rate by day; the evaluated days are shaded</h3>')
    expect(html).toContain('<td>user-reported spam rate</td><td class="number">0.02%</td>')
    expect(html.match(/<details>/gu)).toHaveLength(1)
  })

  it('escapes the source and the error text of the service', () => {
    const report = aPostmasterReport([], { source: '<b>', reason: '<script>' })
    const html = String(postmasterSection(report, aCheckResult()))
    expect(html).toContain('<li>source: &lt;b&gt;</li>')
    expect(html).not.toContain('<script>')
  })

  it('omits chart and tables without data', () => {
    expect(String(postmasterSection(aPostmasterReport([]), aCheckResult()))).not.toMatch(/<svg|<table|<details/u)
  })
})
