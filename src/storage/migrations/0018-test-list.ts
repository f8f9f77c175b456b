/** Adds the index for listing a workspace's tests (spam tests and external tests), newest (highest id) first. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.createIndex('tests_of_workspace').on('tests').columns(['workspace_id', 'id']).compile()]
}
