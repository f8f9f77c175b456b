/** Decides whether the content of a report page may still change. */

import { statusOf, type TestProgress } from '../storage/test-status.ts'

/** How long the page waits for the outcome after the last result. Clients report the outcome within a few seconds. */
const outcomeWaitMs = 120_000

/** Returns true if a result or the outcome may still arrive. */
export function isAwaited(test: TestProgress, nowMs: number, hasOutcome: boolean): boolean {
  const status = statusOf(test, nowMs)
  if (status === 'pending' || status === 'in_progress') return true
  return !hasOutcome && nowMs - (test.completedAtMs ?? test.expiresAtMs) < outcomeWaitMs
}
