/** Creates the table of jobs, which exists only on SQLite. */

import { type CompiledQuery, type SchemaModule, sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  if (!dialect.hasJobTable) return []
  return [
    schema
      .createTable('jobs')
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      // The earliest time at which the job may start. Earlier versions stored the end of a lease here while a job was
      // running.
      .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
      // How many times the job has been started.
      .addColumn('run_count', 'integer', (column) => column.notNull())
      .addColumn('is_running', 'integer', (column) => column.notNull())
      .addColumn('finished_at_ms', 'bigint')
      .addUniqueConstraint('jobs_by_name', ['kind', 'key'])
      .compile(),
    schema
      .createIndex('jobs_due')
      .on('jobs')
      .columns(['kind', 'due_at_ms'])
      .where(sql.ref('finished_at_ms'), 'is', null)
      .compile(),
    schema
      .createIndex('jobs_finished')
      .on('jobs')
      .column('finished_at_ms')
      .where(sql.ref('finished_at_ms'), 'is not', null)
      .compile(),
  ]
}
