import { describe, expect, it } from 'vitest'

import { readRateLimit, readResetInMs, serverNowMs } from '../../../src/check/client/rate-limit.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const startMs = Date.UTC(2026, 0, 1)
const clock = fakeClock(startMs)

function limitHeaders(remaining: string, reset: string, date?: string): Record<string, string> {
  const headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset }
  return date === undefined ? headers : { ...headers, date }
}

describe('readRateLimit()', () => {
  it('reads the three fields', () => {
    expect(readRateLimit(limitHeaders('7', String(startMs / 1000 + 60)), clock)).toEqual({
      limitCount: 1000,
      remainingCount: 7,
      resetAtMs: 60_000,
    })
  })

  it("calculates the reset according to the server's clock", () => {
    const headers = limitHeaders('7', String(startMs / 1000 + 3660), 'Thu, 01 Jan 2026 01:00:00 GMT')
    expect(readRateLimit(headers, clock)).toMatchObject({ resetAtMs: 60_000 })
  })

  it.each([
    ['', '1767225660'],
    ['-1', '1767225660'],
    ['1e3', '1767225660'],
    ['7', 'tomorrow'],
    ['7', '1767225660000'],
  ])('returns null for remaining %j and reset %j', (remaining, reset) => {
    expect(readRateLimit(limitHeaders(remaining, reset), clock)).toBeNull()
  })

  it('accepts a missing limit', () => {
    const { 'x-ratelimit-limit': _limit, ...headers } = limitHeaders('7', String(startMs / 1000))
    expect(readRateLimit(headers, clock)).toMatchObject({ limitCount: null, remainingCount: 7 })
  })
})

it('readResetInMs() is never negative', () => {
  expect(readResetInMs({ 'x-ratelimit-reset': '5' }, clock)).toBe(0)
})

it('serverNowMs() falls back to the local clock', () => {
  expect(serverNowMs({ date: 'soon' }, clock)).toBe(startMs)
})
