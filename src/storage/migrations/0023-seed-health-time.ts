/** Adds the column that records when a seed's health last changed. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('directory_seeds').addColumn('health_since_ms', 'bigint').compile()]
}
