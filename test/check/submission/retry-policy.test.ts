import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isSessionLimit,
  isThrottling,
  retryDelayMs,
  suggestedDelayMs,
} from '../../../src/check/submission/retry-policy.ts'
import { defaultLimits } from '../../../src/check/submission/submission-setting.ts'

describe('retryDelayMs()', () => {
  it('starts at one second and doubles', () => {
    expect([1, 2, 3, 4].map((count) => retryDelayMs(count, 0.5, defaultLimits))).toEqual([1000, 2000, 4000, 8000])
  })

  it('stays within 25% of the doubled delay and under one minute', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (count, fraction) => {
          const delayMs = retryDelayMs(count, fraction, defaultLimits)
          expect(delayMs).toBeGreaterThanOrEqual(750)
          expect(delayMs).toBeLessThanOrEqual(60_000)
        },
      ),
    )
    expect(retryDelayMs(1, 0, defaultLimits)).toBe(750)
    expect(retryDelayMs(1, 0.999, defaultLimits)).toBe(1250)
  })
})

describe('isThrottling()', () => {
  it.each([
    [421, '4.7.0', 'Try again later'],
    [432, '4.7.12', 'A password transition is needed'],
    [450, '4.7.1', 'slow'],
    [451, '4.7.500', 'Server busy: request rate is too high'],
    [454, '4.7.0', 'Too many login attempts'],
    [452, '4.5.3', 'Too many recipients received this hour'],
    [451, null, 'You are being throttled'],
    [452, null, 'Suggested Backoff Time: 5 seconds'],
    [450, null, 'sending too fast'],
  ])('is true for %i %s %s', (code, enhancedCode, text) => {
    expect(isThrottling({ code, enhancedCode, text })).toBe(true)
  })

  it.each([
    [450, '4.2.0', 'Greylisted, come back later'],
    [451, '4.3.0', 'Local error, separate trouble'],
    [452, '4.3.1', 'Insufficient system storage'],
    [550, '5.7.1', 'Too many of your mails were spam'],
    [250, null, 'rate is fine'],
  ])('is false for %i %s %s', (code, enhancedCode, text) => {
    expect(isThrottling({ code, enhancedCode, text })).toBe(false)
  })
})

describe('suggestedDelayMs()', () => {
  it.each([
    ['Suggested Backoff Time: 60 seconds', 60_000],
    ['Request is throttled. Suggested Backoff Time: 299961 milliseconds', 299_961],
    ['backoff time: 5 min', 300_000],
    ['Greylisted, please try again in 300 seconds', 300_000],
    ['rate limit reached, retry after 1.5 s', 1500],
    ['retry in 2 hours', 7_200_000],
    ['Try again later, closing connection. 60 seconds', null],
    ['back off time: soon', null],
  ])('reads %j as %s', (text, expected) => {
    expect(suggestedDelayMs(text)).toBe(expected)
  })
})

describe('isSessionLimit()', () => {
  it.each([
    ['421 for messages of one connection', 421, 'Too many messages in this connection', true],
    ['421 for a session', 421, 'maximum number of mails per SMTP session exceeded', true],
    ['421 for connections', 421, 'Too many concurrent connections', false],
    ['421 that closes for another reason', 421, 'Too many mails from your address, closing connection', false],
    ['452', 452, 'Too many messages in this connection', true],
    ['552', 552, 'Too many messages in this connection', false],
  ])('recognizes %s', (_what, code, text, expected) => {
    expect(isSessionLimit({ code, enhancedCode: null, text })).toBe(expected)
  })
})
