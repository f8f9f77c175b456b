/** Deletes one test with everything that belongs to it. */

import type { WorkspaceId } from '../contract/identifiers.ts'
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
 * Deletes a test; see TestListStore. Foreign keys delete the seeds, counts of copies, outcome, message and links. The
 * daily sums still include the test.
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
  // Deliveries are deleted last, because a copy that was being recorded at the same time may have added deliveries
  // until the test was deleted.
  const seedIds = seeds.map(({ id }) => id)
  yield* deleteDeliveriesOfSeeds(db, workspaceId, seedIds)
  return true
}
