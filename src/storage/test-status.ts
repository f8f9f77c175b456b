/** The status of a test: pending → in_progress → complete, or expired. It is computed when it is read. */

import type { TestStatus } from '../contract/names.ts'

/** What the status depends on. */
export interface TestProgress {
  readonly completedAtMs: number | null
  readonly expiresAtMs: number
  readonly revision: number
}

/**
 * The status of a test at `nowMs`. A test completed before it expired stays complete; an expired one stays expired even if
 * results arrive later. `list-queries.ts` implements the same in SQL.
 */
export function statusOf(test: TestProgress, nowMs: number): TestStatus {
  if (test.completedAtMs !== null) return 'complete'
  if (nowMs >= test.expiresAtMs) return 'expired'
  return test.revision === 0 ? 'pending' : 'in_progress'
}
