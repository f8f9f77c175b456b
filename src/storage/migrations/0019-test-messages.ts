/** Creates the table that stores the message of each test for its report. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('test_messages')
      .addColumn('test_id', 'bigint', (column) => column.primaryKey().references('tests.id').onDelete('cascade'))
      .addColumn('kept_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('header_fields', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('html', 'text')
      .compile(),
    schema.createIndex('test_messages_by_age').on('test_messages').column('kept_at_ms').compile(),
  ]
}
