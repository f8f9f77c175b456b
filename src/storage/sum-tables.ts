/** The types of the tables for daily sums. */

import type { WorkspaceId } from '../contract/identifiers.ts'

/** The values that were added to `daily_sums` for a test. */
export interface TestCountTable {
  readonly test_id: number
  /** When the test must be counted again; `null` if it does not change as time passes. */
  readonly due_at_ms: number | null
  /** The JSON of a row of `daily_sums`; `null` if the test was not counted yet. */
  readonly counted: string | null
}

/** The sums for the tests that were created on one day. */
export interface DailySumTable {
  readonly workspace_id: WorkspaceId
  readonly day: string
  /** The source of the tests; empty if the tests have no source. */
  readonly source: string
  /** The reported template; empty if no template was reported. */
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
  readonly workspace_id: WorkspaceId
  readonly day: string
  readonly request_count: number
}

/** The tables for daily sums, by name. */
export interface SumTables {
  readonly test_counts: TestCountTable
  readonly daily_sums: DailySumTable
  readonly daily_requests: DailyRequestTable
}
