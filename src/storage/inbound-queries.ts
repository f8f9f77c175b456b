/** Questions about messages that wait for their judgement. */

import type { Kysely } from 'kysely'

import type { InboundMessage } from './inbound-message.ts'
import { parseInboundRow } from './parse-rows.ts'
import { changesOf, type SqlDatabase } from './sql-database.ts'
import type { Tables } from './tables.ts'

/** Keeps a message; one of the same id is kept instead. */
export async function keepMessage(database: SqlDatabase, message: InboundMessage): Promise<void> {
  const insert = database.db.insertInto('inbound_messages').values({
    id: message.messageId,
    received_at_ms: message.receivedAtMs,
    envelope_sender: message.envelopeSender,
    recipients: JSON.stringify(message.recipients),
    client: JSON.stringify(message.client),
    bytes: message.bytes,
  })
  await database.transact(() => changesOf(insert.onConflict((conflict) => conflict.column('id').doNothing())))
}

/** One message with its bytes. */
export async function findMessage(db: Kysely<Tables>, messageId: string): Promise<InboundMessage | null> {
  const row = await db.selectFrom('inbound_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
  return row === undefined ? null : parseInboundRow(row)
}

/** The oldest messages. */
export async function listMessageIds(
  db: Kysely<Tables>,
  receivedBeforeMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('inbound_messages')
    .select('id')
    .where('received_at_ms', '<', receivedBeforeMs)
    .orderBy('received_at_ms')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Deletes a message. */
export async function dropMessage(database: SqlDatabase, messageId: string): Promise<void> {
  await database.transact(() => changesOf(database.db.deleteFrom('inbound_messages').where('id', '=', messageId)))
}
