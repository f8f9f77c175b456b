/** Adds the subject of each test's message, so that users can search for tests by subject. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/**
 * Adds the column to `tests`: in the table of messages, a search would have to read whole messages to reach a column
 * stored after their text.
 */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('tests').addColumn('subject', 'text').compile()]
}
