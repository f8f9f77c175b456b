/** What differs between SQL databases, as data, so that queries and migrations need no `if`. */

import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely'

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
  /** Serializes migrations; `null` where a transaction does so by itself. */
  readonly lockMigrations: RawBuilder<unknown> | null
  /** Ends a `create table`: stores rows in the order of the primary key, where supported. */
  readonly inKeyOrder: RawBuilder<unknown>
  /** Ends a `select`: prevents deletion of the rows until the transaction ends. */
  readonly lockRows: RawBuilder<unknown>
}
