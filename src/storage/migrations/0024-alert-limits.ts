/** Alert rules with a limit of postmaster data. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    // Both null for a rule about outcomes.
    schema.alterTable('alert_rules').addColumn('metric', 'text').compile(),
    schema.alterTable('alert_rules').addColumn('limit_percent', 'double precision').compile(),
  ]
}
