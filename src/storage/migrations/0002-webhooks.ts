/** Creates the tables for webhooks with their secrets, deliveries and attempts. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [...webhooks(schema, dialect), ...deliveries(schema, dialect)]
}

function webhooks(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    schema.createIndex('webhooks_by_workspace').on('webhooks').column('workspace_id').compile(),
    schema
      .createTable('webhook_secrets')
      // A webhook's newest secret is the one with the highest id. Timestamps would not be reliable, because clocks may
      // differ.
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('valid_until_ms', 'bigint')
      .compile(),
    schema.createIndex('webhook_secrets_by_webhook').on('webhook_secrets').columns(['webhook_id', 'id']).compile(),
  ]
}

function deliveries(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('webhook_deliveries')
      // Lists of deliveries are sorted by this id, newest first.
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('delivery_id', 'text', (column) => column.notNull().unique())
      .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempt_count', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at_ms', 'bigint')
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('ended_at_ms', 'bigint')
      .addColumn('repeats', 'text')
      .compile(),
    schema
      .createIndex('webhook_deliveries_by_webhook')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'id'])
      .compile(),
    // This partial index contains only pending deliveries.
    schema
      .createIndex('webhook_deliveries_due')
      .on('webhook_deliveries')
      .column('next_attempt_at_ms')
      .where(sql.ref('next_attempt_at_ms'), 'is not', null)
      .compile(),
    schema
      .createIndex('webhook_deliveries_by_end')
      .on('webhook_deliveries')
      .column('ended_at_ms')
      .where(sql.ref('ended_at_ms'), 'is not', null)
      .compile(),
    schema
      .createTable('webhook_attempts')
      .addColumn('delivery_id', 'text', (column) =>
        column.notNull().references('webhook_deliveries.delivery_id').onDelete('cascade'),
      )
      .addColumn('attempt_number', 'integer', (column) => column.notNull())
      .addColumn('started_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('duration_ms', 'integer', (column) => column.notNull())
      .addColumn('status_code', 'integer')
      .addColumn('detail', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('webhook_attempts_pk', ['delivery_id', 'attempt_number'])
      .compile(),
  ]
}
