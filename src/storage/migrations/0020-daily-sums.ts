/** Adds daily sums, lists of tests by status, search by subject, and deletion of single tests. */

import { CompiledQuery, type SchemaModule, sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [...sums(schema, dialect), ...lists(schema), ...subjects(schema, dialect), ...deletion(schema)]
}

function sums(schema: SchemaModule, { inKeyOrder }: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('test_counts')
      .addColumn('test_id', 'bigint', (column) => column.primaryKey().references('tests.id').onDelete('cascade'))
      .addColumn('due_at_ms', 'bigint')
      .addColumn('counted', 'text')
      .compile(),
    schema
      .createIndex('test_counts_due')
      .on('test_counts')
      .column('due_at_ms')
      .where(sql.ref('due_at_ms'), 'is not', null)
      .compile(),
    CompiledQuery.raw(`insert into test_counts (test_id, due_at_ms)
      select id, case when completed_at_ms is null then expires_at_ms else completed_at_ms end from tests`),
    daySums(schema, inKeyOrder),
    schema
      .createTable('daily_requests')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('request_count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_requests_pk', ['workspace_id', 'day'])
      .modifyEnd(inKeyOrder)
      .compile(),
    ...['total_count', 'summed_count'].map((name) =>
      schema
        .alterTable('request_counts')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .compile(),
    ),
  ]
}

function daySums(schema: SchemaModule, inKeyOrder: SqlDialect['inKeyOrder']): CompiledQuery {
  return schema
    .createTable('daily_sums')
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('test_count', 'bigint', (column) => column.notNull())
    .addColumn('seed_count', 'bigint', (column) => column.notNull())
    .addColumn('copy_count', 'bigint', (column) => column.notNull())
    .addColumn('inbox_count', 'bigint', (column) => column.notNull())
    .addColumn('tab_count', 'bigint', (column) => column.notNull())
    .addColumn('spam_count', 'bigint', (column) => column.notNull())
    .addColumn('missing_count', 'bigint', (column) => column.notNull())
    .addColumn('pass_count', 'bigint', (column) => column.notNull())
    .addColumn('fail_count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_sums_pk', ['workspace_id', 'day', 'source', 'template'])
    .modifyEnd(inKeyOrder)
    .compile()
}

/** Creates the indexes for listing spam tests and external tests together, newest (highest id) first. */
function lists(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createIndex('tests_of_end')
      .on('tests')
      .columns(['workspace_id', 'is_complete', 'id', 'expires_at_ms'])
      .compile(),
    // This index is used to find open tests by their expiry time.
    schema
      .createIndex('tests_of_expiry')
      .on('tests')
      .columns(['workspace_id', 'expires_at_ms'])
      .where(sql.ref('is_complete'), '=', sql.lit(0))
      .compile(),
  ]
}

/** Moves the subject to its own column, because users can search by subject. */
function subjects(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema.alterTable('test_outcomes').addColumn('subject', 'text').compile(),
    CompiledQuery.raw(`update test_outcomes set subject = ${dialect.jsonText('report', 'subject')}`),
  ]
}

/** Creates the index for finding redeliveries, which are deleted together with their test. */
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
