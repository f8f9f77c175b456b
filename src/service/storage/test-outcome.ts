/** Types for the outcome of a test, as reported by the client. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import type { ToAlert } from './alert.ts'

/** A reported outcome. */
export interface StoredOutcome {
  readonly report: PutOutcomeRequest
  readonly reportedAtMs: number
}

/** The latest earlier test with the same workspace, source and template. */
export interface PreviousTest {
  readonly createdAtMs: number
  readonly outcome: PutOutcomeRequest['outcome']
  readonly inboxCount: number
  readonly seedCount: number
}

/** The test to which an outcome belongs. */
export interface OutcomeTest {
  readonly numericId: number
  readonly workspaceId: WorkspaceId
  readonly source: string | null
}

/** Queries for outcomes. */
export interface OutcomeStore {
  /**
   * Stores the outcome of a test, and replaces any earlier outcome. Has no effect if the test was deleted. If the
   * outcome differs from the previous one for the same source and template, the alerts required by the workspace's
   * rules are created in the same transaction.
   *
   * @param toAlert builds the content of an alert; if absent, no alert is created
   * @returns the ids of new webhook deliveries, which are due immediately
   */
  putOutcome(test: OutcomeTest, outcome: StoredOutcome, toAlert?: ToAlert): Promise<readonly string[]>
  findOutcome(numericId: number): Promise<StoredOutcome | null>
  /** Finds the latest earlier test for which an outcome with the same source and template was reported. */
  findPreviousTest(test: OutcomeTest, template: string): Promise<PreviousTest | null>
}
