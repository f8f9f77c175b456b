/** Database queries for messages waiting to be judged. */

import type { InboundStore } from './inbound-message.ts'
import { parseInboundRow } from './parse-rows.ts'
import { changeRows, type SqlDatabase } from './sql-database.ts'

/** Returns the InboundStore queries. */
export function inboundQueries(database: SqlDatabase): InboundStore {
  const { db } = database
  // This query is compiled once, because compiling it takes longer than inserting 20 KB into SQLite.
  const insert = db
    .insertInto('inbound_messages')
    .values({ id: '', received_at_ms: 0, envelope_sender: '', recipients: '', client: '', bytes: new Uint8Array() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .compile()
  return {
    keepMessage: async (message) => {
      const { messageId, receivedAtMs, envelopeSender, recipients, client, bytes } = message
      const texts = [JSON.stringify(recipients), JSON.stringify(client)]
      const filled = { ...insert, parameters: [messageId, receivedAtMs, envelopeSender, ...texts, bytes] }
      await changeRows(database, filled)
    },
    findMessage: async (messageId) => {
      const row = await db.selectFrom('inbound_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
      return row === undefined ? null : parseInboundRow(row)
    },
    listMessages: async (receivedBeforeMs, limit, after = null) => {
      const oldest = db
        .selectFrom('inbound_messages')
        .select(['id as messageId', 'received_at_ms as receivedAtMs'])
        .where('received_at_ms', '<', receivedBeforeMs)
        .orderBy('received_at_ms')
        .orderBy('id')
        .limit(limit)
      if (after === null) return await oldest.execute()
      const later = oldest.where((eb) =>
        eb(eb.refTuple('received_at_ms', 'id'), '>', eb.tuple(after.receivedAtMs, after.messageId)),
      )
      return await later.execute()
    },
    findOldestMessageAtMs: async () => {
      const oldest = db.selectFrom('inbound_messages').select('received_at_ms').orderBy('received_at_ms').limit(1)
      return (await oldest.executeTakeFirst())?.received_at_ms ?? null
    },
    dropMessage: async (messageId) => {
      await changeRows(database, db.deleteFrom('inbound_messages').where('id', '=', messageId))
    },
  }
}
