import { describe, expect, it } from 'vitest'

import type { Answer } from '../../src/action/comment-api.ts'
import { canWait, failureText, repeatRequest } from '../../src/action/repeat-request.ts'
import { fakeClock } from '../support/fake-clock.ts'

const { signal } = new AbortController()
const away: Answer<never> = { status: 'failed', reason: 'GitHub replied with 502' }

/** Repeats a request with these answers. Returns the final answer and the time that it took. */
async function repeat(answers: readonly Answer<string>[]): Promise<readonly [Answer<string>, number]> {
  const clock = fakeClock()
  const left = [...answers]
  const limits = { clock, signal, deadlineMs: clock.monotonicMs() + 30_000 }
  const startedMs = clock.monotonicMs()
  const answer = await clock.runToEnd(repeatRequest(limits, async () => await Promise.resolve(left.shift() ?? away)))
  return [answer, clock.monotonicMs() - startedMs]
}

describe('repeatRequest()', () => {
  it.each<[string, readonly Answer<string>[], Answer<string>['status'], number]>([
    ['returns the first answer', [{ status: 'ok', value: 'x' }], 'ok', 0],
    ['repeats a failed request after 0.5 s and 1 s', [away, away, { status: 'ok', value: 'x' }], 'ok', 1500],
    ['gives up after three attempts', [away, away, away, { status: 'ok', value: 'x' }], 'failed', 1500],
    ['does not repeat a refused request', [{ status: 'refused', code: 403, message: 'no' }], 'refused', 0],
    [
      'waits as long as GitHub asks',
      [{ status: 'limited', retryAfterMs: 9000, message: 'slow down' }, away],
      'failed',
      10_000,
    ],
    [
      'gives up if GitHub asks to wait too long',
      [{ status: 'limited', retryAfterMs: 60_000, message: '' }],
      'limited',
      0,
    ],
  ])('%s', async (_what, answers, status, tookMs) => {
    const [answer, took] = await repeat(answers)
    expect([answer.status, took]).toEqual([status, tookMs])
  })
})

it('canWait() does not wait beyond the deadline', async () => {
  const clock = fakeClock()
  const limits = { clock, signal, deadlineMs: clock.monotonicMs() + 1000 }
  expect(await clock.runToEnd(canWait(away, 1000, limits))).toBe(false)
  expect(await clock.runToEnd(canWait(away, 999, limits))).toBe(true)
})

it('failureText() describes each kind of failure', () => {
  expect(failureText(away)).toBe('GitHub replied with 502')
  expect(failureText({ status: 'refused', code: 404, message: 'Not Found' })).toBe(
    'GitHub replied with 404 "Not Found"',
  )
  const limited = { status: 'limited', message: 'API rate limit exceeded' } as const
  expect(failureText({ ...limited, retryAfterMs: 1500 })).toBe(
    "GitHub's rate limit is exhausted; the next request is allowed in 2 s (API rate limit exceeded)",
  )
})
