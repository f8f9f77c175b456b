import { describe, expect, it } from 'vitest'

import type { BaselineComparison, CheckResult, RateChange, TestReport } from '../../src/check/check-result.ts'
import { comparisonLine, comparisonNote, comparisonTable, testChanges } from '../../src/report/comparison.ts'
import { renderComment } from '../../src/report/markdown-comment.ts'
import { renderSummary } from '../../src/report/markdown-summary.ts'
import { renderReportHtml } from '../../src/report/report-html.ts'
import { renderTerminalReport } from '../../src/report/report-terminal.ts'
import { aCheckResult, aFinding, aRate, aTestReport } from '../support/finished-results.ts'

const noChange: BaselineComparison = {
  limit: null,
  rates: [aChange('inbox', 100, 100), aChange('spf', null, null)],
  seeds: [],
  newFindingCount: 0,
  newFindings: [],
  goneFindingCount: 0,
  goneFindings: [],
}

const worse: BaselineComparison = {
  ...noChange,
  rates: [aChange('inbox', 100, 800 / 9), aChange('spf', null, 100), aChange('dkim', 50, 50)],
  seeds: [{ address: 'seed1@box.example', providerType: 'consumer', from: 'INBOX', to: 'Spam' }],
  newFindingCount: 3,
  newFindings: [
    { severity: 'error', rule: 'image-alt', text: 'No alt', count: 2 },
    { severity: 'notice', rule: null, text: 'A note', count: 1 },
  ],
  goneFindingCount: 1,
  goneFindings: [{ severity: 'warning', rule: 'title', text: 'No <title>', count: 1 }],
}

function aChange(rate: RateChange['rate'], before: number | null, now: number | null): RateChange {
  const changePoints = before === null || now === null ? null : now - before
  return { rate, scope: 'overall', baselinePercent: before, percent: now, changePoints }
}

function aTest(comparison: BaselineComparison | null, more: Partial<TestReport> = {}): TestReport {
  return aTestReport({ comparison, ...more })
}

const baseline = { startedAt: '2026-11-20T08:00:00.000Z' }

function aRun(...tests: readonly TestReport[]): CheckResult {
  return aCheckResult({ baseline, tests })
}

const lineFor = (comparison: BaselineComparison | null): string | null => comparisonLine(aRun(aTest(comparison)))

const changesFor = (change: RateChange): string | null => testChanges(aTest({ ...noChange, rates: [change] }))

/** The part of the comment on a failing run that is not collapsed. */
const openPart = (result: CheckResult): string =>
  renderComment({ ...result, outcome: 'fail' }, { marker: '' }).split('<details>')[0] ?? ''

describe('comparisonLine()', () => {
  it('is null without a baseline', () => {
    expect(comparisonLine(aCheckResult())).toBeNull()
  })

  it('states the changes in a single test', () => {
    expect(comparisonLine(aRun(aTest(worse)))).toBe(
      'Compared with the baseline of 2026-11-20: inbox rate −11.1 points, SPF now measured, 1 mailbox changed folder, 3 new findings, 1 finding gone',
    )
  })

  it('states that nothing changed, that nothing was compared, or that not everything was compared', () => {
    expect(lineFor(noChange)).toBe('Compared with the baseline of 2026-11-20: no change')
    expect(lineFor(null)).toBe('Compared with the baseline of 2026-11-20: this template is not in the baseline')
    expect(lineFor({ ...noChange, limit: 'a reason' })).toBe(
      'Compared with the baseline of 2026-11-20: no change; a reason',
    )
    expect(lineFor({ ...noChange, limit: 'a reason, so nothing was compared' })).toBe(
      'Compared with the baseline of 2026-11-20: a reason, so nothing was compared',
    )
    expect(lineFor({ ...noChange, limit: 'a reason', goneFindingCount: 2 })).toBe(
      'Compared with the baseline of 2026-11-20: 2 findings gone; a reason',
    )
  })

  it('adds up the changes in several tests', () => {
    const better = { ...noChange, rates: [aChange('inbox', 50, 60)] }
    expect(comparisonLine(aRun(aTest(worse), aTest(worse), aTest(better), aTest(null)))).toBe(
      'Compared with the baseline of 2026-11-20: inbox rate lower for 2 templates, inbox rate higher for 1 template, other rates changed for 2 templates, ' +
        '2 mailboxes changed folder, 6 new findings, 2 findings gone, 1 template not in the baseline',
    )
    expect(comparisonLine(aRun(aTest({ ...noChange, limit: 'a reason' }), aTest(noChange)))).toBe(
      'Compared with the baseline of 2026-11-20: not everything compared for 1 template',
    )
    expect(comparisonLine({ ...aRun(aTest(noChange), aTest(noChange)), baseline: { startedAt: null } })).toBe(
      'Compared with the baseline: no change',
    )
  })
})

describe('testChanges()', () => {
  it('is null without a comparison, and without a change', () => {
    expect([testChanges(aTestReport()), testChanges(aTest(noChange))]).toEqual([null, null])
  })

  it('mentions a rate that is no longer measured or not final', () => {
    expect(changesFor(aChange('dkim', 100, null))).toBe('DKIM no longer measured')
    expect(changesFor({ ...aChange('inbox', 100, 80), changePoints: null })).toBe(
      'inbox rate not compared (results outstanding)',
    )
  })

  it('shows a small change with enough decimals', () => {
    const small = { ...noChange, rates: [aChange('inbox', 99.96, 100)] }
    expect(testChanges(aTest(small))).toBe('inbox rate +0.04 points')
  })
})

