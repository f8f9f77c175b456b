/** SQLite's words. */

import { sql } from 'kysely'

import type { SqlWords } from '../sql-words.ts'

/** One transaction writes at a time, so it needs no lock on rows. */
export const sqliteWords: SqlWords = {
  // Without AUTOINCREMENT SQLite gives the highest number again once its row is deleted.
  numericId: { type: 'integer', define: (column) => column.autoIncrement() },
  bytes: 'blob',
  jobTable: 'ours',
  lockMigrations: null,
  inKeyOrder: sql`without rowid`,
  holdRows: sql``,
}
