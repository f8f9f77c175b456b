/** The life of a test: pending → in_progress → complete, or expired. Nothing runs for it: the time of asking decides. */

import type { TestStatus } from '../contract/names.ts'

/** What the state depends on. */
export interface TestProgress {
  readonly completedAtMs: number | null
  readonly expiresAtMs: number
  readonly revision: number
}

/**
 * The state of a test at `nowMs`. A test that was complete before it expired stays complete; one that expired stays
 * expired, also when results arrive later. `list-queries.ts` says the same in SQL.
 */
export function statusOf(test: TestProgress, nowMs: number): TestStatus {
  if (test.completedAtMs !== null) return 'complete'
  if (nowMs >= test.expiresAtMs) return 'expired'
  return test.revision === 0 ? 'pending' : 'in_progress'
}
