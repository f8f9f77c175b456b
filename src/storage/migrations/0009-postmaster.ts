/** Creates the tables for postmaster accounts and their domains, with one row per domain and day. */

import type { CompiledQuery, SchemaModule } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [accounts(schema, dialect), domains(schema, dialect), days(schema, dialect)]
}

function accounts(schema: SchemaModule, dialect: SqlDialect): CompiledQuery {
  return schema
    .createTable('postmaster_accounts')
    .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('grant_state', 'text', (column) => column.notNull())
    .addColumn('sealed_refresh_token', 'text')
    .addColumn('grant_ended_at_ms', 'bigint')
    .addColumn('synced_at_ms', 'bigint')
    .addColumn('sync_problem', 'text')
    .addColumn('sync_holder', 'text')
    .addColumn('sync_held_until_ms', 'bigint')
    .addColumn('data_revision', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('postmaster_accounts_by_email', ['workspace_id', 'email'])
    .compile()
}

function domains(schema: SchemaModule, dialect: SqlDialect): CompiledQuery {
  return schema
    .createTable('postmaster_domains')
    .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('postmaster_accounts.id').onDelete('cascade'),
    )
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('read_until', 'text')
    .addColumn('read_at_ms', 'bigint')
    .addColumn('standing', 'text')
    .addUniqueConstraint('postmaster_domains_by_name', ['account_id', 'domain'])
    .compile()
}

/**
 * Each value has its own column, instead of one JSON string per day. On SQLite, this reduces 1,000 domains × 400 days
 * from 220 MB to 113 MB, and the time to read a domain from 1.7 ms to 1.2 ms (p99).
 */
function days(schema: SchemaModule, dialect: SqlDialect): CompiledQuery {
  return schema
    .createTable('postmaster_days')
    .addColumn('domain_id', 'bigint', (column) =>
      column.notNull().references('postmaster_domains.id').onDelete('cascade'),
    )
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('spam_rate', 'double precision')
    .addColumn('ip_high', 'bigint')
    .addColumn('ip_medium', 'bigint')
    .addColumn('ip_low', 'bigint')
    .addColumn('ip_bad', 'bigint')
    .addColumn('domain_reputation', 'text')
    .addColumn('spam_count', 'bigint')
    .addColumn('fbl_count', 'bigint')
    .addColumn('spf_ratio', 'double precision')
    .addColumn('dkim_ratio', 'double precision')
    .addColumn('dmarc_ratio', 'double precision')
    .addColumn('tls_ratio', 'double precision')
    .addColumn('delivery_errors', 'text')
    .addPrimaryKeyConstraint('postmaster_days_pk', ['domain_id', 'date'])
    .modifyEnd(dialect.inKeyOrder)
    .compile()
}
