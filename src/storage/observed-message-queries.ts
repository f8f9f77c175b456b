/** Questions about messages that are remembered because their mailbox keeps no marks. */

import type { Kysely } from 'kysely'

import type { ObservedMessage, ObservedMessageQuery } from './observed-message.ts'
import { changesOf, type SqlDatabase, type Steps } from './sql-database.ts'
import { withoutNul } from './sql-parameters.ts'
import type { Tables } from './tables.ts'

/** Writes one down. */
export async function rememberMessage(database: SqlDatabase, message: ObservedMessage): Promise<void> {
  const insert = database.db
    .insertInto('observed_messages')
    .values({ ...keyOf(message), message_key: message.messageKey, observed_at_ms: message.observedAtMs })
    .onConflict((conflict) => conflict.columns(['address', 'folder', 'uid_validity', 'uid']).doNothing())
  await database.transact(() => changesOf(insert))
}

/** The oldest ones of a mailbox. */
export async function listRememberedMessages(
  db: Kysely<Tables>,
  { address, observedBeforeMs, limit }: ObservedMessageQuery,
): Promise<readonly ObservedMessage[]> {
  const rows = await db
    .selectFrom('observed_messages')
    .selectAll()
    .where('address', '=', address)
    .where('observed_at_ms', '<', observedBeforeMs)
    .orderBy('observed_at_ms')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    address: row.address,
    folder: row.folder,
    uidValidity: row.uid_validity,
    uid: row.uid,
    messageKey: row.message_key,
    observedAtMs: row.observed_at_ms,
  }))
}

/** Deletes them here; in the mailbox nothing changes. */
export async function forgetMessages(database: SqlDatabase, messages: readonly ObservedMessage[]): Promise<void> {
  await database.transact(() => forgetSteps(database.db, messages))
}

function* forgetSteps(db: Kysely<Tables>, messages: readonly ObservedMessage[]): Steps<void> {
  for (const message of messages) {
    const { address, folder, uid_validity, uid } = keyOf(message)
    yield* changesOf(
      db
        .deleteFrom('observed_messages')
        .where('address', '=', address)
        .where('folder', '=', folder)
        .where('uid_validity', '=', uid_validity)
        .where('uid', '=', uid),
    )
  }
}

/** A folder's name is a server's word. */
function keyOf({ address, folder, uidValidity, uid }: ObservedMessage): {
  readonly address: string
  readonly folder: string
  readonly uid_validity: string
  readonly uid: number
} {
  return { address, folder: withoutNul(folder), uid_validity: withoutNul(uidValidity), uid }
}
