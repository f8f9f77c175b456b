/**
 * Limits a job's requests when many jobs share one token. The jobs do not communicate: each job sees in
 * `X-RateLimit-Remaining` how fast the other jobs use up the rate limit, and spreads its own share of the remaining
 * requests over its expected wait.
 */

import type { RateLimit } from './rate-limit.ts'

/**
 * The number of requests left, as stated in one response, and the number of requests that this job has sent since the
 * previous response.
 */
export interface BudgetNote {
  readonly atMs: number
  readonly remainingCount: number
  /** The end of the rate limit window. Values from different windows are not compared. */
  readonly resetAtMs: number
  readonly requestCount: number
}

/**
 * The number of recent responses to use for the estimate. With fewer responses, the estimate would fluctuate; with more
 * responses, the estimate would be based on outdated values.
 */
const noteCount = 4
/** The maximum cost factor of a request. A higher factor would lengthen waits without saving many more requests. */
const maxPrice = 16
/** The number of requests reserved for jobs that still have to create a test. */
const reserveCount = 2

/**
 * Returns how costly a request currently is, as a factor from 1 to 16. The factor is 1 as long as enough requests are
 * left for all jobs until the window ends, and rises in proportion to the shortage.
 */
export function requestPrice(notes: readonly BudgetNote[], limit: RateLimit | null, nowMs: number): number {
  if (limit === null) return 1
  const { othersCount, spanMs } = countSpending(notes)
  if (spanMs === 0) return 1
  const othersUntilReset = (othersCount / spanMs) * Math.max(limit.resetAtMs - nowMs, 0)
  return Math.min(Math.max(othersUntilReset / Math.max(limit.remainingCount, 1), 1), maxPrice)
}

/**
 * Returns the shortest interval between polls that stays within this job's share of the remaining requests; 0 if there
 * is no limit.
 *
 * @param expectedWaitMs the expected duration of further polling
 */
export function minSharedGapMs(
  notes: readonly BudgetNote[],
  limit: RateLimit | null,
  { nowMs, expectedWaitMs }: { readonly nowMs: number; readonly expectedWaitMs: number },
): number {
  if (limit === null) return 0
  const untilResetMs = Math.max(limit.resetAtMs - nowMs, 0)
  // Wait one second longer, because the server's clock may differ.
  if (limit.remainingCount <= reserveCount) return untilResetMs === 0 ? 0 : untilResetMs + 1000
  const { ownCount, othersCount } = countSpending(notes)
  const jobCount = ownCount === 0 ? 1 : 1 + othersCount / ownCount
  const ownShareCount = limit.remainingCount / jobCount
  return Math.min(Math.min(expectedWaitMs, untilResetMs) / ownShareCount, untilResetMs)
}

function countSpending(notes: readonly BudgetNote[]): { ownCount: number; othersCount: number; spanMs: number } {
  const last = notes.at(-1)
  // Reset times are rounded to seconds and vary with network latency. Times less than 2 s apart therefore count as the
  // same window.
  const sameWindow = notes.filter((note) => last !== undefined && Math.abs(note.resetAtMs - last.resetAtMs) < 2000)
  const recent = sameWindow.slice(-noteCount)
  const first = recent[0]
  if (last === undefined || first === undefined || first === last) return { ownCount: 0, othersCount: 0, spanMs: 0 }
  const ownCount = recent.slice(1).reduce((sum, note) => sum + note.requestCount, 0)
  const othersCount = Math.max(first.remainingCount - last.remainingCount - ownCount, 0)
  return { ownCount, othersCount, spanMs: Math.max(last.atMs - first.atMs, 1000) }
}
