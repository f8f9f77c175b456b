/** Lists of tests by status, search by subject, and deletion of a single test. */

import { CompiledQuery, type SchemaModule, sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [...lists(schema), ...subjects(schema, dialect), ...deletion(schema)]
}

/** Tests of both styles, newest (highest id) first. */
function lists(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createIndex('tests_of_end')
      .on('tests')
      .columns(['workspace_id', 'is_complete', 'id', 'expires_at_ms'])
      .compile(),
    // Finds open tests, which are those that expire later than now.
    schema
      .createIndex('tests_of_expiry')
      .on('tests')
      .columns(['workspace_id', 'expires_at_ms'])
      .where(sql.ref('is_complete'), '=', sql.lit(0))
      .compile(),
  ]
}

/** The subject, which people search for, as a column of its own. */
function subjects(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema.alterTable('test_outcomes').addColumn('subject', 'text').compile(),
    CompiledQuery.raw(`update test_outcomes set subject = ${dialect.jsonText('report', 'subject')}`),
  ]
}

/** Finds repeated deliveries, which are deleted with their test. */
function deletion(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createIndex('webhook_deliveries_by_repeat')
      .on('webhook_deliveries')
      .column('repeats')
      .where(sql.ref('repeats'), 'is not', null)
      .compile(),
  ]
}
