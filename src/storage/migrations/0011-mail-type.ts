/** Adds the column for the mail type of a test. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  // This column is null if no mail type was specified.
  return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()]
}
