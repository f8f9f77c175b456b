/** The outcome of a test, as its client reported it. */

import type { PutOutcomeRequest } from '../contract/test-outcome.ts'
import type { ToAlert } from './alert.ts'

/** A reported outcome. */
export interface StoredOutcome {
  readonly report: PutOutcomeRequest
  readonly reportedAtMs: number
}

/** The latest earlier test of the same workspace, source and template. */
export interface PreviousTest {
  readonly createdAtMs: number
  readonly outcome: PutOutcomeRequest['outcome']
  readonly inboxCount: number
  readonly seedCount: number
}

/** The test to which an outcome belongs. */
export interface OutcomeTest {
  readonly numericId: number
  readonly workspaceId: string
  readonly source: string | null
}

/** Queries for outcomes. */
export interface OutcomeStore {
  /**
   * Stores the outcome of a test; replaces an earlier one. Has no effect if the test was deleted. If it differs from the
   * previous one of the same source and template, creates the alerts of the workspace's rules in the same transaction.
   *
   * @param toAlert builds the content of an alert; if absent, none is created
   * @returns the ids of new webhook deliveries, which are due immediately
   */
  putOutcome(test: OutcomeTest, outcome: StoredOutcome, toAlert?: ToAlert): Promise<readonly string[]>
  findOutcome(numericId: number): Promise<StoredOutcome | null>
  /** Finds the latest earlier test that reported an outcome for the same source and template. */
  findPreviousTest(test: OutcomeTest, template: string): Promise<PreviousTest | null>
}
