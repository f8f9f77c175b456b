import { describe, expect, it } from 'vitest'

import type { PostmasterReport } from '../../src/check/check-result.ts'
import { finishRun, type RunEnd } from '../../src/check/finish-run.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { aTestReport } from '../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../support/postmaster-results.ts'
import { someSettings } from '../support/some-settings.ts'

function finish(end: RunEnd, postmaster: readonly PostmasterReport[] = []): ReturnType<typeof finishRun> {
  const settings = someSettings({ gate: 'warn', notices: ['a notice'] })
  return finishRun(end, { settings, postmaster, notices: [], serviceKind: 'remote', startedAtMs: 1, endedAtMs: 2 })
}

const failure = {
  code: 'SMTP_AUTH_REFUSED',
  message: 'Logging in: expected 235, got 535',
  problems: [],
  isCancelled: false,
} as const

describe('finishRun()', () => {
  it('names the first problem and counts the others', () => {
    const problem = { input: 'data', expected: 'a file' }
    const others = ['an object', 'text'].map((expected) => ({ input: 'data', expected }))
    expect(finish({ kind: 'bad-input', problems: [problem, ...others], tests: [] })).toMatchObject({
      outcome: 'misconfigured',
      reason: 'data: expected a file (and 2 more problems); nothing was sent',
      problems: [problem, ...others],
      error: null,
    })
  })

  it('keeps code and message of the error that ended the run', () => {
    expect(finish({ kind: 'failed', failure: { ...failure, outcome: 'misconfigured' } })).toMatchObject({
      outcome: 'misconfigured',
      reason: 'Logging in: expected 235, got 535',
      error: { code: 'SMTP_AUTH_REFUSED', message: 'Logging in: expected 235, got 535' },
    })
  })

  it('has no error for a run that was canceled', () => {
    expect(
      finish({ kind: 'failed', failure: { ...failure, outcome: 'inconclusive', isCancelled: true } }),
    ).toMatchObject({
      isCancelled: true,
      error: null,
      reason: 'the run was canceled before anything was sent',
    })
  })

  it('shows the first error of a test as the error of the run', () => {
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(
      finish({ kind: 'tested', tests: [aTestReport(), aTestReport({ error })], isCancelled: false, obstacle: null })
        .error,
    ).toEqual(error)
  })

  it('copies gate, notices and service kind', () => {
    expect(finish({ kind: 'tested', tests: [aTestReport()], isCancelled: false, obstacle: null })).toMatchObject({
      gate: 'warn',
      serviceKind: 'remote',
      notices: ['a notice'],
      startedAtMs: 1,
      endedAtMs: 2,
    })
  })
})

describe('finishRun() with postmaster data', () => {
  const mail = {
    passing: aTestReport(),
    failing: aTestReport({ outcome: 'fail', reason: 'inbox rate is low' }),
  }
  const tested = (test: (typeof mail)['passing']): RunEnd => ({
    kind: 'tested',
    tests: [test],
    isCancelled: false,
    obstacle: null,
  })
  const good = aPostmasterReport()
  const bad = aPostmasterReport(someDays(7, { 3: { spam: 0.0034 } }))
  const none = aPostmasterReport([])

  it.each([
    [
      mail.passing,
      good,
      'pass: inbox rate 100.0% (9 of 9 seeds, threshold 85%); postmaster data for shop.example: user-reported spam rate 0.02% on 2026-06-08 (limit < 0.3%)',
    ],
    [
      mail.passing,
      bad,
      'fail: postmaster data for shop.example: user-reported spam rate was 0.34% on 2026-06-07 and must stay below 0.3%; the mail: pass',
    ],
    [mail.failing, good, 'fail: inbox rate is low; postmaster data: pass'],
    [mail.failing, none, 'fail: inbox rate is low; postmaster data: inconclusive'],
    [
      mail.passing,
      none,
      'inconclusive: postmaster data for shop.example: no data for the requested days; the mail: pass',
    ],
  ])('puts the worse result of mail and postmaster data first', (test, report, sentence) => {
    const result = finish(tested(test), [report])
    expect([result.outcome, sentenceOf(result)]).toEqual([sentence.split(':')[0], sentence])
    expect([result.tests, result.postmaster]).toEqual([[test], [report]])
  })

  it('uses only postmaster data without templates', () => {
    const alone = { kind: 'tested', tests: [], isCancelled: false, obstacle: null } as const
    expect(finish(alone, [bad])).toMatchObject({ outcome: 'fail', reason: bad.reason })
    expect(finish(alone)).toMatchObject({ outcome: 'inconclusive', reason: 'nothing was tested' })
  })

  it('counts several domains and states the reason of the first domain that decides', () => {
    const other = aPostmasterReport(undefined, { domain: 'mail.shop.example' })
    const alone = { kind: 'tested', tests: [], isCancelled: false, obstacle: null } as const
    expect(sentenceOf(finish(alone, [other, bad]))).toBe(
      'fail: postmaster data for 2 domains: 1 pass, 1 fail (postmaster data for shop.example: user-reported spam rate was 0.34% on 2026-06-07 and must stay below 0.3%)',
    )
    expect(sentenceOf(finish(alone, [other, good]))).toBe('pass: postmaster data for 2 domains: 2 pass')
  })

  it('keeps postmaster data when mail fails, and vice versa', () => {
    const failed = finish({ kind: 'failed', failure: { ...failure, outcome: 'misconfigured' } }, [bad])
    expect(failed).toMatchObject({ outcome: 'misconfigured', postmaster: [bad], error: { code: 'SMTP_AUTH_REFUSED' } })
    const error = { code: 'API_UNAVAILABLE', message: 'got 503' }
    const unread = aPostmasterReport([], { error, reason: 'could not be read' })
    expect(finish(tested(mail.passing), [unread])).toMatchObject({
      outcome: 'inconclusive',
      error,
      tests: [mail.passing],
    })
  })

  it('does not change a canceled run', () => {
    const cancelled = { ...failure, outcome: 'inconclusive', isCancelled: true } as const
    const result = finish({ kind: 'failed', failure: cancelled }, [bad])
    expect(result).toMatchObject({ outcome: 'inconclusive', isCancelled: true })
    expect(sentenceOf(result)).toBe('inconclusive: the run was canceled before anything was sent')
  })
})
