/** What differs between SQL databases, as data: queries and migrations ask here and never which database it is. */

import type { ColumnDefinitionBuilder } from 'kysely'

/** The words of one database. */
export interface SqlWords {
  /** A primary key that counts up and never gives a number twice. */
  readonly numericId: {
    readonly type: 'integer' | 'serial'
    define(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  }
}
