/** Creates the table for the outcomes of tests, as reported by clients. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('test_outcomes')
      .addColumn('test_id', 'bigint', (column) => column.primaryKey().references('tests.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('reported_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    // This index is used to find a template's previous test and the tests shown in trends.
    schema
      .createIndex('test_outcomes_by_template')
      .on('test_outcomes')
      .columns(['workspace_id', 'source', 'template', 'test_id'])
      .compile(),
  ]
}
