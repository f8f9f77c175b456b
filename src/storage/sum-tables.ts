/** The types of the tables for sums by day. */

/** What was added to `daily_sums` for a test. */
export interface TestCountTable {
  readonly test_id: number
  /** When the test must be counted again; `null` if it does not change by time alone. */
  readonly due_at_ms: number | null
  /** JSON of a row of `daily_sums`; `null` if the test was not counted yet. */
  readonly counted: string | null
}

/** Sums of the tests that were created on a day. */
export interface DailySumTable {
  readonly workspace_id: string
  readonly day: string
  /** Empty if the tests have none. */
  readonly source: string
  /** Empty if none was reported. */
  readonly template: string
  readonly test_count: number
  readonly seed_count: number
  readonly copy_count: number
  readonly inbox_count: number
  readonly tab_count: number
  readonly spam_count: number
  readonly missing_count: number
  readonly pass_count: number
  readonly fail_count: number
}

export interface DailyRequestTable {
  readonly workspace_id: string
  readonly day: string
  readonly request_count: number
}

/** These tables by name. */
export interface SumTables {
  readonly test_counts: TestCountTable
  readonly daily_sums: DailySumTable
  readonly daily_requests: DailyRequestTable
}
