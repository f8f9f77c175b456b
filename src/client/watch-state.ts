/** What a watch remembers from poll to poll. */

import type { CreatedTest } from '../contract/test.ts'
import type { PollAnswer } from './poll.ts'
import type { PollHistory } from './poll-schedule.ts'
import type { RateLimit } from './rate-limit.ts'
import type { WatchOptions } from './watch-options.ts'

export interface WatchState extends PollHistory {
  readonly fixedGapMs: number | null
  readonly limit: RateLimit | null
  readonly hasAnswered: boolean
  /** Definite refusals in a row. */
  readonly refusalCount: number
  /** Longest hold that the service offers, whole seconds; `null`: none. */
  readonly longPollSeconds: number | null
  /** Names the last answer; without it nothing can be held back. */
  readonly etag: string | null
  /** Holds that came to nothing. */
  readonly vainHoldCount: number
  /** The last snapshot as text, to know news from repetition. */
  readonly lastTold: string | null
}

/** When a poll was asked and answered, and whether the answer was asked to be held back. */
export interface PollTiming {
  readonly askedAtMs: number
  readonly answeredAtMs: number
  readonly wasHeld: boolean
}

/** Share of the copies that usually decides: the default quorum. */
const usualDecisiveShare = 0.9
/** Longer holds than this run into the time limits of proxies. */
const mostHoldSeconds = 50
/** A service that does not hold back answers, or fails, so many times: then it is asked like any other. */
const mostVainHolds = 2
/** An answer without news that came sooner than this was not held back. */
const leastHeldMs = 1000

/** The state before the first poll. */
export function startWatchState(test: CreatedTest, options: WatchOptions, nowMs: number): WatchState {
  const { expectedCount, pollIntervalMs } = options
  const holdSeconds = Math.min(Math.floor(test.longPollSeconds ?? 0), mostHoldSeconds)
  return {
    startedAtMs: nowMs,
    expectedCount,
    decisiveCount: options.decisiveCount ?? Math.ceil(expectedCount * usualDecisiveShare),
    counts: [],
    failureCount: 0,
    notes: [],
    fixedGapMs: pollIntervalMs ?? null,
    limit: null,
    hasAnswered: false,
    refusalCount: 0,
    longPollSeconds: holdSeconds >= 1 ? holdSeconds : null,
    etag: null,
    vainHoldCount: 0,
    lastTold: null,
  }
}

/** True while the service may be asked to hold its answer back; with a fixed interval it is asked as the user said. */
export function canHold(state: WatchState): boolean {
  return state.fixedGapMs === null && state.longPollSeconds !== null && state.vainHoldCount < mostVainHolds
}

/** The state after a poll. */
export function noteAnswer(state: WatchState, answer: PollAnswer, timing: PollTiming): WatchState {
  if (answer.status === 'given-up') {
    const refusalCount = answer.because === 'refused' ? state.refusalCount + 1 : 0
    const vainHoldCount = state.vainHoldCount + (timing.wasHeld ? 1 : 0)
    return { ...state, failureCount: state.failureCount + 1, refusalCount, vainHoldCount }
  }
  const lastTold = answer.status === 'told' ? JSON.stringify(answer.snapshot) : state.lastTold
  const isVain = timing.wasHeld && lastTold === state.lastTold && timing.answeredAtMs - timing.askedAtMs < leastHeldMs
  return {
    ...state,
    counts: noteCount(state, answer, timing.answeredAtMs),
    notes: noteBudget(state, answer, timing.answeredAtMs),
    failureCount: 0,
    limit: answer.rateLimit,
    hasAnswered: true,
    refusalCount: 0,
    etag: answer.status === 'told' ? answer.etag : state.etag,
    vainHoldCount: state.vainHoldCount + (isVain ? 1 : 0),
    lastTold,
  }
}

function noteCount(state: WatchState, answer: PollAnswer, nowMs: number): PollHistory['counts'] {
  const before = state.counts.at(-1)?.receivedCount ?? 0
  const receivedCount = answer.status === 'told' ? answer.receivedCount : before
  return [...state.counts, { elapsedMs: nowMs - state.startedAtMs, receivedCount }]
}

function noteBudget(
  state: WatchState,
  answer: Exclude<PollAnswer, { status: 'given-up' }>,
  atMs: number,
): PollHistory['notes'] {
  const { rateLimit, requestCount } = answer
  if (rateLimit === null) return state.notes
  const { remainingCount, resetAtMs } = rateLimit
  return [...state.notes, { atMs, remainingCount, resetAtMs, requestCount }]
}
