/** Types for daily sums (by UTC day) of tests, copies and requests. Deleting a test does not change the sums. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

/** The counts for a group of tests. */
export interface TestSums {
  readonly testCount: number
  /**
   * The number of mailboxes to which the tests were sent. For open tests, only mailboxes with a final result are
   * counted.
   */
  readonly seedCount: number
  /** The number of copies that were received. */
  readonly copyCount: number
  readonly inboxCount: number
  readonly tabCount: number
  readonly spamCount: number
  /** The number of mailboxes that had no result when their test ended. */
  readonly missingCount: number
  /** The number of tests for which the client reported `pass`, and the number for which it reported `fail`. */
  readonly passCount: number
  readonly failCount: number
}

/** A series: all tests with the same source and template. `source` or `template` is empty if the tests have none. */
export interface TestSeries {
  readonly source: string
  readonly template: string
}

/** The sums for the tests that were created on one day. */
export interface DaySums extends TestSums {
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** The number of requests made on one day with a workspace's tokens. */
export interface DayRequests {
  readonly day: string
  readonly requestCount: number
}

/** Database queries for daily sums. */
export interface DailySumStore {
  /**
   * Adds complete and expired tests, reported outcomes and requests to the sums. Each test is counted once: if a test
   * changes later, only the difference is added.
   */
  sumDays(nowMs: number, signal: AbortSignal): Promise<void>
  /**
   * Lists up to `limit` series with tests created on or after `fromDay`, starting with the series that has the most
   * tests.
   */
  listSeries(workspaceId: WorkspaceId, fromDay: string, limit: number): Promise<readonly (TestSeries & TestSums)[]>
  /**
   * Lists the days from `fromDay` on, oldest first, on which tests in `series` were created. `null` selects all tests.
   */
  listDays(workspaceId: WorkspaceId, series: TestSeries | null, fromDay: string): Promise<readonly DaySums[]>
  /** Lists the days with requests, from `fromDay` on, oldest first. */
  listRequestDays(workspaceId: WorkspaceId, fromDay: string): Promise<readonly DayRequests[]>
}