describe('comparisonNote()', () => {
  it('explains what was not compared if there are several tests', () => {
    const limited = aTest({ ...noChange, limit: 'a reason' })
    const run = aRun(limited, aTest(null), aTest(noChange), aTestReport())
    expect(run.tests.map((test) => comparisonNote(test, run))).toEqual([
      'Compared with the baseline: a reason',
      'Compared with the baseline: this template is not in the baseline',
      null,
      null,
    ])
    expect(comparisonNote(limited, aRun(limited))).toBeNull()
  })
})

describe('comparisonTable()', () => {
  it('is empty without a change', () => {
    expect([aTestReport(), aTest(null), aTest(noChange)].flatMap((test) => comparisonTable(test).rows)).toEqual([])
  })

  it('lists rates, folders, new findings and findings that are gone', () => {
    expect(comparisonTable(aTest(worse)).rows).toEqual([
      ['inbox rate', '100.0%', '88.9%', '−11.1 points'],
      ['SPF pass rate', 'not measured', '100.0%', '–'],
      ['DKIM pass rate', '50.0%', '50.0%', 'none'],
      ['seed1@box.example', 'INBOX', 'Spam', 'folder'],
      ['No alt (image-alt, 2 times)', '–', 'found', 'new error'],
      ['A note', '–', 'found', 'new notice'],
      ['and 1 more finding', '', '', ''],
      ['No <title> (title)', 'found', '–', 'gone'],
    ])
  })

  it('lists the rates of a provider type only if they changed', () => {
    const scope = 'business'
    const rates = [
      { ...aChange('dkim', 100, 100), scope },
      { ...aChange('inbox', 50, 25), scope },
    ] as const
    expect(comparisonTable(aTest({ ...noChange, rates })).rows).toEqual([
      ['business inbox rate', '50.0%', '25.0%', '−25.0 points'],
    ])
  })

  it('compares no rate that outstanding results could still have changed', () => {
    const rates = [{ ...aChange('inbox', 100, 80), changePoints: null }]
    expect(comparisonTable(aTest({ ...noChange, rates })).rows).toEqual([
      ['inbox rate', '100.0%', '80.0%', 'results outstanding'],
    ])
  })

  it('rounds a rate as the other tables do', () => {
    const rates = [aRate('inbox', { percent: 84.96 })]
    const comparison = { ...noChange, rates: [aChange('inbox', 100, 84.96)] }
    expect(comparisonTable(aTest(comparison, { rates })).rows[0]?.[2]).toBe('84.9%')
  })

  it('shortens long text of the baseline', () => {
    const findings = [{ severity: 'error' as const, rule: 'r'.repeat(1000), text: 't'.repeat(1000), count: 1 }]
    const [row] = comparisonTable(aTest({ ...noChange, goneFindings: findings, goneFindingCount: 1 })).rows
    expect(row?.[0]?.length).toBeLessThan(620)
  })
})

describe('the reports', () => {
  const line = 'Compared with the baseline of 2026-11-20: inbox rate −11.1 points'
  const summaryOptions = { reportPath: null }
  const plain = { widthColumns: 200, color: 'none' } as const

  it('show the line and the table', () => {
    const failing = { ...aRun(aTest(worse, { outcome: 'fail' })), outcome: 'fail' as const }
    expect(renderComment(failing, { marker: '' })).toContain(line)
    const summary = renderSummary(failing, summaryOptions)
    expect(summary).toContain(line)
    expect(summary).toContain('#### Compared with the baseline\n\n| rate, mailbox or finding | baseline |')
    const html = renderReportHtml(failing, { version: '0.0.0' })
    expect(html).toContain(`<p class="muted">${line}`)
    expect(html).toContain('<h3>Compared with the baseline</h3>')
    const lines = renderTerminalReport(failing, plain)
    expect(lines[2]).toContain(line)
    expect(lines).toContain('Compared with the baseline')
  })

  it('show only the line in the comment and the log of a passing run', () => {
    const passing = aRun(aTest(worse))
    expect(renderComment(passing, { marker: '' })).not.toMatch(/seed1@/u)
    expect(renderTerminalReport(passing, plain)).not.toContain('Compared with the baseline')
  })

  it('show fewer findings in a failing comment, which stays as short as without a baseline', () => {
    const findings = Array.from({ length: 4 }, (_, index) => aFinding({ message: `${index} ${'x'.repeat(150)}` }))
    const failing = { outcome: 'fail' as const, findings }
    expect(openPart(aCheckResult({ tests: [aTestReport(failing)] })).split('\n- ')).toHaveLength(5)
    expect(openPart(aRun(aTest(worse, failing))).split('\n- ')).toHaveLength(3)
  })

  it('explain per template what was not compared if there are several', () => {
    const run = { ...aRun(aTest(null, { outcome: 'fail' }), aTest(worse)), outcome: 'fail' as const }
    const note = 'Compared with the baseline: this template is not in the baseline'
    expect(renderComment(run, { marker: '' })).toContain(note)
    expect(renderSummary(run, summaryOptions)).toContain(note)
    expect(renderReportHtml(run, { version: '0.0.0' })).toContain(note)
    expect(renderTerminalReport(run, plain)).toContain(note)
  })

  it('do not mention a baseline that is not set', () => {
    const run = aCheckResult()
    const texts = [
      renderComment(run, { marker: '' }),
      renderSummary(run, summaryOptions),
      renderReportHtml(run, { version: '0.0.0' }),
      ...renderTerminalReport(run, plain),
    ]
    expect(texts.join('\n')).not.toMatch(/baseline of|Compared/u)
  })
})
