/** The column for the mail type of a test. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  // If null, the mail type was not specified.
  return [schema.alterTable('tests').addColumn('mail_type', 'text').compile()]
}
