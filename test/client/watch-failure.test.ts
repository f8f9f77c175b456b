import { describe, expect, it } from 'vitest'

import { judgeWatchFailure, type WatchFailure } from '../../src/client/watch-failure.ts'
import type { ErrorCode } from '../../src/errors/codes.ts'
import { failedCall } from '../support/scripted-transport.ts'

function judge(
  reason: 'refused' | 'attempts' | 'deadline' | 'retry-after',
  code: ErrorCode,
  changes: Partial<Omit<WatchFailure, 'failed'>> = {},
) {
  const failed = failedCall(reason, code)
  if (failed.status === 'accepted') throw new Error('not a failure')
  return judgeWatchFailure({ failed, refusalCount: 1, hasAnswered: true, isLast: false, ...changes })
}

describe('judgeWatchFailure()', () => {
  it('tolerates temporary failures until the deadline', () => {
    expect(judge('attempts', 'API_UNREACHABLE')).toBeNull()
    const error = judge('attempts', 'API_UNREACHABLE', { isLast: true })
    expect(error).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
    expect(error?.message).toContain('a API_UNREACHABLE when the timeout expired')
  })

  it('ends at once when the next attempt would come too late', () => {
    expect(judge('deadline', 'API_RATE_LIMITED')).toMatchObject({ code: 'API_RATE_LIMITED', outcome: 'inconclusive' })
    expect(judge('retry-after', 'API_UNAVAILABLE')).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
  })

  it('asks once more at the deadline when the retries of a passing trouble would come too late', () => {
    expect(judge('deadline', 'API_UNREACHABLE')).toBeNull()
    const error = judge('deadline', 'API_UNREACHABLE', { isLast: true })
    expect(error).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
    expect(error?.message).toContain('the mail was sent')
  })

  it.each(['API_TOKEN_REFUSED', 'API_PLAN_REFUSED', 'API_NOT_FOUND', 'API_REPLY_INVALID'] as const)(
    'ends with the second %s in a row, as inconclusive since the mail is sent',
    (code) => {
      expect(judge('refused', code)).toBeNull()
      const error = judge('refused', code, { refusalCount: 2 })
      expect(error).toMatchObject({ code, outcome: 'inconclusive' })
      expect(error?.message).toContain('the mail was sent')
    },
  )

  it('gives a new test time to be found', () => {
    expect(judge('refused', 'API_NOT_FOUND', { refusalCount: 4, hasAnswered: false })).toBeNull()
    expect(judge('refused', 'API_NOT_FOUND', { refusalCount: 5, hasAnswered: false })).not.toBeNull()
    expect(judge('refused', 'API_TOKEN_REFUSED', { refusalCount: 2, hasAnswered: false })).not.toBeNull()
  })

  it.each(['API_REDIRECT_REFUSED', 'API_UNREACHABLE'] as const)('ends at once with a refused %s', (code) => {
    expect(judge('refused', code)).toMatchObject({ code })
  })

  it('ends with any refusal at the deadline', () => {
    expect(judge('refused', 'API_NOT_FOUND', { isLast: true })).toMatchObject({ code: 'API_NOT_FOUND' })
  })
})
