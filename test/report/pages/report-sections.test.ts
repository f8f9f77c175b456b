import { expect, it } from 'vitest'

import { reportSections } from '../../../src/report/pages/report-sections.ts'
import { aReportView, aSeedView, textOf } from './report-builders.ts'

it('reportSections() compares the inbox with the previous test', () => {
  const previous = { createdAt: '2026-01-01 10:30 UTC', outcome: 'pass', inboxCount: 9, seedCount: 9 } as const
  const seeds = [aSeedView(), aSeedView({ state: 'spam', folder: 'Spam' })]
  const text = textOf(reportSections(aReportView({ previous, seeds }), 2))
  expect(text).toContain('previous test (2026-01-01 10:30 UTC) this test outcome passed –')
  expect(text).toContain('in the primary inbox 9 of 9 mailboxes 1 of 2 mailboxes')
})

it('reportSections() shows the rates with their limits', () => {
  const rates = {
    columns: [
      { title: 'rate', kind: 'text' as const },
      { title: 'result', kind: 'word' as const },
    ],
    rows: [['inbox rate', 'missed']],
  }
  const gate = { outcome: 'fail', limits: 'reported', reason: 'x', rates } as const
  const markup = String(reportSections(aReportView({ gate }), 3))
  expect(markup).toContain('<h3>Limits</h3>')
  expect(markup).toContain('<span class="word missed">missed</span>')
  expect(markup).not.toContain('No program reported limits')
  const byDefault = String(reportSections(aReportView({ gate: { ...gate, limits: 'default' } }), 3))
  expect(byDefault).toContain('<strong>No program reported limits</strong>: presend evaluated this test')
})
