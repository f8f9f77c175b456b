/** What differs between SQL databases, as data: queries and migrations ask here and never which database it is. */

import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely'

/** The words of one database. */
export interface SqlWords {
  /** A primary key that counts up and never gives a number twice. */
  readonly numericId: {
    readonly type: 'integer' | 'bigserial'
    define(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  }
  /** The type of a column of bytes. */
  readonly bytes: 'blob' | 'bytea'
  /** Whether jobs lie in a table of ours, or in what a job engine brings with it. */
  readonly jobTable: 'ours' | 'of-its-engine'
  /** Takes the lock under which migrations run; `null`: the transaction itself is one. */
  readonly lockMigrations: RawBuilder<unknown> | null
  /** At the end of a table: its rows lie in the order of its primary key, where the database can do that. */
  readonly inKeyOrder: RawBuilder<unknown>
  /** At the end of a select: nobody deletes the rows before this transaction ends. */
  readonly holdRows: RawBuilder<unknown>
}
