/** Messages that were acknowledged and are not judged finally. */

import type { CompiledQuery, SchemaModule } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

/** Makes the table; see 0001 for what a migration may import. */
export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('inbound_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('envelope_sender', 'text')
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      // Last: SQLite reads a row up to the column that is asked for.
      .addColumn('bytes', dialect.bytes, (column) => column.notNull())
      .compile(),
    schema.createIndex('inbound_messages_by_age').on('inbound_messages').columns(['received_at_ms', 'id']).compile(),
  ]
}
