/**
 * Adds columns for watching mailboxes (why a seed is unhealthy, and which instance watches it) and an index of open
 * tests.
 */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema.alterTable('directory_seeds').addColumn('health_reason', 'text').compile(),
    schema.alterTable('directory_seeds').addColumn('watcher', 'text').compile(),
    schema.alterTable('directory_seeds').addColumn('watched_until_ms', 'bigint').compile(),
    // This index contains only open tests. The list indexes use a different column in their conditions, so that query
    // planners do not choose the wrong index.
    schema
      .createIndex('tests_awaited')
      .on('tests')
      .column('expires_at_ms')
      .where(sql.ref('completed_at_ms'), 'is', null)
      .compile(),
  ]
}
