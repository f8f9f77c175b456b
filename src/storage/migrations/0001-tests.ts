/** Creates the tables for tokens, request counts, tests with their seeds, and counts of received copies. */

import { type CompiledQuery, type CreateIndexBuilder, type SchemaModule, sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

/**
 * Creates the first tables. A migration must always have the same effect, so it imports nothing that may change later.
 * Instead, it repeats literal values that other files also define.
 */
export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [...accounts(schema), ...tests(schema, dialect), ...lists(schema), ...seeds(schema, dialect)]
}

function accounts(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('api_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('account_plan', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at_ms', 'bigint')
      .compile(),
    schema
      .createTable('request_counts')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('window_start_ms', 'bigint', (column) => column.notNull())
      .addColumn('request_count', 'integer', (column) => column.notNull())
      .addColumn('last_request_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
  ]
}

function tests(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('tests')
      // Ids are never reused, because the id of a deleted test must not refer to another test.
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('tracking_id', 'text', (column) => column.notNull().unique())
      .addColumn('tracking_key', 'text', (column) => column.notNull().unique())
      .addColumn('style', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('completed_at_ms', 'bigint')
      // 1 if `completed_at_ms` is set; otherwise 0. A separate column allows indexes to use this value.
      .addColumn('is_complete', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('seed_count', 'integer', (column) => column.notNull())
      .addColumn('settled_count', 'integer', (column) => column.notNull())
      .addColumn('inbox_count', 'integer', (column) => column.notNull())
      .compile(),
    // For retention.
    schema.createIndex('tests_by_age').on('tests').column('created_at_ms').compile(),
  ]
}

/**
 * Creates the indexes for lists of external tests, newest (highest id) first. Each type of list has a covering index,
 * so that the time to read a page does not depend on the number of tests. The indexes take little space compared with
 * the rows for each test's 50 seeds.
 */
function lists(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    ofExternalTests(schema, 'tests_by_workspace').columns(['workspace_id', 'id']).compile(),
    ofExternalTests(schema, 'tests_by_source').columns(['workspace_id', 'source', 'id']).compile(),
    ofExternalTests(schema, 'tests_by_end').columns(['workspace_id', 'is_complete', 'id', 'expires_at_ms']).compile(),
    ofExternalTests(schema, 'tests_by_source_and_end')
      .columns(['workspace_id', 'source', 'is_complete', 'id', 'expires_at_ms'])
      .compile(),
    // This index is used to find open tests by their expiry time.
    ofExternalTests(schema, 'tests_open').columns(['workspace_id', 'is_complete', 'expires_at_ms', 'source']).compile(),
    // Stores the number of tests per list, because counting rows would get slower as tests are added.
    schema
      .createTable('test_totals')
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      // A row with the scope `all` counts all external tests of the workspace; a row with the scope `source` counts the
      // tests from one source.
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('total_count', 'bigint', (column) => column.notNull())
      .addColumn('complete_count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('test_totals_pk', ['workspace_id', 'scope', 'source'])
      .compile(),
  ]
}

function ofExternalTests(schema: SchemaModule, name: string): CreateIndexBuilder {
  return schema.createIndex(name).on('tests').where(sql.ref('style'), '=', sql.lit('external-test'))
}

function seeds(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('test_seeds')
      // The id of the result in the API.
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('test_id', 'bigint', (column) => column.notNull().references('tests.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('provider_type', 'text', (column) => column.notNull())
      .addColumn('provider_name', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('status_rank', 'integer', (column) => column.notNull())
      .addColumn('settling_count', 'integer', (column) => column.notNull())
      .addColumn('folder', 'text')
      .addColumn('sender', 'text')
      .addColumn('recorded_at_ms', 'bigint')
      .addColumn('placement_kind', 'text')
      .addColumn('reason', 'text')
      .addColumn('reply', 'text')
      .addColumn('evidence', 'text')
      .addUniqueConstraint('test_seeds_by_address', ['test_id', 'address'])
      .compile(),
    schema
      .createTable('message_copies')
      .addColumn('test_id', 'bigint', (column) => column.notNull().references('tests.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('message_key', 'text', (column) => column.notNull())
      .addColumn('accepted_count', 'integer', (column) => column.notNull())
      .addColumn('deferred_count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_copies_pk', ['test_id', 'address', 'message_key'])
      .compile(),
  ]
}
