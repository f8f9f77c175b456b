/** The mail type of a test. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  // Null: not given.
  return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()]
}
