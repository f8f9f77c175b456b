import { describe, expect, it } from 'vitest'

import { ApiFailure, type FailureKind } from '../../../../src/extensions/postmaster/google/api-failure.ts'
import { nextDelayMs } from '../../../../src/extensions/postmaster/google/call-google.ts'

const least = { fraction: () => 0 }
const most = { fraction: () => 1 }

function delayOf(kind: FailureKind, attempt: number, retryAfterMs: number | null = null): number | null {
  return nextDelayMs(new ApiFailure(kind, 'no', retryAfterMs), attempt, least)
}

describe('nextDelayMs()', () => {
  it('doubles from one second with up to 50% jitter, and stops after five attempts', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => delayOf('unavailable', attempt))).toEqual([1000, 2000, 4000, 8000, null])
    expect(nextDelayMs(new ApiFailure('quota', 'no'), 3, most)).toBe(6000)
  })

  it('respects Retry-After, and does not retry if it exceeds a minute', () => {
    expect(delayOf('quota', 1, 30_000)).toBe(30_000)
    expect(delayOf('quota', 1, 10)).toBe(1000)
    expect(delayOf('quota', 1, 60_000)).toBe(60_000)
    expect(delayOf('quota', 1, 60_001)).toBeNull()
  })

  it('does not retry permanent failures', () => {
    const kinds = ['revoked', 'client', 'scope', 'disabled', 'malformed', 'domain', 'question'] as const
    expect(kinds.map((kind) => delayOf(kind, 1))).toEqual(kinds.map(() => null))
  })
})
