/** Types for daily sums (by UTC day) of tests, copies and requests. The sums are kept when the tests are deleted. */

import type { WorkspaceId } from '../contract/identifiers.ts'

/** The counts of a group of tests. */
export interface TestSums {
  readonly testCount: number
  /**
   * The number of mailboxes to which the tests were sent. For open tests, counts only mailboxes with a final result.
   */
  readonly seedCount: number
  /** The number of copies that were received. */
  readonly copyCount: number
  readonly inboxCount: number
  readonly tabCount: number
  readonly spamCount: number
  /** The number of mailboxes that had no result when the test ended. */
  readonly missingCount: number
  /** The number of tests whose client reported this outcome. */
  readonly passCount: number
  readonly failCount: number
}

/** The tests with one source and one template. Source and template are empty if the tests have none. */
export interface TestSeries {
  readonly source: string
  readonly template: string
}

/** The sums for the tests that were created on one day. */
export interface DaySums extends TestSums {
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** The number of requests made on one day with the tokens of a workspace. */
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
   * Lists the series that have tests since a day, starting with the series that have the most tests, at most `limit`.
   */
  listSeries(workspaceId: WorkspaceId, fromDay: string, limit: number): Promise<readonly (TestSeries & TestSums)[]>
  /** Lists the days with tests, from `fromDay` on, oldest first, for one series or, if `null`, for all series. */
  listDays(workspaceId: WorkspaceId, series: TestSeries | null, fromDay: string): Promise<readonly DaySums[]>
  /** Lists the days with requests, from `fromDay` on, oldest first. */
  listRequestDays(workspaceId: WorkspaceId, fromDay: string): Promise<readonly DayRequests[]>
}
