/** Creates the table for messages that have been acknowledged but not yet judged. */

import type { CompiledQuery, SchemaModule } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('inbound_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('envelope_sender', 'text')
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      // This large column comes last, because SQLite reads a row only up to the last selected column.
      .addColumn('bytes', dialect.bytes, (column) => column.notNull())
      .compile(),
    schema.createIndex('inbound_messages_by_age').on('inbound_messages').columns(['received_at_ms', 'id']).compile(),
  ]
}
