/** What kind of mail a test is for. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/** Adds a column; see 0001 for what a migration may import. */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  // Null: the test was created without one.
  return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()]
}
