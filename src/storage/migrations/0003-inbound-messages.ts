/** Messages that were acknowledged and are not judged finally. */

import type { CompiledQuery, SchemaModule } from 'kysely'

import type { SqlWords } from '../sql-words.ts'

/** Makes the table; see 0001 for what a migration may import. */
export function up(schema: SchemaModule, words: SqlWords): readonly CompiledQuery[] {
  return [
    schema
      .createTable('inbound_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('envelope_sender', 'text')
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      // Last: SQLite reads a row up to the column that is asked for.
      .addColumn('bytes', words.bytes, (column) => column.notNull())
      .compile(),
    schema.createIndex('inbound_messages_by_age').on('inbound_messages').columns(['received_at_ms', 'id']).compile(),
  ]
}
