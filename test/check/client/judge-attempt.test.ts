import { describe, expect, it } from 'vitest'

import type { Attempt } from '../../../src/check/client/api-call.ts'
import { type CallInfo, judgeAttempt, refusal } from '../../../src/check/client/judge-attempt.ts'
import { aRefusal, aReply } from '../../support/api-builders.ts'

const get = { method: 'GET', done: 'GET https://api.example.test/api/v1/spam_tests/t1' } as const
const post = { method: 'POST', done: 'POST https://api.example.test/api/v1/spam_tests' } as const

function judged(attempt: Attempt, call: CallInfo): readonly (string | undefined)[] {
  const judgement = judgeAttempt(attempt, call)
  if (judgement.status === 'accepted') return ['accepted']
  return [judgement.status, judgement.error.code, judgement.error.outcome]
}

function replied(statusCode: number): Attempt {
  return { status: 'replied', reply: aRefusal(statusCode, 'words') }
}

const reset = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })

describe('judgeAttempt()', () => {
  it.each([200, 201, 202, 204, 299])('accepts status %i for GET and POST', (statusCode) => {
    expect(judged(replied(statusCode), get)).toEqual(['accepted'])
    expect(judged(replied(statusCode), post)).toEqual(['accepted'])
  })

  it('accepts 304 only for a GET', () => {
    expect(judged(replied(304), get)).toEqual(['accepted'])
    expect(judged(replied(304), post)).toEqual(['final', 'API_REQUEST_REFUSED', 'misconfigured'])
  })

  it.each([
    [429, 'API_RATE_LIMITED'],
    [500, 'API_UNAVAILABLE'],
    [501, 'API_UNAVAILABLE'],
    [503, 'API_UNAVAILABLE'],
  ])('retries GET and POST after status %i', (statusCode, code) => {
    expect(judged(replied(statusCode), get)).toEqual(['retry', code, 'inconclusive'])
    expect(judged(replied(statusCode), post)).toEqual(['retry', code, 'inconclusive'])
  })

  it.each([400, 401, 403, 404, 405, 413, 422])('does not retry after status %i', (statusCode) => {
    expect(judged(replied(statusCode), get)[0]).toBe('final')
    expect(judged(replied(statusCode), post)[0]).toBe('final')
  })

  it('retries after a status that the call names as temporary', () => {
    expect(judged(replied(404), { ...get, retriedStatuses: [404] })).toEqual([
      'retry',
      'API_NOT_FOUND',
      'misconfigured',
    ])
    expect(judged(replied(410), { ...get, retriedStatuses: [404] })[0]).toBe('final')
  })

  it('retries GET and POST when the server was not reached', () => {
    const unreached: Attempt = { status: 'unreached', cause: reset }
    expect(judged(unreached, get)).toEqual(['retry', 'API_UNREACHABLE', 'inconclusive'])
    expect(judged(unreached, post)).toEqual(['retry', 'API_UNREACHABLE', 'inconclusive'])
  })

  it('retries a lost GET but not a lost POST', () => {
    const lost: Attempt = { status: 'lost', cause: reset }
    expect(judged(lost, get)).toEqual(['retry', 'API_UNREACHABLE', 'inconclusive'])
    expect(judged(lost, post)).toEqual(['final', 'API_REPLY_LOST', 'inconclusive'])
    const timedOut: Attempt = { status: 'timed-out', timeLimitMs: 30_000 }
    expect(judged(timedOut, get)).toEqual(['retry', 'API_TIMEOUT', 'inconclusive'])
    expect(judged(timedOut, post)).toEqual(['final', 'API_REPLY_LOST', 'inconclusive'])
  })

  it('warns after a lost POST that the test may have been created', () => {
    const judgement = judgeAttempt({ status: 'lost', cause: reset }, post)
    expect(judgement.status === 'final' && judgement.error.message).toBe(
      'POST https://api.example.test/api/v1/spam_tests: expected a complete reply, got socket hang up; the test may ' +
        'have been created; presend did not retry, to avoid a duplicate; run again',
    )
  })

  it('does not retry permanent failures', () => {
    expect(judged({ status: 'untrusted', cause: reset }, get)).toEqual(['final', 'API_UNREACHABLE', 'misconfigured'])
    expect(judged({ status: 'too-large', maxBodyBytes: 9 }, get)).toEqual([
      'final',
      'API_REPLY_INVALID',
      'inconclusive',
    ])
    const away: Attempt = {
      status: 'redirected-away',
      statusCode: 302,
      to: 'https://evil.example/',
      expected: 'no redirect',
    }
    expect(judged(away, post)).toEqual(['final', 'API_REDIRECT_REFUSED', 'misconfigured'])
  })

  it("names the call, the service's message and the advice", () => {
    const reply = aRefusal(503, 'Email monitoring setup failed')
    const judgement = judgeAttempt({ status: 'replied', reply }, post)
    expect(judgement.status === 'retry' && judgement.error.message).toBe(
      'POST https://api.example.test/api/v1/spam_tests: expected a 2xx reply, got 503 "Email monitoring setup failed"; ' +
        'the service failed; run again later',
    )
    expect(judgeAttempt({ status: 'replied', reply: aReply() }, get)).toMatchObject({ status: 'accepted' })
  })
})

const call = { done: 'GET https://api.example.test/api/v1/spam_tests/t1' }

it.each([
  [401, 'API_TOKEN_REFUSED', 'misconfigured', 'api-token'],
  [403, 'API_PLAN_REFUSED', 'misconfigured', 'Pro or Enterprise'],
  [404, 'API_NOT_FOUND', 'misconfigured', 'api-url'],
  [407, 'API_REQUEST_REFUSED', 'misconfigured', 'no_proxy'],
  [408, 'API_UNAVAILABLE', 'inconclusive', 'run again'],
  [422, 'API_REQUEST_REFUSED', 'misconfigured', 'fix the problem that the service reports'],
  [418, 'API_REQUEST_REFUSED', 'misconfigured', 'fix the problem that the service reports'],
])(
  "refusal() maps status %i to %s, with the outcome, the service's message and advice",
  (statusCode, code, outcome, todo) => {
    const error = refusal(aRefusal(statusCode, 'the words'), call)
    expect(error).toMatchObject({ code, outcome })
    expect(error.message).toMatch(
      new RegExp(`^GET https://api.example.test/api/v1/spam_tests/t1: expected .*, got ${statusCode} "the words"`, 'u'),
    )
    expect(error.parts.todo).toContain(todo)
  },
)
