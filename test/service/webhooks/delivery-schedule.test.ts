import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type AttemptEnd,
  attemptOffsetsMs,
  isAcceptance,
  nextStep,
} from '../../../src/service/webhooks/delivery-schedule.ts'
import { startMs } from './webhook-builders.ts'

const minuteMs = 60_000

function answered(statusCode: number, retryAfterMs: number | null = null): AttemptEnd {
  return { status: 'answered', statusCode, retryAfterMs }
}

/**
 * Returns the times of all attempts, in minutes since the first attempt, at a receiver that ends every attempt in the
 * given way.
 */
function attemptMinutes(end: AttemptEnd): readonly number[] {
  const minutes: number[] = []
  let startedAtMs = startMs
  for (let attemptNumber = 1; attemptNumber < 100; attemptNumber += 1) {
    minutes.push((startedAtMs - startMs) / minuteMs)
    const next = nextStep({ attemptNumber, startedAtMs, end })
    if (next.state !== 'pending') return minutes
    startedAtMs = next.nextAttemptAtMs
  }
  return minutes
}

describe('nextStep()', () => {
  const temporaryEnds: readonly AttemptEnd[] = [
    { status: 'no-answer' },
    ...[408, 425, 429, 500, 502, 503, 504, 599].map((code) => answered(code)),
  ]

  it.each(temporaryEnds)('attempts at 0, 1, 5, 30 and 120 minutes after $status $statusCode', (end) => {
    expect(attemptMinutes(end)).toEqual([0, 1, 5, 30, 120])
    expect(nextStep({ attemptNumber: 5, startedAtMs: startMs, end })).toEqual({ state: 'failed' })
  })

  it.each([200, 201, 202, 204, 299])('ends as delivered after a %i', (code) => {
    expect(nextStep({ attemptNumber: 1, startedAtMs: startMs, end: answered(code) })).toEqual({ state: 'delivered' })
    expect(nextStep({ attemptNumber: 5, startedAtMs: startMs, end: answered(code) })).toEqual({ state: 'delivered' })
  })

  it.each([301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 410, 413, 422, 451])(
    'ends as failed after a %i',
    (code) => {
      expect(nextStep({ attemptNumber: 1, startedAtMs: startMs, end: answered(code) })).toEqual({ state: 'failed' })
    },
  )

  it('ends as failed if the target is not allowed', () => {
    expect(nextStep({ attemptNumber: 1, startedAtMs: startMs, end: { status: 'refused' } })).toEqual({
      state: 'failed',
    })
  })

  it.each([
    ['shorter than the interval', 1, 10_000, 1 * minuteMs],
    ['between this interval and the next', 1, 3 * minuteMs, 3 * minuteMs],
    ['longer than the next interval', 1, 600 * minuteMs, 4 * minuteMs],
    ['longer than the last interval', 4, 600 * minuteMs, 90 * minuteMs],
  ])('respects a Retry-After that is %s', (_what, attemptNumber, retryAfterMs, expectedMs) => {
    for (const code of [429, 503]) {
      expect(nextStep({ attemptNumber, startedAtMs: startMs, end: answered(code, retryAfterMs) })).toEqual({
        state: 'pending',
        nextAttemptAtMs: startMs + expectedMs,
      })
    }
  })

  it('makes at most five attempts within 4 h, whatever the responses are', () => {
    const end = fc.oneof(
      fc.record({
        status: fc.constant('answered' as const),
        statusCode: fc.integer({ min: 100, max: 999 }),
        retryAfterMs: fc.option(fc.nat()),
      }),
      fc.constant({ status: 'no-answer' as const }),
    )
    fc.assert(
      fc.property(end, (always) => {
        const minutes = attemptMinutes(always)
        expect(minutes.length).toBeLessThanOrEqual(attemptOffsetsMs.length)
        expect(minutes.at(-1)).toBeLessThanOrEqual(240)
        expect(minutes).toEqual(minutes.toSorted((left, right) => left - right))
      }),
    )
  })
})

it('isAcceptance() is true for 200 to 299 only', () => {
  expect([199, 200, 299, 300].map(isAcceptance)).toEqual([false, true, true, false])
})
