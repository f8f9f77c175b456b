/** Deletes one test with everything that belongs to it. */

import { deleteDeliveriesOfSeeds } from './delivery-queries.ts'
import { firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { subtractFromTotals } from './total-queries.ts'

/** Deletes a test; see TestListStore. Seeds, counts of copies, outcome, message and links are deleted by foreign keys. */
export async function deleteTest(database: SqlDatabase, workspaceId: string, numericId: number): Promise<boolean> {
  return await database.transact(() => removalSteps(database, workspaceId, numericId))
}

function* removalSteps({ db }: SqlDatabase, workspaceId: string, numericId: number): Steps<boolean> {
  const seeds = yield* rowsOf(db.selectFrom('test_seeds').select('id').where('test_id', '=', numericId))
  const test = yield* firstRowOf(
    db
      .deleteFrom('tests')
      .where('id', '=', numericId)
      .where('workspace_id', '=', workspaceId)
      .returning(['workspace_id', 'style', 'source', 'completed_at_ms']),
  )
  if (test === null) return false
  yield* subtractFromTotals(db, [test])
  // Deliveries are deleted last, because a copy that was being recorded until the test was deleted may have added some.
  const seedIds = seeds.map(({ id }) => id)
  yield* deleteDeliveriesOfSeeds(db, workspaceId, seedIds)
  return true
}
