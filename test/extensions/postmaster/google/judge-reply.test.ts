import { expect, it } from 'vitest'

import { isRetryable } from '../../../../src/extensions/postmaster/google/api-failure.ts'
import { toFailure } from '../../../../src/extensions/postmaster/google/judge-reply.ts'

function failureOf(statusCode: number, error: unknown): ReturnType<typeof toFailure> {
  return toFailure({ statusCode, retryAfterMs: 5000, text: JSON.stringify({ error }) }, 'the list of domains')
}

const info = (reason: string): unknown => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason })

it.each([
  [429, { status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' }, 'quota'],
  [403, { status: 'PERMISSION_DENIED', details: [info('RATE_LIMIT_EXCEEDED')] }, 'quota'],
  [403, { errors: [{ reason: 'rateLimitExceeded', domain: 'usageLimits' }] }, 'quota'],
  [403, { errors: [{ reason: 'userRateLimitExceeded' }] }, 'quota'],
  [403, { errors: [{ reason: 'dailyLimitExceeded' }] }, 'quota'],
  [429, { message: 'This version of the Postmaster Tools API is no longer supported.' }, 'question'],
  [403, { details: [info('ACCESS_TOKEN_SCOPE_INSUFFICIENT')] }, 'scope'],
  [403, { details: [info('SERVICE_DISABLED')] }, 'disabled'],
  [403, { status: 'PERMISSION_DENIED', message: 'The caller does not have permission' }, 'domain'],
  [404, { status: 'NOT_FOUND' }, 'domain'],
  [400, { status: 'INVALID_ARGUMENT' }, 'question'],
  [500, {}, 'unavailable'],
  [503, { status: 'UNAVAILABLE' }, 'unavailable'],
  [302, undefined, 'malformed'],
])('toFailure() classifies a %i with %j as %s', (statusCode, error, kind) => {
  const failure = failureOf(statusCode, error)
  expect(failure.kind).toBe(kind)
  expect(failure.retryAfterMs).toBe(5000)
})

it("toFailure() quotes Google's message, and accepts replies that are not JSON", () => {
  expect(failureOf(403, { message: 'no access' }).message).toBe(
    'Google replied with 403 to the request for the list of domains: "no access"',
  )
  const page = toFailure({ statusCode: 502, retryAfterMs: null, text: '<html>Bad Gateway' }, 'the list of domains')
  expect(page).toMatchObject({
    kind: 'unavailable',
    message: 'Google replied with 502 to the request for the list of domains',
  })
})

it('isRetryable() is true for temporary failures', () => {
  expect((['quota', 'unavailable', 'malformed'] as const).every(isRetryable)).toBe(true)
  expect((['revoked', 'client', 'scope', 'disabled', 'domain', 'question'] as const).some(isRetryable)).toBe(false)
})
