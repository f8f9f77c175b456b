import { describe, expect, it } from 'vitest'

import { finishRun, type RunEnd } from '../../src/check/finish-run.ts'
import { aTestReport } from '../support/finished-results.ts'
import { someSettings } from '../support/some-settings.ts'

function finish(end: RunEnd): ReturnType<typeof finishRun> {
  const settings = someSettings({ gate: 'warn', notices: ['a notice'] })
  return finishRun(end, { settings, serviceKind: 'remote', startedAtMs: 1, endedAtMs: 2 })
}

const failure = { code: 'SMTP_AUTH_REFUSED', message: 'Logging in: got 535', problems: [], isCancelled: false } as const

describe('finishRun()', () => {
  it('names the first problem and counts the others', () => {
    const problem = { input: 'data', expected: 'a file' }
    expect(finish({ kind: 'bad-input', problems: [problem, problem, problem] })).toMatchObject({
      outcome: 'misconfigured',
      sentence: 'misconfigured: data: expected a file (and 2 further problems); nothing was sent',
      problems: [problem, problem, problem],
      error: null,
    })
  })

  it('keeps code and message of the error that ended the run', () => {
    expect(finish({ kind: 'failed', failure: { ...failure, outcome: 'misconfigured' } })).toMatchObject({
      outcome: 'misconfigured',
      sentence: 'misconfigured: Logging in: got 535',
      error: { code: 'SMTP_AUTH_REFUSED', message: 'Logging in: got 535' },
    })
  })

  it('has no error for a run that was cancelled', () => {
    expect(
      finish({ kind: 'failed', failure: { ...failure, outcome: 'inconclusive', isCancelled: true } }),
    ).toMatchObject({
      isCancelled: true,
      error: null,
      sentence: 'inconclusive: the run was cancelled before anything was sent',
    })
  })

  it('shows the first error of a test as the run’s', () => {
    const error = { code: 'API_TIMEOUT', message: 'late' }
    expect(
      finish({ kind: 'tested', tests: [aTestReport(), aTestReport({ error })], isCancelled: false }).error,
    ).toEqual(error)
  })

  it('carries gate, notices and service kind on', () => {
    expect(finish({ kind: 'tested', tests: [aTestReport()], isCancelled: false })).toMatchObject({
      gate: 'warn',
      serviceKind: 'remote',
      notices: ['a notice'],
      startedAtMs: 1,
      endedAtMs: 2,
    })
  })
})
