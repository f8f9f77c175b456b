/** The types of the tables for daily sums. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Columns, RowOf } from './columns.ts'
import type { TestSums } from './daily-sums.ts'

/** The values that have been added to `daily_sums` for a test. */
export interface TestCountTable {
  readonly test_id: number
  /** When the test must be counted next; `null` if it needs to be counted again only after a change. */
  readonly due_at_ms: number | null
  /** The values as a `daily_sums` row in JSON; `null` if the test has not been counted yet. */
  readonly counted: string | null
}

/** The columns of `daily_sums` that contain counts. */
export const sumColumns = {
  testCount: 'test_count',
  seedCount: 'seed_count',
  copyCount: 'copy_count',
  inboxCount: 'inbox_count',
  tabCount: 'tab_count',
  spamCount: 'spam_count',
  missingCount: 'missing_count',
  passCount: 'pass_count',
  failCount: 'fail_count',
} as const satisfies Columns<TestSums>

/** The sums for the tests that were created on one day. */
export interface DailySumTable extends RowOf<TestSums, typeof sumColumns> {
  readonly workspace_id: WorkspaceId
  readonly day: string
  /** The source of the tests; empty if the tests have no source. */
  readonly source: string
  /** The reported template; empty if no template was reported. */
  readonly template: string
}

export interface DailyRequestTable {
  readonly workspace_id: WorkspaceId
  readonly day: string
  readonly request_count: number
}

/** The tables for daily sums, keyed by name. */
export interface SumTables {
  readonly test_counts: TestCountTable
  readonly daily_sums: DailySumTable
  readonly daily_requests: DailyRequestTable
}
