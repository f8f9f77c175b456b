/** Creates the table for uploaded messages that the service itself sends, one message per test. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('test_sendings')
      .addColumn('test_id', 'bigint', (column) => column.primaryKey().references('tests.id').onDelete('cascade'))
      .addColumn('started_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('deadline_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('ended_at_ms', 'bigint')
      .addColumn('result', 'text')
      .compile(),
  ]
}
