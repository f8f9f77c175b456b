/** The subject of each test's message, by which tests are searched. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/**
 * The column is in `tests`, because a search would have to read whole messages to find a column behind their text.
 */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('tests').addColumn('subject', 'text').compile()]
}
