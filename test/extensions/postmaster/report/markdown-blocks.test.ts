import { describe, expect, it } from 'vitest'
import { renderComment } from '../../../../src/report/markdown-comment.ts'
import { renderSummary } from '../../../../src/report/markdown-summary.ts'
import { aCheckResult } from '../../../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

const bad = aPostmasterReport(someDays(20, { 3: { spam: 0.0034 } }))
const alone = aCheckResult({ outcome: 'fail', reason: bad.reason, tests: [], postmaster: [bad] })

describe('postmaster data in Markdown', () => {
  it('has a table in summary and comment, but chart and days only in the summary', () => {
    const summary = renderSummary(alone, { reportPath: null })
    const comment = renderComment(alone, { marker: '', runUrl: null })
    for (const text of [summary, comment]) {
      expect(text).toContain('### ❌ Postmaster data for `shop.example`')
      expect(text).toContain('source: Google Postmaster Tools')
      expect(text).toContain('| user-reported spam rate | 0.34% | worst of 7 days, 2026-06-07 |')
    }
    expect(summary).toContain('```mermaid')
    expect(comment).not.toContain('mermaid')
    expect(summary).toContain('<details><summary>All days for shop.example</summary>')
    expect(comment).not.toContain('<details>')
  })

  it('does not repeat the sentence of the run', () => {
    const summary = renderSummary(alone, { reportPath: null })
    expect(summary.match(/must stay below/gu)).toHaveLength(1)
    const other = aPostmasterReport(undefined, { domain: 'mail.shop.example' })
    const both = renderSummary(aCheckResult({ postmaster: [other, bad] }), { reportPath: null })
    expect(both.indexOf('`shop.example`')).toBeLessThan(both.indexOf('`mail.shop.example`'))
    expect(both).toContain('pass: postmaster data for mail.shop.example:')
  })

  it('refers to the summary from the sixth domain on in a comment', () => {
    const reports = Array.from({ length: 7 }, (_, index) =>
      aPostmasterReport(undefined, { domain: `d${index}.example` }),
    )
    const comment = renderComment(aCheckResult({ postmaster: reports }), { marker: '', runUrl: null })
    expect(comment).toContain('2 more domains: see the full report.')
  })
})
