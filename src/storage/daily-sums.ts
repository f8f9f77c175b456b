/** Sums of tests, copies and requests by day (UTC), which remain when the tests are deleted. */

/** The counts of a group of tests. */
export interface TestSums {
  readonly testCount: number
  /** Mailboxes to which the tests were sent. For an open test, only those with a final result. */
  readonly seedCount: number
  /** Copies that were received. */
  readonly copyCount: number
  readonly inboxCount: number
  readonly tabCount: number
  readonly spamCount: number
  /** Mailboxes without a result when the test ended. */
  readonly missingCount: number
  /** Tests whose client reported this outcome. */
  readonly passCount: number
  readonly failCount: number
}

/** The tests of a source and a template; both are empty if the tests have none. */
export interface TestSeries {
  readonly source: string
  readonly template: string
}

/** The sums of the tests that were created on a day. */
export interface DaySums extends TestSums {
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** The number of requests with the tokens of a workspace on a day. */
export interface DayRequests {
  readonly day: string
  readonly requestCount: number
}

/** Queries for sums by day. */
export interface DailySumStore {
  /**
   * Adds complete and expired tests, reported outcomes and requests to the sums. Each test is counted once: if it changes
   * later, the difference is added.
   */
  sumDays(nowMs: number, signal: AbortSignal): Promise<void>
  /** Lists the series with tests since a day, those with the most tests first, at most `limit`. */
  listSeries(workspaceId: string, fromDay: string, limit: number): Promise<readonly (TestSeries & TestSums)[]>
  /** Lists the days with tests since a day, oldest first, of one series or of all with `null`. */
  listDays(workspaceId: string, series: TestSeries | null, fromDay: string): Promise<readonly DaySums[]>
  /** Lists the days with requests since a day, oldest first. */
  listRequestDays(workspaceId: string, fromDay: string): Promise<readonly DayRequests[]>
}
