/** Creates the tables for DMARC aggregate reports, their daily totals, and the read positions of report mailboxes. */

import type { CompiledQuery, SchemaModule } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [...reports(schema, dialect), ...records(schema, dialect), tallies(schema, dialect), mailboxes(schema)]
}

function reports(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('dmarc_reports')
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('account_id', 'bigint', (column) =>
        column.notNull().references('postmaster_accounts.id').onDelete('cascade'),
      )
      // A digest of the values that identify a report. A digest is used because the values themselves have no maximum
      // length.
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('organization', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('begins_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('ends_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('policy', 'text', (column) => column.notNull())
      .addColumn('carrier_domain', 'text')
      .addColumn('message_count', 'bigint', (column) => column.notNull())
      .addColumn('read_at_ms', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('dmarc_reports_by_identity', ['account_id', 'identity'])
      .compile(),
    schema.createIndex('dmarc_reports_by_date').on('dmarc_reports').columns(['account_id', 'date']).compile(),
    schema.createIndex('dmarc_reports_by_end').on('dmarc_reports').column('ends_at_ms').compile(),
  ]
}

function records(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('dmarc_records')
      .addColumn('report_id', 'bigint', (column) => column.notNull().references('dmarc_reports.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('source_address', 'text', (column) => column.notNull())
      .addColumn('message_count', 'bigint', (column) => column.notNull())
      .addColumn('disposition', 'text', (column) => column.notNull())
      .addColumn('is_dkim_aligned', 'integer', (column) => column.notNull())
      .addColumn('is_spf_aligned', 'integer', (column) => column.notNull())
      .addColumn('header_from', 'text', (column) => column.notNull())
      .addColumn('envelope_from', 'text')
      .addColumn('results', 'text', (column) => column.notNull())
      .addColumn('overrides', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('dmarc_records_pk', ['report_id', 'position'])
      .modifyEnd(dialect.inKeyOrder)
      .compile(),
  ]
}

function tallies(schema: SchemaModule, dialect: SqlDialect): CompiledQuery {
  return schema
    .createTable('dmarc_tallies')
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('postmaster_accounts.id').onDelete('cascade'),
    )
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('message_count', 'bigint', (column) => column.notNull())
    .addColumn('spf_count', 'bigint', (column) => column.notNull())
    .addColumn('dkim_count', 'bigint', (column) => column.notNull())
    .addColumn('dmarc_count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dmarc_tallies_pk', ['account_id', 'domain', 'date'])
    .modifyEnd(dialect.inKeyOrder)
    .compile()
}

function mailboxes(schema: SchemaModule): CompiledQuery {
  return schema
    .createTable('dmarc_mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('next_uid', 'bigint', (column) => column.notNull())
    .compile()
}
