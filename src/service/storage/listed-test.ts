/** Types for the list of all tests in a workspace, which the dashboard and `presend test list` show. */

import type { TrackingId, WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { TestStatus, TestStyle } from '../../foundation/contract/names.ts'
import type { PutOutcomeRequest } from '../../foundation/contract/test-outcome.ts'
import type { TestProgress } from './test-status.ts'

/** A test in the list, with the outcome that the client reported. */
export interface ListedTest extends TestProgress {
  readonly numericId: number
  readonly trackingId: TrackingId
  readonly style: TestStyle
  readonly name: string
  readonly source: string | null
  readonly createdAtMs: number
  /** The reported outcome; `null` if no outcome was reported. */
  readonly outcome: PutOutcomeRequest['outcome'] | null
  /** The reported template; `null` if the client reported no template. */
  readonly template: string | null
  /** The reported subject or, if there is none, the subject of the stored message; `null` if there is neither. */
  readonly subject: string | null
}

/** The conditions that listed tests must meet. `null` matches any value. */
export interface TestFilter {
  /** Text to find in the name, source, template or subject, ignoring case. */
  readonly search: string | null
  readonly source: string | null
  readonly status: TestStatus | null
  /** The gate result. `none` selects tests without a reported outcome. */
  readonly outcome: PutOutcomeRequest['outcome'] | 'none' | null
}

/** Selects the part of the list to read. */
export interface TestListQuery {
  readonly filter: TestFilter
  /** Lists only tests with a lower id. `null` starts with the newest test. */
  readonly beforeId: number | null
  readonly limit: number
  /** The maximum number of tests that a search reads; default: `maxSearchedTests`. */
  readonly searchLimit?: number
  /** The current time, which determines the status of each test. */
  readonly nowMs: number
}

/**
 * The maximum number of tests that a search reads. A search by text or outcome reads tests one by one, so this maximum
 * limits the duration of a search.
 */
export const maxSearchedTests = 10_000

/** A part of the list. */
export interface TestListPage {
  readonly tests: readonly ListedTest[]
  /** If the search stopped at its limit, the id of the oldest test that was read; otherwise `null`. */
  readonly searchedToId: number | null
}

/** Database queries for the list of tests. */
export interface TestListStore {
  /** Lists up to `limit` matching tests (spam tests and external tests), newest first. */
  listTests(workspaceId: WorkspaceId, query: TestListQuery): Promise<TestListPage>
  /**
   * Deletes a test and its results, outcome, message, links and deliveries. The daily sums still include the test.
   * Calls the `onTestChanged` listeners.
   *
   * @returns false if the workspace has no such test
   */
  deleteTest(workspaceId: WorkspaceId, numericId: number, nowMs: number): Promise<boolean>
}
