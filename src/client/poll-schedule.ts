/**
 * When to ask next. Asking costs a request of an hourly budget, not asking costs time once the decisive result is there;
 * the schedule waits until the expected loss of time is worth a request.
 *
 * Measured (`npm run bench`, 50 seeds, 2 % lost): decided about 3 s after the earliest possible moment with about 11
 * requests, where polling every 30 s loses 15 s with 5 and every 5 s loses 2.8 s with 25.
 */

import type { ArrivalCount, ArrivalForecast } from './arrival-forecast.ts'
import { forecastDecisiveArrival, waitForExpectedLoss } from './arrival-forecast.ts'
import type { RateLimit } from './rate-limit.ts'
import type { BudgetNote } from './shared-budget.ts'
import { leastGapMs, requestPrice } from './shared-budget.ts'

/** What has been asked and answered so far. */
export interface PollHistory {
  /** Monotonic time at which watching began: about when the last copy was sent. */
  readonly startedAtMs: number
  /** Seeds that a result may still come for. */
  readonly expectedCount: number
  /** As soon as so many results are in, the run may be decided. */
  readonly decisiveCount: number
  /** Answered polls, oldest first. */
  readonly counts: readonly ArrivalCount[]
  /** Failed polls since the last answered one. */
  readonly failureCount: number
  /** Answers with X-RateLimit fields, oldest first. */
  readonly notes: readonly BudgetNote[]
}

/** How the next question will be asked. */
export interface PollManner {
  /** `held`: the server holds its answer back until there is news, so asking early costs no time. */
  readonly kind: 'plain' | 'held'
  /** Fixed gap that the user wants; `null`: adaptive. */
  readonly fixedGapMs: number | null
}

/** The moment of asking, and chance from 0 to 1. */
export interface PollMoment {
  readonly nowMs: number
  readonly fraction: number
}

/** Never slower than this, unless the budget forces it. */
export const mostGapMs = 30_000
/** Local mailboxes have nearly everything by then, fast ones at a provider the first copies. */
const firstGapMs = { plain: 1000, held: 50 } as const
/** Two polls are never closer than this. */
const leastPlainGapMs = 500
const leastHeldGapMs = 100
/** A hold costs one request and no time, however wrong the forecast is; only a scarce budget makes it worth a longer wait. */
const mostHeldGapMs = 2000
/** The expected loss of time that a request is worth, while the budget is not scarce. */
const lossPerRequestMs = { plain: 280, held: 50 } as const
/** After a failed poll, doubling. */
const firstFailureGapMs = 2000
/** Gaps vary by ± this share, so that jobs which started together do not ask together. */
const jitterShare = 0.05

/**
 * Milliseconds to wait from now before the next poll; pure.
 *
 * @param limit of the newest answer; `null` when the service sends none
 */
export function nextPollDelayMs(
  history: PollHistory & PollManner,
  limit: RateLimit | null,
  moment: PollMoment,
): number {
  const gapMs = history.fixedGapMs ?? adaptiveGapMs(history, limit, moment)
  const budgetGapMs = leastGapMs(history.notes, limit, {
    nowMs: moment.nowMs,
    expectedWaitMs: history.fixedGapMs === null ? expectedWaitMs(history, moment) : 0,
  })
  const stretch = history.fixedGapMs === null ? 1 + jitterShare * (2 * moment.fraction - 1) : 1
  return Math.max(gapMs * stretch, budgetGapMs * (1 + jitterShare * moment.fraction))
}

function adaptiveGapMs(history: PollHistory & PollManner, limit: RateLimit | null, moment: PollMoment): number {
  const { kind, failureCount } = history
  if (failureCount > 0) return Math.min(firstFailureGapMs * 2 ** (failureCount - 1), mostGapMs)
  const forecast = forecastOf(history)
  if (forecast === null) return firstGapMs[kind]
  const price = requestPrice(history.notes, limit, moment.nowMs)
  const gapMs = waitForExpectedLoss(forecast, {
    elapsedMs: moment.nowMs - history.startedAtMs,
    lossMs: lossPerRequestMs[kind] * price,
    mostMs: kind === 'held' ? Math.min(mostHeldGapMs * price, mostGapMs) : mostGapMs,
  })
  return Math.max(gapMs, kind === 'held' ? leastHeldGapMs : leastPlainGapMs)
}

/** From now to a late, but not the latest, decisive arrival. */
function expectedWaitMs(history: PollHistory, { nowMs }: PollMoment): number {
  const forecast = forecastOf(history)
  if (forecast === null) return 0
  const decisiveAtMs = history.startedAtMs + Math.exp(forecast.logMean + 0.3 * forecast.logDeviation)
  return Math.max(decisiveAtMs - nowMs, 5000)
}

function forecastOf({ counts, expectedCount, decisiveCount }: PollHistory): ArrivalForecast | null {
  const [first, ...others] = counts
  if (first === undefined) return null
  return forecastDecisiveArrival({ counts: [first, ...others], expectedCount, decisiveCount })
}
