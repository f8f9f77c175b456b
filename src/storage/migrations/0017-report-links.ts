/** Creates the table for links that open the report page of a test. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('report_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // The SHA-256 of the link's secret part, in hexadecimal.
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('test_id', 'bigint', (column) => column.notNull().references('tests.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint')
      .addColumn('revoked_at_ms', 'bigint')
      .compile(),
    // When a test is deleted, the database uses this index to find the test's links.
    schema.createIndex('report_links_by_test').on('report_links').column('test_id').compile(),
    schema
      .createIndex('report_links_by_workspace')
      .on('report_links')
      .columns(['workspace_id', 'created_at_ms', 'id'])
      .compile(),
  ]
}
