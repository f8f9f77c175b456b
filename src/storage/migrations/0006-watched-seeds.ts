/** What watching mailboxes needs: why a seed is unwell, who watches it, and which tests still wait for copies. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

/** Adds columns and an index; see 0001 for what a migration may import. */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema.alterTable('directory_seeds').addColumn('health_reason', 'text').compile(),
    schema.alterTable('directory_seeds').addColumn('watcher', 'text').compile(),
    schema.alterTable('directory_seeds').addColumn('watched_until_ms', 'bigint').compile(),
    // Of all tests there ever were, the few that are open now. Known by another column than the indexes of the lists,
    // so that no database takes this one for them.
    schema
      .createIndex('tests_awaited')
      .on('tests')
      .column('expires_at_ms')
      .where(sql.ref('completed_at_ms'), 'is', null)
      .compile(),
  ]
}
