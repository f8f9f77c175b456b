/** Describes the differences between SQL databases as data, so that queries and migrations need no branches. */

import { type RawBuilder, sql } from 'kysely'

/** The SQL fragments specific to one database. */
export interface SqlDialect {
  /**
   * The definition of a numeric primary key whose values always increase and are never reused, because the id of a
   * deleted test must not refer to another test.
   */
  readonly numericId: 'integer primary key autoincrement' | 'bigserial primary key'
  /** The SQL type of a column that stores bytes. */
  readonly bytes: 'blob' | 'bytea'
  /** True if presend creates a table of jobs; false if pg-boss stores the jobs in its own tables. */
  readonly hasJobTable: boolean
  /** A statement that prevents concurrent migrations; `null` if a transaction is enough. */
  readonly lockMigrations: RawBuilder<unknown> | null
  /**
   * The clause at the end of a `create table` statement that stores rows in primary-key order. Empty if the database
   * does not support this.
   */
  readonly inKeyOrder: 'without rowid' | ''
  /**
   * The clause at the end of a `select` statement that protects the selected rows from deletion until the transaction
   * ends.
   */
  readonly lockRows: RawBuilder<unknown>
  /**
   * Whether comparing several columns with a row of values, as in `(a, b) < (1, 2)`, uses all columns of an index.
   * SQLite uses only the first column. If the columns are compared separately, PostgreSQL may instead read all rows by
   * primary key.
   */
  readonly searchesRows: boolean
}

/**
 * The dialect of SQLite. Only one transaction writes at a time, so neither rows nor migrations need additional locks.
 */
export const sqliteDialect: SqlDialect = {
  // Without AUTOINCREMENT, SQLite would reuse the highest id once its row is deleted.
  numericId: 'integer primary key autoincrement',
  bytes: 'blob',
  hasJobTable: true,
  lockMigrations: null,
  inKeyOrder: 'without rowid',
  lockRows: sql``,
  searchesRows: false,
}

/** An arbitrary number that is unlikely to be used for another lock in the database: "presen" in ASCII. */
const migrationLock = 0x70_72_65_73_65_6e

/**
 * The dialect of PostgreSQL. Ids are 64 bits long, because a million tests a day with 50 seeds each would exhaust 32
 * bits in six weeks.
 */
export const postgresDialect: SqlDialect = {
  numericId: 'bigserial primary key',
  bytes: 'bytea',
  hasJobTable: false,
  lockMigrations: sql`select pg_advisory_xact_lock(${migrationLock})`,
  inKeyOrder: '',
  lockRows: sql`for key share`,
  searchesRows: true,
}
