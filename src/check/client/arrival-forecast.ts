/**
 * Forecasts when the copy that may decide the run will arrive, based on the number of copies that have arrived so far.
 * Delivery times range from seconds to many minutes, and their logarithms are close to normally distributed. The counts
 * from two polls determine the standard deviation of this distribution, and the latest count determines its mean. The
 * mean and the deviation determine the expected time of the k-th arrival. The estimated deviation is blended with a
 * typical deviation, since a handful of counts is weak evidence.
 */

import { normalDensity, normalQuantile, normalShareBelow } from './normal-distribution.ts'

/** The number of results that a successful poll found. */
export interface ArrivalCount {
  /** The time since watching started. Watching starts at about the time the last copy is sent. */
  readonly elapsedMs: number
  readonly receivedCount: number
}

export interface ArrivalHistory {
  readonly expectedCount: number
  /** The number of results that may be enough to decide the run. */
  readonly decisiveCount: number
  /** The counts from the successful polls, oldest first. The list is never empty. */
  readonly counts: readonly [ArrivalCount, ...ArrivalCount[]]
}

/**
 * The forecast time of the decisive arrival, in milliseconds. The logarithm of this time is normally distributed with
 * this mean and standard deviation.
 */
export interface ArrivalForecast {
  readonly logMean: number
  readonly logDeviation: number
}

/** The typical share of lost copies. */
const typicalLossShare = 0.02
/**
 * The typical standard deviation of the logarithms of delivery times. With this deviation, the 90th percentile is 4
 * times the median.
 */
const typicalSpread = 1.15
/** The uncertainty of the typical deviation, before and after the first arrival. */
const initialSpreadDoubt = 0.45
const spreadDoubt = 0.25
/** The range of plausible deviations. */
const minSpread = 0.15
const maxSpread = 2.5
/** Shorter times are rounded up to this value, because the logarithms of very short times vary too much. */
const minElapsedMs = 100

/**
 * Forecasts the time of the decisive arrival from the polls so far. If the decisive count has already been reached, the
 * next arrival counts as the decisive arrival.
 */
export function forecastDecisiveArrival(history: ArrivalHistory): ArrivalForecast {
  const { counts, expectedCount } = history
  const last = lastOf(counts)
  const targetCount = Math.max(history.decisiveCount, last.receivedCount + 1)
  const reachedZ = zOfCount(last.receivedCount, expectedCount)
  // The value 0.3 is Benard's approximation: the median of the k-th of n arrivals is at (k − 0.3) / (n + 0.4).
  const targetZ = Math.max(zOfCount(targetCount - 0.3, expectedCount), reachedZ + 0.05)
  const { spread, doubt } = estimateSpread(history)
  const stepZ = targetZ - reachedZ
  return {
    logMean: logElapsed(last) + spread * stepZ,
    logDeviation: Math.hypot(doubt * stepZ, spread * orderDeviation(last.receivedCount, targetCount, history)),
  }
}

/**
 * Returns how long to wait until the expected time lost by waiting reaches `lossMs`. The wait is long while the
 * decisive copy is unlikely to arrive, and short when it is likely to arrive soon.
 *
 * @returns milliseconds, at most `maxMs`
 */
export function waitForExpectedLoss(
  forecast: ArrivalForecast,
  { elapsedMs, lossMs, maxMs }: { readonly elapsedMs: number; readonly lossMs: number; readonly maxMs: number },
): number {
  const fromMs = Math.max(elapsedMs, minElapsedMs)
  const shareBefore = (ms: number): number =>
    normalShareBelow((Math.log(ms) - forecast.logMean) / forecast.logDeviation)
  const shareSoFar = shareBefore(fromMs)
  const stepMs = Math.max(5, fromMs / 250)
  let lostMs = 0
  let waitMs = 0
  while (waitMs < maxMs && lostMs < lossMs) {
    waitMs += stepMs
    // The probability that the decisive copy, which has not arrived yet, arrives during this wait. The minimum of 1e-9
    // prevents a division by zero when the copy is long overdue.
    const share = (shareBefore(fromMs + waitMs) - shareSoFar) / Math.max(1 - shareSoFar, 1e-9)
    lostMs += Math.min(share, 1) * stepMs
  }
  return Math.min(waitMs, maxMs)
}

/**
 * Estimates the standard deviation of the logarithms of delivery times, as a weighted mean of the observed and the
 * typical deviation.
 */
function estimateSpread({ counts, expectedCount }: ArrivalHistory): { spread: number; doubt: number } {
  const last = lastOf(counts)
  const typicalDoubt = last.receivedCount === 0 ? initialSpreadDoubt : spreadDoubt
  const first = counts.find((count) => count.receivedCount >= 2)
  if (first === undefined || last.receivedCount <= first.receivedCount) {
    return { spread: typicalSpread, doubt: typicalDoubt }
  }
  const stepZ = zOfCount(last.receivedCount, expectedCount) - zOfCount(first.receivedCount, expectedCount)
  const seen = Math.min(maxSpread, Math.max(minSpread, (logElapsed(last) - logElapsed(first)) / stepZ))
  const weight = stepZ ** 2 / (stepZ ** 2 + 1)
  return { spread: weight * seen + (1 - weight) * typicalSpread, doubt: typicalDoubt * Math.sqrt(1 - weight) }
}

/**
 * Returns the standard deviation of the z value at which copy number `targetCount` arrives. According to order
 * statistics, the r-th of m outstanding copies arrives at a beta-distributed share of the remaining probability.
 */
function orderDeviation(receivedCount: number, targetCount: number, { expectedCount }: ArrivalHistory): number {
  const pendingCount = Math.max(expectedCount * (1 - typicalLossShare) - receivedCount, 1.2)
  const rank = Math.min(Math.max(targetCount - receivedCount, 1), pendingCount - 0.1)
  const meanShare = rank / (pendingCount + 1)
  const shareDeviation = Math.sqrt((meanShare * (1 - meanShare)) / (pendingCount + 2))
  const reachedShare = shareOfCount(receivedCount, expectedCount)
  const targetZ = zOfCount(targetCount - 0.3, expectedCount)
  return ((1 - reachedShare) * shareDeviation) / normalDensity(targetZ)
}

function zOfCount(count: number, expectedCount: number): number {
  return normalQuantile(shareOfCount(count, expectedCount))
}

/**
 * Returns `count` as a share of the copies that are expected to arrive. The share is never 0 or 1, because z would then
 * be infinite.
 */
function shareOfCount(count: number, expectedCount: number): number {
  const half = 0.5 / Math.max(expectedCount, 1)
  const arrivingCount = Math.max(expectedCount, 1) * (1 - typicalLossShare)
  return Math.min(Math.max(count / arrivingCount, half), 1 - half)
}

function logElapsed(count: ArrivalCount): number {
  return Math.log(Math.max(count.elapsedMs, minElapsedMs))
}

function lastOf(counts: readonly [ArrivalCount, ...ArrivalCount[]]): ArrivalCount {
  return counts.at(-1) ?? counts[0]
}
