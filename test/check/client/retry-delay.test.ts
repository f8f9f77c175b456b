import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Attempt } from '../../../src/check/client/api-call.ts'
import { maxAttempts, requestedDelayMs, retryDelayMs } from '../../../src/check/client/retry-delay.ts'
import type { Random } from '../../../src/foundation/world/world.ts'
import { aRefusal, aReply } from '../../support/api-builders.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'

const startMs = Date.UTC(2026, 0, 1)
const clock = fakeClock(startMs)
const words = 'Rate limit exceeded. Retry in 12 seconds.'
const resetIn90s = { 'x-ratelimit-reset': String(startMs / 1000 + 90) }

function withChance(fraction: number): Random {
  return { ...fakeRandom(), fraction: () => fraction }
}

describe('requestedDelayMs()', () => {
  it('prefers Retry-After to the message, and the message to the reset', () => {
    expect(requestedDelayMs(aRefusal(429, words, { ...resetIn90s, 'retry-after': '7' }), clock)).toBe(7000)
    expect(requestedDelayMs(aRefusal(429, words, resetIn90s), clock)).toBe(12_000)
    expect(requestedDelayMs(aRefusal(429, 'Slow down', resetIn90s), clock)).toBe(90_000)
    expect(requestedDelayMs(aRefusal(429, 'Slow down'), clock)).toBeNull()
  })

  it("reads a Retry-After date relative to the server's clock", () => {
    const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }
    expect(requestedDelayMs(aRefusal(429, '', headers), clock)).toBe(5000)
    const hourAhead = { 'retry-after': 'Thu, 01 Jan 2026 01:00:05 GMT', date: 'Thu, 01 Jan 2026 01:00:00 GMT' }
    expect(requestedDelayMs(aRefusal(429, '', hourAhead), clock)).toBe(5000)
  })

  it.each([
    ['Retry in 1 second', 1000],
    ['Try again in 2 minutes', 120_000],
    ['Request is throttled. Suggested Backoff Time: 4500 milliseconds', 4500],
    ['Suggested Backoff Time: 60 seconds', 60_000],
    ['please retry after 30s', 30_000],
    ['Try again in 2.5 seconds', 2500],
    ['in 3 sec', 3000],
    ['in 3 steps', null],
    ['3 seconds', null],
  ])('reads the wait in the message %j', (text, delayMs) => {
    expect(requestedDelayMs(aRefusal(429, text), clock)).toBe(delayMs)
  })

  it.each(['0', '-5', 'soon', '', 'Thu, 01 Jan 2015 00:00:00 GMT', '9'.repeat(40)])(
    'uses the next source when Retry-After is %j',
    (retryAfter) => {
      expect(requestedDelayMs(aRefusal(429, words, { 'retry-after': retryAfter }), clock)).toBe(12_000)
    },
  )

  it('reads only Retry-After from a 503, and nothing from other replies', () => {
    expect(requestedDelayMs(aRefusal(503, words, resetIn90s), clock)).toBeNull()
    expect(requestedDelayMs(aRefusal(503, words, { 'retry-after': '4' }), clock)).toBe(4000)
    expect(requestedDelayMs(aReply({ statusCode: 500, headers: { 'retry-after': '4' } }), clock)).toBeNull()
  })
})

describe('retryDelayMs()', () => {
  it('is 1 s, then 2 s without a requested wait', () => {
    const lost: Attempt = { status: 'lost', cause: null }
    expect([1, 2].map((number) => retryDelayMs(lost, number, { clock, random: withChance(0) }))).toEqual([1000, 2000])
  })

  it('adds up to 20% jitter (at most 1 s) to the requested wait or the backoff', () => {
    const asked = fc.record({
      seconds: fc.integer({ min: 1, max: 4000 }),
      fraction: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: maxAttempts }), ({ seconds, fraction }, number) => {
        const random = withChance(fraction)
        const limited: Attempt = { status: 'replied', reply: aRefusal(429, '', { 'retry-after': String(seconds) }) }
        const failed: Attempt = { status: 'timed-out', timeLimitMs: 1 }
        for (const [delayMs, leastMs] of [
          [retryDelayMs(limited, number, { clock, random }), seconds * 1000],
          [retryDelayMs(failed, number, { clock, random }), 1000 * 2 ** (number - 1)],
        ] as const) {
          expect(delayMs).toBeGreaterThanOrEqual(leastMs)
          expect(delayMs).toBeLessThanOrEqual(leastMs + Math.min(leastMs * 0.2, 1000) + 1)
        }
      }),
    )
  })

  it('returns whole milliseconds for any reply', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (retryAfter, text, reset) => {
        const headers = { 'retry-after': retryAfter, 'x-ratelimit-reset': reset }
        const attempt: Attempt = { status: 'replied', reply: aReply({ statusCode: 429, headers, text }) }
        const delayMs = retryDelayMs(attempt, 1, { clock, random: withChance(0.5) })
        expect(Number.isSafeInteger(delayMs) && delayMs > 0).toBe(true)
      }),
    )
  })
})
