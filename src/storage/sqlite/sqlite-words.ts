/** SQLite's words. */

import type { SqlWords } from '../sql-words.ts'

/** Without AUTOINCREMENT SQLite gives the highest number again once its row is deleted. */
export const sqliteWords: SqlWords = {
  numericId: { type: 'integer', define: (column) => column.autoIncrement() },
}
