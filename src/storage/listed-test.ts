/** The list of all tests of a workspace, as the dashboard shows it. */

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
}

/** The query for the list of tests. */
export interface TestListStore {
  /**
   * Lists at most `limit` tests of both styles, newest first.
   *
   * @param page.beforeId lists only tests with a lower id; `null` starts with the newest test
   */
  listTests(
    workspaceId: string,
    page: { readonly beforeId: number | null; readonly limit: number },
  ): Promise<readonly ListedTest[]>
}
