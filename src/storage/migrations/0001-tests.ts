/** Tokens, request counts, tests with their seeds, and what seeds remember of messages. */

import { type Kysely, sql } from 'kysely'

import type { SqlWords } from '../sql-words.ts'

/**
 * Makes the first tables. A migration imports nothing that may change later: it must do the same in ten years, so its
 * words are written out here even where another file has them.
 */
export async function up(db: Kysely<unknown>, words: SqlWords): Promise<void> {
  await createAccounts(db)
  await createTests(db, words)
  await createSeeds(db)
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('account_plan', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at_ms', 'bigint')
    .execute()
  await db.schema
    .createTable('request_counts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('window_start_ms', 'bigint', (column) => column.notNull())
    .addColumn('request_count', 'integer', (column) => column.notNull())
    .execute()
}

async function createTests(db: Kysely<unknown>, words: SqlWords): Promise<void> {
  await db.schema
    .createTable('tests')
    // Counted up for ever: the number of a deleted test must never open another one.
    .addColumn('id', words.numericId.type, (column) => words.numericId.define(column.primaryKey()))
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
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('seed_count', 'integer', (column) => column.notNull())
    .addColumn('settled_count', 'integer', (column) => column.notNull())
    .addColumn('inbox_count', 'integer', (column) => column.notNull())
    .execute()
  // Lists of external tests: all of a workspace, or those of one source; newest first is by id.
  await db.schema.createIndex('tests_by_workspace').on('tests').columns(['workspace_id', 'style', 'id']).execute()
  await db.schema
    .createIndex('tests_by_source')
    .on('tests')
    .columns(['workspace_id', 'style', 'source', 'id'])
    .execute()
}

async function createSeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('test_seeds')
    .addColumn('test_id', 'integer', (column) => column.notNull().references('tests.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('provider_type', 'text', (column) => column.notNull())
    .addColumn('provider_name', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('status_rank', 'integer', (column) => column.notNull())
    .addColumn('is_settled', 'integer', (column) => column.notNull().check(sql`is_settled in (0, 1)`))
    .addColumn('folder', 'text')
    .addColumn('sender', 'text')
    .addColumn('recorded_at_ms', 'bigint')
    .addColumn('placement_kind', 'text')
    .addColumn('reason', 'text')
    .addColumn('reply', 'text')
    .addColumn('evidence', 'text')
    .addPrimaryKeyConstraint('test_seeds_pk', ['test_id', 'address'])
    .execute()
  await db.schema
    .createTable('message_copies')
    .addColumn('test_id', 'integer', (column) => column.notNull().references('tests.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull())
    .addColumn('accepted_count', 'integer', (column) => column.notNull())
    .addColumn('deferred_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_copies_pk', ['test_id', 'address', 'message_key'])
    .execute()
}
