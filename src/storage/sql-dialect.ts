/** The differences between SQL databases as data, so that queries and migrations need no branches. */

import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'

/** The SQL of one database. */
export interface SqlDialect {
  /** A primary key that counts up and never reuses a number. */
  readonly numericId: {
    readonly type: 'integer' | 'bigserial'
    define(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  }
  /** The type of a column of bytes. */
  readonly bytes: 'blob' | 'bytea'
  /** False where pg-boss keeps the jobs in tables of its own. */
  readonly hasJobTable: boolean
  /** Serializes migrations; `null` if a transaction does so by itself. */
  readonly lockMigrations: RawBuilder<unknown> | null
  /** Ends a `create table`: stores rows in the order of the primary key, where supported. */
  readonly inKeyOrder: RawBuilder<unknown>
  /** Ends a `select`: prevents deletion of the rows until the transaction ends. */
  readonly lockRows: RawBuilder<unknown>
}

/** SQLite: only one transaction writes at a time, so rows and migrations need no additional locks. */
export const sqliteDialect: SqlDialect = {
  // Without AUTOINCREMENT, SQLite reuses the highest id once its row is deleted.
  numericId: { type: 'integer', define: (column) => column.autoIncrement() },
  bytes: 'blob',
  hasJobTable: true,
  lockMigrations: null,
  inKeyOrder: sql`without rowid`,
  lockRows: sql``,
}

/** An arbitrary number that nothing else in the database should use: "presen" in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e

/** PostgreSQL: ids have 64 bits, because 10⁶ tests a day with 50 seeds each would exhaust 32 bits in six weeks. */
export const postgresDialect: SqlDialect = {
  numericId: { type: 'bigserial', define: (column) => column },
  bytes: 'bytea',
  hasJobTable: false,
  lockMigrations: sql`select pg_advisory_xact_lock(${migrationLock})`,
  inKeyOrder: sql``,
  lockRows: sql`for key share`,
}
