/** Keeps counts of external tests up to date, because counting rows becomes slower as tests are added. */

import { type Kysely, sql } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

import type { TestStyle } from '../../foundation/contract/names.ts'
import { changesOf, type Steps } from './sql-database.ts'
import type { Tables, TestTable } from './tables.ts'

/** The properties of a test that determine which counts include it. */
export interface CountedTest {
  readonly workspaceId: WorkspaceId
  readonly style: TestStyle
  readonly source: string | null
}

/** The total number of tests in a list, and the number of those that are complete. */
export interface Totals {
  readonly total: number
  readonly complete: number
}

/** Adds `change` to the counts of the test's workspace and source. Only external tests are counted. */
export function* addToTotals(db: Kysely<Tables>, test: CountedTest, change: Totals): Steps<void> {
  if (test.style !== 'external-test') return
  yield* changeTotals(db, { workspace_id: test.workspaceId, scope: 'all', source: '' }, change)
  if (test.source === null) return
  yield* changeTotals(db, { workspace_id: test.workspaceId, scope: 'source', source: test.source }, change)
}

function* changeTotals(
  db: Kysely<Tables>,
  key: { readonly workspace_id: WorkspaceId; readonly scope: 'all' | 'source'; readonly source: string },
  change: Totals,
): Steps<void> {
  yield* changesOf(
    db
      .insertInto('test_totals')
      .values({ ...key, total_count: change.total, complete_count: change.complete })
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'scope', 'source']).doUpdateSet({
          total_count: sql<number>`test_totals.total_count + excluded.total_count`,
          complete_count: sql<number>`test_totals.complete_count + excluded.complete_count`,
        }),
      ),
  )
}

/** Subtracts deleted tests from the counts. Rows are updated in a fixed order, which prevents deadlocks. */
export function* subtractFromTotals(
  db: Kysely<Tables>,
  deleted: readonly Pick<TestTable, 'workspace_id' | 'style' | 'source' | 'completed_at_ms'>[],
): Steps<void> {
  const groups = Map.groupBy(deleted, (row) => JSON.stringify([row.workspace_id, row.style, row.source]))
  for (const [, rows] of [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const [first] = rows
    if (first === undefined) continue
    const test = { workspaceId: first.workspace_id, style: first.style, source: first.source }
    const complete = rows.filter((row) => row.completed_at_ms !== null).length
    yield* addToTotals(db, test, { total: -rows.length, complete: -complete })
  }
}

/** Reads the counts of a workspace, or of one source in the workspace. */
export async function readTotals(db: Kysely<Tables>, workspaceId: WorkspaceId, source: string | null): Promise<Totals> {
  const row = await db
    .selectFrom('test_totals')
    .select(['total_count', 'complete_count'])
    .where('workspace_id', '=', workspaceId)
    .where('scope', '=', source === null ? 'all' : 'source')
    .where('source', '=', source ?? '')
    .executeTakeFirst()
  return { total: row?.total_count ?? 0, complete: row?.complete_count ?? 0 }
}
