/**
 * When will the copy arrive that can decide the run? A forecast from how many have arrived so far.
 *
 * Delivery times are right-skewed over several orders of magnitude (seconds to many minutes), and the logarithm of them is
 * close to normal. So the counts of two polls give a spread, the last count gives a place, and the time of the k-th
 * arrival follows; both are blended with what is usual, since a few counts say little.
 */

import { normalDensity, normalQuantile, normalShareBelow } from './normal-distribution.ts'

/** One answered poll as the forecast sees it. */
export interface ArrivalCount {
  /** Since watching began, which is about when the last copy was sent. */
  readonly elapsedMs: number
  readonly receivedCount: number
}

/** What is known of the arrivals. */
export interface ArrivalHistory {
  readonly expectedCount: number
  /** As soon as so many are in, the run may be decided. */
  readonly decisiveCount: number
  /** Oldest first; at least one. */
  readonly counts: readonly [ArrivalCount, ...ArrivalCount[]]
}

/** The time of the decisive arrival: its logarithm (of milliseconds) is normal with this mean and deviation. */
export interface ArrivalForecast {
  readonly logMean: number
  readonly logDeviation: number
}

/** Copies that are usually lost on the way. */
const usualLossShare = 0.02
/** Deviation of the log of delivery times, before anything was seen of it: the 90th percentile is 4 times the median. */
const usualSpread = 1.15
/** How far that may be off, as a deviation: before the first arrival, and after it. */
const spreadDoubtAtFirst = 0.45
const spreadDoubt = 0.25
/** The range of spreads that is believed. */
const leastSpread = 0.15
const mostSpread = 2.5
/** Elapsed times below this are all "at once": their logarithm would mean too much. */
const leastElapsedMs = 100

/** The forecast after the last poll; what has arrived beyond the decisive count makes the next arrival the decisive one. */
export function forecastDecisiveArrival(history: ArrivalHistory): ArrivalForecast {
  const { counts, expectedCount } = history
  const last = lastOf(counts)
  const targetCount = Math.max(history.decisiveCount, last.receivedCount + 1)
  const reachedZ = zOfCount(last.receivedCount, expectedCount)
  // 0.3: the median of the k-th of n arrivals lies at (k − 0.3) / (n + 0.4), Benard's approximation.
  const targetZ = Math.max(zOfCount(targetCount - 0.3, expectedCount), reachedZ + 0.05)
  const { spread, doubt } = estimateSpread(history)
  const stepZ = targetZ - reachedZ
  return {
    logMean: logElapsed(last) + spread * stepZ,
    logDeviation: Math.hypot(doubt * stepZ, spread * orderDeviation(last.receivedCount, targetCount, history)),
  }
}

/**
 * The wait after which the run is expected to have lost `lossMs` by not asking: as long as the decisive arrival is
 * unlikely the wait grows, and shortly before it the waits become short.
 *
 * @returns milliseconds, at most `mostMs`
 */
export function waitForExpectedLoss(
  forecast: ArrivalForecast,
  { elapsedMs, lossMs, mostMs }: { readonly elapsedMs: number; readonly lossMs: number; readonly mostMs: number },
): number {
  const fromMs = Math.max(elapsedMs, leastElapsedMs)
  const shareBefore = (ms: number): number =>
    normalShareBelow((Math.log(ms) - forecast.logMean) / forecast.logDeviation)
  const shareSoFar = shareBefore(fromMs)
  const stepMs = Math.max(5, fromMs / 250)
  let lostMs = 0
  let waitMs = 0
  while (waitMs < mostMs && lostMs < lossMs) {
    waitMs += stepMs
    // Given that it has not come so far, it has come by then; 1e-9 where it should long have come.
    const share = (shareBefore(fromMs + waitMs) - shareSoFar) / Math.max(1 - shareSoFar, 1e-9)
    lostMs += Math.min(share, 1) * stepMs
  }
  return Math.min(waitMs, mostMs)
}

/** Spread of the log of delivery times: what the counts say, weighted by how much they say, else what is usual. */
function estimateSpread({ counts, expectedCount }: ArrivalHistory): { spread: number; doubt: number } {
  const last = lastOf(counts)
  const usualDoubt = last.receivedCount === 0 ? spreadDoubtAtFirst : spreadDoubt
  const first = counts.find((count) => count.receivedCount >= 2)
  if (first === undefined || last.receivedCount <= first.receivedCount) {
    return { spread: usualSpread, doubt: usualDoubt }
  }
  const stepZ = zOfCount(last.receivedCount, expectedCount) - zOfCount(first.receivedCount, expectedCount)
  const seen = Math.min(mostSpread, Math.max(leastSpread, (logElapsed(last) - logElapsed(first)) / stepZ))
  const weight = stepZ ** 2 / (stepZ ** 2 + 1)
  return { spread: weight * seen + (1 - weight) * usualSpread, doubt: usualDoubt * Math.sqrt(1 - weight) }
}

/**
 * How much the place of the target-th arrival varies by chance, as a deviation of z: the r-th of m copies still to come
 * has a beta-distributed share of what is left.
 */
function orderDeviation(receivedCount: number, targetCount: number, { expectedCount }: ArrivalHistory): number {
  const pendingCount = Math.max(expectedCount * (1 - usualLossShare) - receivedCount, 1.2)
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

/** Share of all copies that will ever arrive; kept off 0 and 1, whose z is infinite. */
function shareOfCount(count: number, expectedCount: number): number {
  const half = 0.5 / Math.max(expectedCount, 1)
  const arrivingCount = Math.max(expectedCount, 1) * (1 - usualLossShare)
  return Math.min(Math.max(count / arrivingCount, half), 1 - half)
}

function logElapsed(count: ArrivalCount): number {
  return Math.log(Math.max(count.elapsedMs, leastElapsedMs))
}

function lastOf(counts: readonly [ArrivalCount, ...ArrivalCount[]]): ArrivalCount {
  return counts.at(-1) ?? counts[0]
}
