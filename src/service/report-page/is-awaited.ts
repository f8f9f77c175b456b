/** Whether a report page may still change. */

import { statusOf, type TestProgress } from '../../storage/test-status.ts'

/** A client reports the outcome some seconds after the last result. */
const outcomeWaitMs = 120_000

/** Returns true while a result or the outcome may arrive. */
export function isAwaited(test: TestProgress, nowMs: number, hasOutcome: boolean): boolean {
  const status = statusOf(test, nowMs)
  if (status === 'pending' || status === 'in_progress') return true
  return !hasOutcome && nowMs - (test.completedAtMs ?? test.expiresAtMs) < outcomeWaitMs
}
