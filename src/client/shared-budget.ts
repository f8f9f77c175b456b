/**
 * What a request costs when many jobs share one token. Nobody coordinates them: each sees in `X-RateLimit-Remaining` how
 * fast the others spend, and spends its own share over its own expected wait.
 */

import type { RateLimit } from './rate-limit.ts'

/** What was left when an answer came, and how many requests of ours it took since the one before. */
export interface BudgetNote {
  readonly atMs: number
  readonly remainingCount: number
  /** Resets of the window make counts jump up; notes of different windows are not compared. */
  readonly resetAtMs: number
  readonly requestCount: number
}

/** How many answers are looked back at: fewer jump, more are old. */
const noteCount = 4
/** Dearest price: beyond it waits grow long and save little. */
const mostPrice = 16
/** Requests that are left to others who must create a test. */
const reserveCount = 2

/**
 * 1 while the budget lasts for everybody until the window ends; more when the others' rate would empty it before, in
 * proportion, up to 16.
 */
export function requestPrice(notes: readonly BudgetNote[], limit: RateLimit | null, nowMs: number): number {
  if (limit === null) return 1
  const { othersCount, spanMs } = countSpending(notes)
  if (spanMs === 0) return 1
  const othersUntilReset = (othersCount / spanMs) * Math.max(limit.resetAtMs - nowMs, 0)
  return Math.min(Math.max(othersUntilReset / Math.max(limit.remainingCount, 1), 1), mostPrice)
}

/**
 * The least gap that keeps us within our share of what is left; 0 when there is plenty.
 *
 * @param expectedWaitMs how long we expect to go on asking
 */
export function leastGapMs(
  notes: readonly BudgetNote[],
  limit: RateLimit | null,
  { nowMs, expectedWaitMs }: { readonly nowMs: number; readonly expectedWaitMs: number },
): number {
  if (limit === null) return 0
  const untilResetMs = Math.max(limit.resetAtMs - nowMs, 0)
  // A second more: the server's clock and ours do not tick together.
  if (limit.remainingCount <= reserveCount) return untilResetMs === 0 ? 0 : untilResetMs + 1000
  const { ownCount, othersCount } = countSpending(notes)
  const jobCount = ownCount === 0 ? 1 : 1 + othersCount / ownCount
  const ownShareCount = limit.remainingCount / jobCount
  return Math.min(Math.min(expectedWaitMs, untilResetMs) / ownShareCount, untilResetMs)
}

function countSpending(notes: readonly BudgetNote[]): { ownCount: number; othersCount: number; spanMs: number } {
  const last = notes.at(-1)
  // Servers give the reset in whole seconds, and our reading of it wavers by the answer's way: 2 s is the same window.
  const sameWindow = notes.filter((note) => last !== undefined && Math.abs(note.resetAtMs - last.resetAtMs) < 2000)
  const recent = sameWindow.slice(-noteCount)
  const first = recent[0]
  if (last === undefined || first === undefined || first === last) return { ownCount: 0, othersCount: 0, spanMs: 0 }
  const ownCount = recent.slice(1).reduce((sum, note) => sum + note.requestCount, 0)
  const othersCount = Math.max(first.remainingCount - last.remainingCount - ownCount, 0)
  return { ownCount, othersCount, spanMs: Math.max(last.atMs - first.atMs, 1000) }
}
