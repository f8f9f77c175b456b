import { describe, expect, it } from 'vitest'

import { tracePoll, traceWait } from '../../src/client/trace-poll.ts'
import { startWatchState } from '../../src/client/watch-state.ts'

describe('traceWait() and tracePoll()', () => {
  const test = {
    style: 'spam-test',
    trackingId: 'x',
    numericId: null,
    seeds: [],
    longPollSeconds: null,
    reportUrl: null,
  } as const
  const state = startWatchState(test, { deadlineMs: 60_000, expectedCount: 9 }, 0)

  it('say when the next poll is and why', () => {
    expect(traceWait(state, 1200.4, false)).toBe('poll: in 1200 ms by expected arrivals (0 of 9 results)')
    expect(traceWait({ ...state, fixedGapMs: 5000, failureCount: 2 }, 5000, false)).toBe(
      'poll: in 5000 ms by poll-interval (0 of 9 results, after 2 failed polls)',
    )
    expect(traceWait(state, 50, true)).toContain('by long poll')
  })

  it('say what it brought', () => {
    expect(tracePoll({ status: 'unchanged', rateLimit: null, requestCount: 1 })).toBe('poll: nothing new')
  })
})
