/** SQLite's SQL. */

import { sql } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

/** Only one transaction writes at a time, so neither rows nor migrations need a lock of their own. */
export const sqliteDialect: SqlDialect = {
  // Without AUTOINCREMENT, SQLite reuses the highest id once its row is deleted.
  numericId: { type: 'integer', define: (column) => column.autoIncrement() },
  bytes: 'blob',
  hasJobTable: true,
  lockMigrations: null,
  inKeyOrder: sql`without rowid`,
  lockRows: sql``,
}
