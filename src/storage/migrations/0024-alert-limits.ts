/** Adds the columns for alert rules that set a limit for a postmaster metric. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    // Both columns are null for a rule about test outcomes.
    schema.alterTable('alert_rules').addColumn('metric', 'text').compile(),
    schema.alterTable('alert_rules').addColumn('limit_percent', 'double precision').compile(),
  ]
}
