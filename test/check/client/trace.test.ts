import { describe, expect, it } from 'vitest'

import type { Attempt } from '../../../src/check/client/api-call.ts'
import { traceAttempt } from '../../../src/check/client/trace.ts'

const request = { method: 'GET', url: new URL('https://api.example.test/api/v1/spam_tests/x?token=y') }

describe('traceAttempt()', () => {
  const headers = { 'x-ratelimit-remaining': '7', 'retry-after': '3', 'set-cookie': 'secret' }
  it.each<[Attempt, string]>([
    [
      { status: 'replied', reply: { statusCode: 429, headers, text: '', rateLimit: null } },
      '429 (x-ratelimit-remaining: 7, retry-after: 3)',
    ],
    [{ status: 'replied', reply: { statusCode: 200, headers: {}, text: '', rateLimit: null } }, '200'],
    [{ status: 'timed-out', timeLimitMs: 5 }, 'timed out (limit: 5 ms)'],
    [{ status: 'lost', cause: new Error('socket hang up') }, 'request failed: socket hang up'],
    [{ status: 'too-large', maxBodyBytes: 9 }, 'reply larger than 9 bytes'],
    [
      { status: 'redirected-away', statusCode: 302, to: 'x', expected: 'the same origin' },
      '302, redirect not followed: expected the same origin',
    ],
  ])('records method, path, end and time, but no query: %#', (attempt, outcome) => {
    expect(traceAttempt(request, attempt, 12.4)).toBe(`API: GET /api/v1/spam_tests/x: ${outcome} after 12 ms`)
  })
})
