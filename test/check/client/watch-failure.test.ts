import { describe, expect, it } from 'vitest'

import { judgeWatchFailure, type WatchFailure } from '../../../src/check/client/watch-failure.ts'
import type { ErrorCode } from '../../../src/foundation/errors/presend-error.ts'
import { failedCall } from '../../support/scripted-transport.ts'

function judge(
  reason: 'refused' | 'attempts' | 'deadline' | 'retry-after',
  code: ErrorCode,
  changes: Partial<Omit<WatchFailure, 'failed'>> = {},
) {
  const failed = failedCall(reason, code)
  if (failed.status === 'accepted') throw new Error('expected a failure')
  return judgeWatchFailure({ failed, refusalCount: 1, hasAnswered: true, isLast: false, ...changes })
}

describe('judgeWatchFailure()', () => {
  it('tolerates temporary failures until the deadline', () => {
    expect(judge('attempts', 'API_UNREACHABLE')).toBeNull()
    const error = judge('attempts', 'API_UNREACHABLE', { isLast: true })
    expect(error).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
    expect(error?.message).toContain('a API_UNREACHABLE when the timeout expired')
  })

  it('gives up immediately when the next attempt would exceed the deadline', () => {
    expect(judge('deadline', 'API_RATE_LIMITED')).toMatchObject({ code: 'API_RATE_LIMITED', outcome: 'inconclusive' })
    expect(judge('retry-after', 'API_UNAVAILABLE')).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
  })

  it('polls once more at the deadline when the retries of a temporary failure would be too late', () => {
    expect(judge('deadline', 'API_UNREACHABLE')).toBeNull()
    const error = judge('deadline', 'API_UNREACHABLE', { isLast: true })
    expect(error).toMatchObject({ code: 'API_UNAVAILABLE', outcome: 'inconclusive' })
    expect(error?.message).toContain('the mail was sent')
  })

  it.each(['API_TOKEN_REFUSED', 'API_PLAN_REFUSED', 'API_NOT_FOUND', 'API_REPLY_INVALID'] as const)(
    'gives up as inconclusive after the second consecutive %s',
    (code) => {
      expect(judge('refused', code)).toBeNull()
      const error = judge('refused', code, { refusalCount: 2 })
      expect(error).toMatchObject({ code, outcome: 'inconclusive' })
      expect(error?.message).toContain('the mail was sent')
    },
  )

  it('tolerates five 404 replies for a new test', () => {
    expect(judge('refused', 'API_NOT_FOUND', { refusalCount: 4, hasAnswered: false })).toBeNull()
    expect(judge('refused', 'API_NOT_FOUND', { refusalCount: 5, hasAnswered: false })).not.toBeNull()
    expect(judge('refused', 'API_TOKEN_REFUSED', { refusalCount: 2, hasAnswered: false })).not.toBeNull()
  })

  it.each(['API_REDIRECT_REFUSED', 'API_UNREACHABLE'] as const)(
    'gives up immediately after a refusal with %s',
    (code) => {
      expect(judge('refused', code)).toMatchObject({ code })
    },
  )

  it('gives up after any refusal at the deadline', () => {
    expect(judge('refused', 'API_NOT_FOUND', { isLast: true })).toMatchObject({ code: 'API_NOT_FOUND' })
  })
})
