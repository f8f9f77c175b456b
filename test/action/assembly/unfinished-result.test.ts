import { describe, expect, it } from 'vitest'
import { RunCancelled } from '../../../src/action/assembly/process-watch.ts'
import { endedBy, unfinishedResult } from '../../../src/action/assembly/unfinished-result.ts'
import { badInputRun } from '../../../src/check/bad-input.ts'
import { sentenceOf } from '../../../src/check/outcome-sentence.ts'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'

const frame = { settings: null, startedAtMs: 1, endedAtMs: 2 }

describe('unfinishedResult()', () => {
  it('has no tests and the default gate without settings', () => {
    const problem = { input: 'quorum', expected: 'a number' }
    const problems = [problem, problem]
    const result = unfinishedResult({ ...badInputRun(problems), problems }, frame)
    expect(result).toMatchObject({
      outcome: 'misconfigured',
      gate: 'fail',
      tests: [],
      isCancelled: false,
      endedAtMs: 2,
    })
    expect(sentenceOf(result)).toBe('misconfigured: quorum: expected a number (and 1 more problem); nothing was sent')
    expect(result.problems).toEqual([problem, problem])
  })
})

describe('endedBy()', () => {
  it('is inconclusive and canceled after a cancellation', () => {
    expect(endedBy(new RunCancelled('SIGINT'))).toEqual({
      outcome: 'inconclusive',
      reason: 'canceled by SIGINT',
      isCancelled: true,
    })
  })

  it('has the outcome of a PresendError', () => {
    const error = new PresendError({
      code: 'SMTP_AUTH_REFUSED',
      outcome: 'misconfigured',
      done: 'Logging in',
      came: '535',
      expected: '235',
      todo: 'check smtp-password',
    })
    expect(endedBy(error)).toMatchObject({
      outcome: 'misconfigured',
      reason: 'Logging in: expected 235, got 535; check smtp-password',
      error: { code: 'SMTP_AUTH_REFUSED' },
    })
  })

  it.each([new TypeError('x is undefined'), 'x is undefined'])('is inconclusive after any other error', (error) => {
    expect(endedBy(error)).toMatchObject({
      outcome: 'inconclusive',
      error: { code: 'UNEXPECTED', message: 'x is undefined' },
    })
  })
})
