/** Deletes one test and everything that belongs to it. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { countSteps } from './count-tests.ts'
import { deleteDeliveriesOfSeeds } from './delivery-queries.ts'
import { firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { subtractFromTotals } from './total-queries.ts'

/** Identifies a test in a workspace. */
interface OwnTest {
  readonly workspaceId: WorkspaceId
  readonly numericId: number
}

/**
 * Deletes a test; see TestListStore. The seeds, copy counts, outcome, message and links are deleted through foreign
 * keys. The daily sums still include the test.
 */
export async function deleteTest(database: SqlDatabase, test: OwnTest, nowMs: number): Promise<boolean> {
  return await database.transact(() => removalSteps(database, test, nowMs))
}

function* removalSteps({ db }: SqlDatabase, { workspaceId, numericId }: OwnTest, nowMs: number): Steps<boolean> {
  const own = db.selectFrom('tests').select('id').where('id', '=', numericId).where('workspace_id', '=', workspaceId)
  if ((yield* firstRowOf(own)) === null) return false
  yield* countSteps(db, [numericId], nowMs)
  const seeds = yield* rowsOf(db.selectFrom('test_seeds').select('id').where('test_id', '=', numericId))
  const test = yield* firstRowOf(
    db
      .deleteFrom('tests')
      .where('id', '=', numericId)
      .returning(['workspace_id', 'style', 'source', 'completed_at_ms']),
  )
  if (test === null) return false
  yield* subtractFromTotals(db, [test])
  // Deliveries are deleted last, because a copy being recorded concurrently may add deliveries until the test is
  // deleted.
  const seedIds = seeds.map(({ id }) => id)
  yield* deleteDeliveriesOfSeeds(db, workspaceId, seedIds)
  return true
}
