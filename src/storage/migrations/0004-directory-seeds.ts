/** Creates the table of seed mailboxes. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('directory_seeds')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('provider_type', 'text', (column) => column.notNull())
      .addColumn('provider_name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('is_enabled', 'integer', (column) => column.notNull())
      .addColumn('health', 'text', (column) => column.notNull())
      .compile(),
  ]
}
