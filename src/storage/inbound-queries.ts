/** Questions about messages that wait for their judgement. */

import type { Kysely } from 'kysely'

import type { InboundMessage, KeptMessage } from './inbound-message.ts'
import { parseInboundRow } from './parse-rows.ts'
import { changesOf, type SqlDatabase } from './sql-database.ts'
import type { Tables } from './tables.ts'

/**
 * A function that keeps a message; one of the same id is kept instead. Its statement is written once: kysely would take
 * longer to write it than SQLite takes to insert 20 KB.
 */
export function keepsMessages(database: SqlDatabase): (message: InboundMessage) => Promise<void> {
  const insert = database.db
    .insertInto('inbound_messages')
    .values({ id: '', received_at_ms: 0, envelope_sender: '', recipients: '', client: '', bytes: new Uint8Array() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .compile()
  return async (message) => {
    const { messageId, receivedAtMs, envelopeSender, recipients, client, bytes } = message
    const texts = [JSON.stringify(recipients), JSON.stringify(client)]
    const filled = { ...insert, parameters: [messageId, receivedAtMs, envelopeSender, ...texts, bytes] }
    await database.transact(() => changesOf({ compile: () => filled }))
  }
}

/** One message with its bytes. */
export async function findMessage(db: Kysely<Tables>, messageId: string): Promise<InboundMessage | null> {
  const row = await db.selectFrom('inbound_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
  return row === undefined ? null : parseInboundRow(row)
}

/** Which messages are wanted. */
export interface MessageQuery {
  readonly receivedBeforeMs: number
  readonly limit: number
  /** `null`: from the oldest. */
  readonly after: KeptMessage | null
}

/** The oldest messages, or those behind one that may have gone since. */
export async function listMessages(
  db: Kysely<Tables>,
  { receivedBeforeMs, limit, after }: MessageQuery,
): Promise<readonly KeptMessage[]> {
  const oldest = db
    .selectFrom('inbound_messages')
    .select(['id as messageId', 'received_at_ms as receivedAtMs'])
    .where('received_at_ms', '<', receivedBeforeMs)
    .orderBy('received_at_ms')
    .orderBy('id')
    .limit(limit)
  if (after === null) return await oldest.execute()
  const isBehind = oldest.where((eb) =>
    eb(eb.refTuple('received_at_ms', 'id'), '>', eb.tuple(after.receivedAtMs, after.messageId)),
  )
  return await isBehind.execute()
}

/** When the oldest message was received. */
export async function findOldestMessageAtMs(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('inbound_messages')
    .select('received_at_ms')
    .orderBy('received_at_ms')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at_ms ?? null
}

/** Deletes a message. */
export async function dropMessage(database: SqlDatabase, messageId: string): Promise<void> {
  await database.transact(() => changesOf(database.db.deleteFrom('inbound_messages').where('id', '=', messageId)))
}
