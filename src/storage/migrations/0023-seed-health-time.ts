/** Adds the column that records since when a seed has had its current health. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [schema.alterTable('directory_seeds').addColumn('health_since_ms', 'bigint').compile()]
}
