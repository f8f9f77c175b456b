/**
 * Schedules polls. Each poll uses up one request of the hourly rate limit, but polling too rarely wastes time once the
 * decisive result is available. The schedule therefore polls as soon as the expected loss of time justifies a request.
 *
 * In a benchmark (`npm run bench waiting`, 50 seeds, 2% lost), presend decides about 2 s after the earliest possible
 * moment, with about 14 requests. Polling every 30 s would decide 15 s late, with 5 requests. Polling every 5 s would
 * decide 2.6 s late, with 25 requests.
 */

import {
  type ArrivalCount,
  type ArrivalForecast,
  forecastDecisiveArrival,
  waitForExpectedLoss,
} from './arrival-forecast.ts'
import type { RateLimit } from './rate-limit.ts'
import { type BudgetNote, minSharedGapMs, requestPrice } from './shared-budget.ts'

/** The polls so far. */
export interface PollHistory {
  /** The monotonic time at which watching started, which is approximately when the last copy was sent. */
  readonly startedAtMs: number
  /** The number of seeds that may still receive a result. */
  readonly expectedCount: number
  /** The number of results that will probably decide the run. This number may be a fraction. */
  readonly decisiveCount: number
  /** The successful polls, oldest first. */
  readonly counts: readonly ArrivalCount[]
  /** The number of failed polls since the last successful poll. */
  readonly failureCount: number
  /** The rate limits in earlier responses, oldest first. */
  readonly notes: readonly BudgetNote[]
}

/** The kind of poll to make next. */
export interface PollMode {
  /** `long-poll` means that the server waits for a change before it responds, so polling early costs no time. */
  readonly kind: 'plain' | 'long-poll'
  /** A fixed interval set by the user; `null` to adapt the interval. */
  readonly fixedGapMs: number | null
}

/** The current time, and a random number from 0 to 1. */
export interface PollMoment {
  readonly nowMs: number
  readonly fraction: number
}

/** The longest interval between polls, unless the rate limit requires a longer one. */
export const maxGapMs = 30_000
/** The delay before the first poll. After this delay, local mailboxes have received nearly all copies. */
const firstGapMs = { plain: 250, 'long-poll': 50 } as const
/**
 * The time of the second poll if the first poll found no results. By this time, fast providers have received some
 * copies. The forecast ignores earlier polls without results, because they say nothing about delivery times.
 */
const firstCountMs = { plain: 1000, 'long-poll': 0 } as const
/** The minimum interval between two polls. */
const minGapMs = { plain: 500, 'long-poll': 100 } as const
/**
 * The longest interval between long polls, unless few requests are left in the rate limit. This maximum limits the time
 * that a wrong forecast can cost.
 */
const maxLongPollGapMs = 2000
/** The loss of time that justifies one more request while many requests are left in the rate limit. */
const lossPerRequestMs = { plain: 165, 'long-poll': 50 } as const
/** The delay after a failed poll. The delay doubles with each further failure. */
const firstFailureGapMs = 2000
/**
 * The maximum share by which intervals are randomly lengthened or shortened, so that jobs that started at the same time
 * do not poll at the same time.
 */
const jitterShare = 0.05

/**
 * Returns the milliseconds until the next poll, without side effects.
 *
 * @param limit the rate limit in the latest response; `null` if no response contained one
 */
export function nextPollDelayMs(history: PollHistory & PollMode, limit: RateLimit | null, moment: PollMoment): number {
  const gapMs = history.fixedGapMs ?? adaptiveGapMs(history, limit, moment)
  const budgetGapMs = minSharedGapMs(history.notes, limit, {
    nowMs: moment.nowMs,
    expectedWaitMs: history.fixedGapMs === null ? expectedWaitMs(history, moment) : 0,
  })
  const stretch = history.fixedGapMs === null ? 1 + jitterShare * (2 * moment.fraction - 1) : 1
  return Math.max(gapMs * stretch, budgetGapMs * (1 + jitterShare * moment.fraction))
}

function adaptiveGapMs(history: PollHistory & PollMode, limit: RateLimit | null, moment: PollMoment): number {
  const { kind, failureCount } = history
  if (failureCount > 0) return Math.min(firstFailureGapMs * 2 ** (failureCount - 1), maxGapMs)
  const arrival = forecast(history)
  if (arrival === null && history.counts.length === 0) return firstGapMs[kind]
  const elapsedMs = moment.nowMs - history.startedAtMs
  if (arrival === null) return Math.max(firstCountMs[kind] - elapsedMs, minGapMs[kind])
  const price = requestPrice(history.notes, limit, moment.nowMs)
  const gapMs = waitForExpectedLoss(arrival, {
    elapsedMs,
    lossMs: lossPerRequestMs[kind] * price,
    maxMs: kind === 'long-poll' ? Math.min(maxLongPollGapMs * price, maxGapMs) : maxGapMs,
  })
  return Math.max(gapMs, minGapMs[kind])
}

/** Returns a cautious estimate of the time until the decisive arrival: slightly later than the median. */
function expectedWaitMs(history: PollHistory & PollMode, { nowMs }: PollMoment): number {
  const arrival = forecast(history)
  if (arrival === null) return 0
  const decisiveAtMs = history.startedAtMs + Math.exp(arrival.logMean + 0.3 * arrival.logDeviation)
  return Math.max(decisiveAtMs - nowMs, 5000)
}

function forecast({ counts, kind, expectedCount, decisiveCount }: PollHistory & PollMode): ArrivalForecast | null {
  // Because of jitter, a poll can happen up to 5% earlier than scheduled. The factor of 0.9 ensures that the forecast
  // uses such a poll, too.
  const earliestMs = 0.9 * firstCountMs[kind]
  const [first, ...others] = counts.filter((count) => count.receivedCount > 0 || count.elapsedMs >= earliestMs)
  if (first === undefined) return null
  return forecastDecisiveArrival({ counts: [first, ...others], expectedCount, decisiveCount })
}
