import { describe, expect, it } from 'vitest'

import type { PollOutcome } from '../../../src/check/client/poll.ts'
import { canLongPoll, noteOutcome, startWatchState } from '../../../src/check/client/watch-state.ts'
import { aCreatedTest, aSeedResult } from '../../support/api-builders.ts'
import { failedCall } from '../../support/scripted-transport.ts'

const options = { deadlineMs: 60_000, expectedCount: 50 }
const holding = startWatchState(aCreatedTest({ longPollSeconds: 20 }), options, 0)
const refused = failedCall('refused', 'API_NOT_FOUND')

function told(receivedCount: number, etag: string | null = '"v"'): Extract<PollOutcome, { status: 'ok' }> {
  const results = Array.from({ length: receivedCount }, () => aSeedResult())
  const snapshot = { results, summary: null, isTerminal: false, status: null }
  return { status: 'ok', snapshot, receivedCount, etag, rateLimit: null, requestCount: 1 }
}

const held = (askedAtMs: number, answeredAtMs: number) => ({ askedAtMs, answeredAtMs, wasLongPoll: true })
const plain = (atMs: number) => ({ askedAtMs: atMs, answeredAtMs: atMs, wasLongPoll: false })

describe('startWatchState()', () => {
  it('uses 90% of the expected results as decisive count by default', () => {
    expect(startWatchState(aCreatedTest(), options, 0).decisiveCount).toBe(45)
    expect(startWatchState(aCreatedTest(), { ...options, decisiveCount: () => 50 }, 0).decisiveCount).toBe(50)
  })

  it.each([
    [20, 20],
    [1.9, 1],
    [0.5, null],
    [9999, 50],
    [null, null],
  ])('turns an offered long poll of %j s into one of %j s', (longPollSeconds, seconds) => {
    expect(startWatchState(aCreatedTest({ longPollSeconds }), options, 0).longPollSeconds).toBe(seconds)
  })
})

describe('canLongPoll()', () => {
  it('returns true only if the service offers long polls and no interval is set', () => {
    expect(canLongPoll(holding)).toBe(true)
    expect(canLongPoll(startWatchState(aCreatedTest(), options, 0))).toBe(false)
    expect(
      canLongPoll(startWatchState(aCreatedTest({ longPollSeconds: 20 }), { ...options, pollIntervalMs: 5000 }, 0)),
    ).toBe(false)
  })
})

describe('noteOutcome()', () => {
  it('counts results, and keeps the count after an unchanged reply', () => {
    const first = noteOutcome(holding, told(3), plain(1000))
    const second = noteOutcome(first, { status: 'unchanged', rateLimit: null, requestCount: 1 }, held(1000, 21_000))
    expect(second.counts).toEqual([
      { elapsedMs: 1000, receivedCount: 3 },
      { elapsedMs: 21_000, receivedCount: 3 },
    ])
    expect(second).toMatchObject({ etag: '"v"', hasAnswered: true, wastedLongPollCount: 0 })
  })

  it('stops long polls after two early replies without a change', () => {
    const first = noteOutcome(holding, told(3), plain(0))
    const second = noteOutcome(first, told(3), held(0, 5))
    expect(canLongPoll(second)).toBe(true)
    const third = noteOutcome(second, { status: 'unchanged', rateLimit: null, requestCount: 1 }, held(5, 9))
    expect(canLongPoll(third)).toBe(false)
  })

  it('continues long polls after early changes or late unchanged replies', () => {
    const first = noteOutcome(holding, told(3), plain(0))
    const news = noteOutcome(noteOutcome(first, told(4), held(0, 5)), told(5), held(5, 9))
    const none = noteOutcome(noteOutcome(news, told(5), held(10, 20_010)), told(5), held(20_010, 40_010))
    expect(none.wastedLongPollCount).toBe(0)
  })

  it('counts consecutive failures and refusals, and resets them after a reply', () => {
    if (refused.status === 'accepted') throw new Error('expected a failure')
    const failed = noteOutcome(noteOutcome(holding, refused, held(0, 1)), refused, held(1, 2))
    expect(failed).toMatchObject({ failureCount: 2, refusalCount: 2, hasAnswered: false })
    expect(canLongPoll(failed)).toBe(false)
    expect(noteOutcome(failed, told(0), plain(5))).toMatchObject({
      failureCount: 0,
      refusalCount: 0,
      hasAnswered: true,
    })
  })

  it('resets the refusal count after a temporary failure', () => {
    const passing = failedCall('attempts', 'API_TIMEOUT')
    if (refused.status === 'accepted' || passing.status === 'accepted') throw new Error('expected failures')
    expect(noteOutcome(noteOutcome(holding, refused, plain(0)), passing, plain(1))).toMatchObject({
      failureCount: 2,
      refusalCount: 0,
    })
  })

  it('notes the rate limit of replies that have one', () => {
    const rateLimit = { limitCount: 1000, remainingCount: 8, resetAtMs: 99 }
    const noted = noteOutcome(holding, { ...told(0), rateLimit, requestCount: 2 }, plain(7))
    expect(noted.notes).toEqual([{ atMs: 7, remainingCount: 8, resetAtMs: 99, requestCount: 2 }])
    expect(noted.limit).toEqual(rateLimit)
  })
})
