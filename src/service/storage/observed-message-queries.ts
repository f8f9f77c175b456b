/** Queries for observed messages. */

import type { Kysely } from 'kysely'

import { parseRow, toRow } from './columns.ts'
import type { ObservedMessage, ObservedMessageStore } from './observed-message.ts'
import { changeRows, changesOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { observedColumns, type Tables } from './tables.ts'

/** Returns the ObservedMessageStore queries. */
export function observedMessageQueries(database: SqlDatabase): ObservedMessageStore {
  const { db } = database
  return {
    rememberMessage: async (message) => {
      const insert = db
        .insertInto('observed_messages')
        .values(toRow(message, observedColumns))
        .onConflict((conflict) => conflict.columns(['address', 'folder', 'uid_validity', 'uid']).doNothing())
      await changeRows(database, insert)
    },
    listRememberedMessages: async ({ address, observedBeforeMs, limit }) => {
      const rows = await db
        .selectFrom('observed_messages')
        .selectAll()
        .where('address', '=', address)
        .where('observed_at_ms', '<', observedBeforeMs)
        .orderBy('observed_at_ms')
        .limit(limit)
        .execute()
      return rows.map((row) => parseRow(row, observedColumns))
    },
    forgetMessages: async (messages) => await database.transact(() => forgettingSteps(db, messages)),
  }
}

function* forgettingSteps(db: Kysely<Tables>, messages: readonly ObservedMessage[]): Steps<void> {
  for (const { address, folder, uidValidity, uid } of messages) {
    yield* changesOf(
      db
        .deleteFrom('observed_messages')
        .where('address', '=', address)
        .where('folder', '=', folder)
        .where('uid_validity', '=', uidValidity)
        .where('uid', '=', uid),
    )
  }
}
