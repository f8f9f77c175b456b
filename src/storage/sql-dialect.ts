/** Describes the differences between SQL databases as data, so that queries and migrations need no branches. */

import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'

/** The SQL fragments that are specific to one database. */
export interface SqlDialect {
  /** How to define a primary key that increases and never reuses a number. */
  readonly numericId: {
    readonly type: 'integer' | 'bigserial'
    define(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  }
  /** The SQL type of a column that stores bytes. */
  readonly bytes: 'blob' | 'bytea'
  /** Whether presend has a table of jobs. False if pg-boss keeps the jobs in its own tables. */
  readonly hasJobTable: boolean
  /** A statement that locks out concurrent migrations; `null` if a transaction does this by itself. */
  readonly lockMigrations: RawBuilder<unknown> | null
  /**
   * The end of a `create table` statement, which stores rows in the order of the primary key where this is supported.
   */
  readonly inKeyOrder: RawBuilder<unknown>
  /** The end of a `select` statement, which prevents the deletion of the selected rows until the transaction ends. */
  readonly lockRows: RawBuilder<unknown>
  /**
   * Whether an index on several columns is searched by a row of values. SQLite searches only the first column. PostgreSQL
   * may read all rows by primary key instead if the first columns are compared by themselves.
   */
  readonly searchesRows: boolean
  /** Returns SQL that reads a text of a JSON object in a column; null if the object does not have it. */
  jsonText(column: string, name: string): string
}

/** The dialect of SQLite. Only one transaction writes at a time, so rows and migrations need no additional locks. */
export const sqliteDialect: SqlDialect = {
  // Without AUTOINCREMENT, SQLite reuses the highest id once its row is deleted.
  numericId: { type: 'integer', define: (column) => column.autoIncrement() },
  bytes: 'blob',
  hasJobTable: true,
  lockMigrations: null,
  inKeyOrder: sql`without rowid`,
  lockRows: sql``,
  searchesRows: false,
  jsonText: (column, name) => `json_extract(${column}, '$.${name}')`,
}

/** An arbitrary number that nothing else in the database should use: "presen" in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e

/**
 * The dialect of PostgreSQL. Ids have 64 bits, because 10⁶ tests a day with 50 seeds each would exhaust 32 bits in six
 * weeks.
 */
export const postgresDialect: SqlDialect = {
  numericId: { type: 'bigserial', define: (column) => column },
  bytes: 'bytea',
  hasJobTable: false,
  lockMigrations: sql`select pg_advisory_xact_lock(${migrationLock})`,
  inKeyOrder: sql``,
  lockRows: sql`for key share`,
  searchesRows: true,
  jsonText: (column, name) => `${column}::json ->> '${name}'`,
}
