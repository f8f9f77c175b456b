/** The list of all tests of a workspace, as the dashboard and `presend test list` show it. */

import type { TestStatus } from '../contract/names.ts'
import type { PutOutcomeRequest } from '../contract/test-outcome.ts'
import type { TestProgress } from './test-status.ts'

/** A test in the list, with the outcome that its client reported. */
export interface ListedTest extends TestProgress {
  readonly numericId: number
  readonly name: string
  readonly source: string | null
  readonly createdAtMs: number
  /** The reported outcome; `null` if none was reported. */
  readonly outcome: PutOutcomeRequest['outcome'] | null
  /** `null` if it was not reported, like the subject. */
  readonly template: string | null
  readonly subject: string | null
}

/** Selects tests. `null` matches any. */
export interface TestFilter {
  /** Part of the name, source, template or subject, in any case. */
  readonly search: string | null
  readonly source: string | null
  readonly status: TestStatus | null
  /** `none`: no outcome was reported. */
  readonly outcome: PutOutcomeRequest['outcome'] | 'none' | null
}

/** Matches all tests. */
export const anyTest: TestFilter = { search: null, source: null, status: null, outcome: null }

/** The part of the list to read. */
export interface TestListQuery {
  readonly filter: TestFilter
  /** Lists only tests with a lower id; `null` starts with the newest test. */
  readonly beforeId: number | null
  readonly limit: number
  /** The number of tests that a search reads at most; `maxSearchedTests` if absent. */
  readonly searchLimit?: number
  /** The current time, on which the status of a test depends. */
  readonly nowMs: number
}

/**
 * The maximum number of tests that a search reads. A search by text or outcome reads tests one by one, so this number
 * limits its time.
 */
export const maxSearchedTests = 10_000

/** A part of the list. */
export interface TestListPage {
  readonly tests: readonly ListedTest[]
  /** The id of the oldest test that was searched, if the search ended at its limit; otherwise `null`. */
  readonly searchedToId: number | null
}

/** The query for the list of tests. */
export interface TestListStore {
  /** Lists at most `limit` matching tests of both styles, newest first. */
  listTests(workspaceId: string, query: TestListQuery): Promise<TestListPage>
  /**
   * Deletes a test with its results, outcome, message, links and deliveries; the sums of its day keep it. Calls listeners
   * of `onTestChanged`.
   *
   * @returns false if the workspace has no such test
   */
  deleteTest(workspaceId: string, numericId: number, nowMs: number): Promise<boolean>
}
