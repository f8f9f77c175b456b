import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { preflightCheckResult } from '../../src/check/preflight-check-result.ts'
import type { PreflightResult } from '../../src/check/run-preflight.ts'
import type { Severity } from '../../src/preflight/finding.ts'
import { renderReportJunit } from '../../src/report/report-junit.ts'
import { aPreflightFinding, aPreflightReport } from '../support/preflight-results.ts'
import { somePreflight, someSettings } from '../support/some-settings.ts'

const settings = someSettings({ preflight: { ...somePreflight, level: 'error' }, gate: 'off' })
const run = { settings, startedAtMs: 1000, endedAtMs: 2500 }
const of = (...found: readonly Severity[]): PreflightResult['reports'][number] =>
  aPreflightReport({ findings: found.map((severity) => aPreflightFinding({ severity })) })

describe('preflightCheckResult()', () => {
  it('has one test per template, which fails according to the findings at the given level', () => {
    const reports = [of('error', 'error', 'notice'), of('warning', 'notice'), of()]
    const result = preflightCheckResult({ outcome: 'fail', reports, problems: [] }, run)
    expect(result.tests.map((one) => sentenceOf(one))).toEqual([
      'fail: preflight found 2 errors (a.html:3: The link is empty); nothing was sent',
      'pass: preflight found 1 warning and 1 notice; nothing was sent',
      'pass: preflight found nothing; nothing was sent',
    ])
    expect(result).toMatchObject({ outcome: 'fail', isDryRun: true, startedAtMs: 1000, endedAtMs: 2500 })
    expect(sentenceOf(result)).toMatch(/^fail: 1 of 3 templates fails/u)
  })

  it('does not apply the gate, which only preflight ignores', () => {
    expect(preflightCheckResult({ outcome: 'pass', reports: [of()], problems: [] }, run).gate).toBe('fail')
  })

  it('lists the checked templates in addition to the problems of the other templates', () => {
    const problems = [{ input: 'template', came: 'nothing', expected: 'a file', place: { file: 'b.html' } }]
    const result = preflightCheckResult({ outcome: 'misconfigured', reports: [of()], problems }, run)
    expect([result.outcome, result.tests.length, result.problems]).toEqual(['misconfigured', 1, problems])
    expect(renderReportJunit(result)).toContain('tests="2" failures="0" errors="1"')
  })

  it('leaves a missing subject and author empty', () => {
    const reports = [aPreflightReport({ subject: null, from: null })]
    const [test] = preflightCheckResult({ outcome: 'pass', reports, problems: [] }, run).tests
    expect([test?.subject, test?.from]).toEqual(['', ''])
  })
})
