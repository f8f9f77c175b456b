/** Database queries for the messages that the service itself sends. */

import { isObject } from '../../foundation/errors/json-object.ts'
import { parseColumn } from './parse-rows.ts'
import { changesOf, lockTest, type SqlDatabase, type Steps } from './sql-database.ts'
import type { SendingResult, SendingStore } from './test-sending.ts'

/** Returns the SendingStore queries. */
export function sendingQueries(database: SqlDatabase): SendingStore {
  const { db } = database
  return {
    startSending: async (numericId, times) => await database.transact(() => startSteps(database, numericId, times)),
    endSending: async (numericId, result, endedAtMs) => {
      const values = { ended_at_ms: endedAtMs, result: JSON.stringify(result) }
      await database.transact(() =>
        changesOf(db.updateTable('test_sendings').set(values).where('test_id', '=', numericId)),
      )
    },
    findSending: async (numericId) => {
      const row = await db
        .selectFrom('test_sendings')
        .select(['started_at_ms', 'deadline_at_ms', 'result'])
        .where('test_id', '=', numericId)
        .executeTakeFirst()
      if (row === undefined) return null
      const { started_at_ms: startedAtMs, deadline_at_ms: deadlineAtMs, result } = row
      return {
        startedAtMs,
        deadlineAtMs,
        result: result === null ? null : parseColumn<SendingResult>(result, isObject),
      }
    },
  }
}

function* startSteps(
  database: SqlDatabase,
  numericId: number,
  { startedAtMs, deadlineAtMs }: Parameters<SendingStore['startSending']>[1],
): Steps<boolean> {
  // The test may be deleted concurrently, so its row is locked to keep the foreign key valid.
  if (!(yield* lockTest(database, numericId))) return false
  const inserted = yield* changesOf(
    database.db
      .insertInto('test_sendings')
      .values({
        test_id: numericId,
        started_at_ms: startedAtMs,
        deadline_at_ms: deadlineAtMs,
        ended_at_ms: null,
        result: null,
      })
      .onConflict((conflict) => conflict.column('test_id').doNothing()),
  )
  return inserted === 1
}
