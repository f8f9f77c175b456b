/** Adds the subject of each test's message, so that users can search for tests by subject. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/**
 * Adds the column to `tests`. In the messages table, the subject would be stored after the message text, so a search
 * would have to read whole messages.
 */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('tests').addColumn('subject', 'text').compile()]
}
