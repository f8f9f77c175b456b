/** The state of a watch between polls. */

import type { CreatedTest, TestSnapshot } from '../../foundation/contract/test.ts'
import type { PollOutcome } from './poll.ts'
import type { PollHistory } from './poll-schedule.ts'
import type { RateLimit } from './rate-limit.ts'

export interface WatchOptions {
  /** The monotonic time at which the watch ends. */
  readonly deadlineMs: number
  /** The number of seeds that may still receive a result. */
  readonly expectedCount: number
  /**
   * Estimates the number of results that will decide the run, as a hint for the polling schedule. The snapshot is
   * `null` before the first response. Default: 90% of the expected results.
   */
  readonly decisiveCount?: (snapshot: TestSnapshot | null) => number
  /** The fixed interval between polls. If `null` or absent, the interval adapts. */
  readonly pollIntervalMs?: number | null
}

export interface WatchState extends PollHistory {
  readonly estimateDecisive: NonNullable<WatchOptions['decisiveCount']>
  readonly fixedGapMs: number | null
  readonly limit: RateLimit | null
  readonly hasAnswered: boolean
  /** The number of consecutive refused polls. */
  readonly refusalCount: number
  /**
   * The longest duration, in whole seconds, that the service offers for a long poll; `null` if it offers no long polls.
   */
  readonly longPollSeconds: number | null
  /** The ETag of the last response, which the next long poll must send. */
  readonly etag: string | null
  /** The number of long polls that failed or returned early without a change. */
  readonly wastedLongPollCount: number
  /** The last snapshot as JSON, to detect changes. */
  readonly lastSnapshot: string | null
}

/** When a poll started and ended, and whether it was a long poll. */
export interface PollTiming {
  readonly askedAtMs: number
  readonly answeredAtMs: number
  readonly wasLongPoll: boolean
}

/** The share of the expected results that is assumed to decide the run if the caller provides no estimate. */
const defaultDecisiveShare = 0.9
/** The maximum duration of a long poll. Longer requests may exceed proxy timeouts. */
const maxLongPollSeconds = 50
/** After this many wasted long polls, presend switches to plain polls. */
const maxWastedLongPolls = 2
/** If a response without changes arrives sooner than this, the server did not wait for a change. */
const minLongPollMs = 1000

/** Returns the state before the first poll. */
export function startWatchState(test: CreatedTest, options: WatchOptions, nowMs: number): WatchState {
  const { expectedCount, pollIntervalMs } = options
  const longPollSeconds = Math.min(Math.floor(test.longPollSeconds ?? 0), maxLongPollSeconds)
  const estimateDecisive = options.decisiveCount ?? (() => Math.ceil(expectedCount * defaultDecisiveShare))
  return {
    startedAtMs: nowMs,
    expectedCount,
    estimateDecisive,
    decisiveCount: estimateDecisive(null),
    counts: [],
    failureCount: 0,
    notes: [],
    fixedGapMs: pollIntervalMs ?? null,
    limit: null,
    hasAnswered: false,
    refusalCount: 0,
    longPollSeconds: longPollSeconds >= 1 ? longPollSeconds : null,
    etag: null,
    wastedLongPollCount: 0,
    lastSnapshot: null,
  }
}

/** Returns true while long polls are worth trying. Long polls are never used with a fixed interval. */
export function canLongPoll(state: WatchState): boolean {
  return state.fixedGapMs === null && state.longPollSeconds !== null && state.wastedLongPollCount < maxWastedLongPolls
}

/** Returns the state after a poll. */
export function noteOutcome(state: WatchState, outcome: PollOutcome, timing: PollTiming): WatchState {
  const wasted = (isWasted: boolean): number => state.wastedLongPollCount + (timing.wasLongPoll && isWasted ? 1 : 0)
  if (outcome.status === 'failed') {
    const refusalCount = outcome.reason === 'refused' ? state.refusalCount + 1 : 0
    return { ...state, failureCount: state.failureCount + 1, refusalCount, wastedLongPollCount: wasted(true) }
  }
  const lastSnapshot = outcome.status === 'ok' ? JSON.stringify(outcome.snapshot) : state.lastSnapshot
  const isEarly = timing.answeredAtMs - timing.askedAtMs < minLongPollMs
  return {
    ...state,
    decisiveCount: outcome.status === 'ok' ? state.estimateDecisive(outcome.snapshot) : state.decisiveCount,
    counts: noteCount(state, outcome, timing.answeredAtMs),
    notes: noteBudget(state, outcome, timing.answeredAtMs),
    failureCount: 0,
    limit: outcome.rateLimit,
    hasAnswered: true,
    refusalCount: 0,
    etag: outcome.status === 'ok' ? outcome.etag : state.etag,
    wastedLongPollCount: wasted(lastSnapshot === state.lastSnapshot && isEarly),
    lastSnapshot,
  }
}

type Answered = Exclude<PollOutcome, { status: 'failed' }>

function noteCount(state: WatchState, outcome: Answered, nowMs: number): PollHistory['counts'] {
  const before = state.counts.at(-1)?.receivedCount ?? 0
  const receivedCount = outcome.status === 'ok' ? outcome.receivedCount : before
  return [...state.counts, { elapsedMs: nowMs - state.startedAtMs, receivedCount }]
}

function noteBudget(state: WatchState, { rateLimit, requestCount }: Answered, atMs: number): PollHistory['notes'] {
  if (rateLimit === null) return state.notes
  const { remainingCount, resetAtMs } = rateLimit
  return [...state.notes, { atMs, remainingCount, resetAtMs, requestCount }]
}
