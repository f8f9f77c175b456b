/** Adds the subject of each test's message, so that users can search for tests by subject. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/**
 * Adds the column to `tests`. In the messages table, it would be stored after the text, so a search would have to read
 * whole messages to reach it.
 */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('tests').addColumn('subject', 'text').compile()]
}
