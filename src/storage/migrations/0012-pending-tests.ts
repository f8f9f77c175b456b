/** Adds an index for counting pending tests without reading their rows. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  // The revision is part of the condition: if it were an indexed column, every result would update the index.
  return [
    schema
      .createIndex('tests_pending')
      .on('tests')
      .columns(['workspace_id', 'is_complete', 'expires_at_ms', 'source'])
      .where(sql.ref('style'), '=', sql.lit('external-test'))
      .where(sql.ref('revision'), '=', sql.lit(0))
      .compile(),
  ]
}
