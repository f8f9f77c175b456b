import { describe, expect, it } from 'vitest'

import { runHeadline, testHeadline } from '../../src/report/headline.ts'
import { aCheckResult, aRate, aTestReport } from '../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../support/postmaster-results.ts'

const missedInbox = aRate('inbox', { status: 'missed', percent: 0, hitCount: 0 })

describe('testHeadline()', () => {
  it('names placement and passing methods for a pass', () => {
    expect(testHeadline(aTestReport())).toBe('9 of 9 mailboxes in the inbox; SPF, DKIM and DMARC pass')
    const rates = [aRate('inbox', { openCount: 1, hitCount: 8 }), aRate('spf', { percent: 800 / 9, hitCount: 8 })]
    expect(testHeadline(aTestReport({ rates }))).toBe(
      'at least 8 of 9 mailboxes in the inbox; SPF passes on 8 of 9 copies',
    )
  })

  it('names missed thresholds with limits for a failure, and groups equal ones', () => {
    const methods = (['spf', 'dkim', 'dmarc'] as const).map((name) =>
      aRate(name, { status: 'missed', percent: 0, hitCount: 0, thresholdPercent: 100 }),
    )
    expect(testHeadline(aTestReport({ outcome: 'fail', rates: [missedInbox, ...methods] }))).toBe(
      '0 of 9 mailboxes in the inbox (limit 85%); SPF, DKIM and DMARC pass on 0 of 9 copies (limit 100%)',
    )
    const business = aRate('inbox', { ...missedInbox, scope: 'business', hitCount: 1, outOfCount: 3 })
    const tab = aRate('tab', { status: 'missed', bound: 'at-most', hitCount: 3, thresholdPercent: 20 })
    expect(testHeadline(aTestReport({ outcome: 'fail', rates: [business, tab, missedInbox] }))).toBe(
      'business: 1 of 3 mailboxes in the inbox (limit 85%); 3 of 9 mailboxes file the mail under a tab (limit 20%); 1 more threshold missed',
    )
  })

  it('uses the reason for other outcomes', () => {
    const reason = 'no copy was received (0 of 6 seeds), so nothing was measured'
    expect(testHeadline(aTestReport({ outcome: 'inconclusive', reason }))).toBe(
      'no verdict: no copy was received (0 of 6 seeds), so nothing was measured',
    )
    expect(testHeadline(aTestReport({ outcome: 'misconfigured', rates: [], reason: 'bad token' }))).toBe('bad token')
  })
})

describe('runHeadline()', () => {
  const failing = aTestReport({ outcome: 'fail', rates: [missedInbox] })

  it('counts templates if there are several', () => {
    expect(runHeadline(aCheckResult({ tests: [aTestReport(), aTestReport(), aTestReport()] }))).toBe(
      'all 3 templates passed',
    )
    const inconclusive = aTestReport({ outcome: 'inconclusive' })
    expect(runHeadline(aCheckResult({ outcome: 'fail', tests: [failing, aTestReport(), inconclusive] }))).toBe(
      '1 of 3 templates fails, 1 is inconclusive; 1 passes',
    )
  })

  it('counts problems first', () => {
    const problems = [{ input: 'gate', expected: 'x' }]
    expect(runHeadline(aCheckResult({ outcome: 'misconfigured', tests: [], problems }))).toBe(
      '1 problem in the settings or templates; nothing was sent',
    )
  })

  it('describes postmaster data when only that fails', () => {
    const bad = aPostmasterReport(someDays(7, { 3: { spam: 0.0034 } }))
    expect(runHeadline(aCheckResult({ outcome: 'fail', postmaster: [bad] }))).toContain('must stay below 0.3%')
    expect(runHeadline(aCheckResult({ outcome: 'fail', tests: [failing], postmaster: [bad] }))).toContain(
      '0 of 9 mailboxes',
    )
  })

  it('uses the sentence for a dry run or a canceled run', () => {
    expect(runHeadline(aCheckResult({ isDryRun: true, reason: 'dry run: rendered' }))).toBe('dry run: rendered')
  })

  it('uses the sentence for a run that only sent its mail', () => {
    const sent = { mode: 'send', reason: 'sent all 2 templates; no result was read' } as const
    expect(runHeadline(aCheckResult({ ...sent, tests: [aTestReport(), aTestReport()] }))).toBe(
      'sent all 2 templates; no result was read',
    )
  })
})
