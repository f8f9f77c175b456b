/** Computes the status of a test (pending → in_progress → complete, or expired) whenever the test is read. */

import type { TestStatus } from '../../foundation/contract/names.ts'

/** The facts on which the status depends. */
export interface TestProgress {
  readonly completedAtMs: number | null
  readonly expiresAtMs: number
  readonly revision: number
}

/**
 * Returns the status of a test at `nowMs`. A test that was completed before its expiry stays complete; an expired test
 * stays expired even if results arrive later. `list-queries.ts` implements the same rule in SQL.
 */
export function statusOf(test: TestProgress, nowMs: number): TestStatus {
  if (test.completedAtMs !== null) return 'complete'
  if (nowMs >= test.expiresAtMs) return 'expired'
  return test.revision === 0 ? 'pending' : 'in_progress'
}

/**
 * Returns whether the mailbox received the copy. A rejected copy never reached the mailbox, even if it was judged
 * before it was rejected.
 */
export function isReceived({ status }: { readonly status: string }): boolean {
  return status === 'placed' || status === 'undecided'
}
