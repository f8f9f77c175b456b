import { describe, expect, it } from 'vitest'

import { describeFailure } from '../../src/check/run-error.ts'
import { problemsError } from '../../src/foundation/errors/presend-error.ts'

const calm = new AbortController().signal

describe('describeFailure()', () => {
  it('keeps code, outcome and problems of a PresendError, even in a canceled run', () => {
    const error = problemsError('MESSAGE_INVALID', 'Reading', [{ input: 'data', expected: 'a file' }])
    expect(describeFailure(error, AbortSignal.abort())).toMatchObject({
      code: 'MESSAGE_INVALID',
      outcome: 'misconfigured',
      problems: [{ input: 'data' }],
      isCancelled: false,
    })
  })

  it('treats any other error in a canceled run as the cancellation', () => {
    expect(describeFailure(new Error('aborted'), AbortSignal.abort())).toMatchObject({
      isCancelled: true,
      outcome: 'inconclusive',
    })
  })

  it('reports other errors as bugs, with a truncated message', () => {
    const failure = describeFailure(new TypeError('x'.repeat(2000)), calm)
    expect(failure).toMatchObject({ code: 'UNEXPECTED', outcome: 'inconclusive' })
    expect(failure.message).toMatch(/^unexpected error: TypeError: x+; please report this bug in presend$/u)
    expect(failure.message.length).toBeLessThan(600)
  })

  it('handles thrown values that are not errors', () => {
    expect(describeFailure('odd', calm).message).toContain('unexpected error: odd')
  })
})
