/** Single statements on a SQLite connection, and the frame of a transaction. */

import type { SqliteDatabase } from 'kysely'

import type { StatementResult } from '../sql-database.ts'

/** Runs one statement to its end. */
export function execute(
  connection: SqliteDatabase,
  text: string,
  parameters: readonly unknown[] = [],
): StatementResult {
  const statement = connection.prepare(text)
  if (statement.reader) return { rows: statement.all(parameters), changedCount: 0 }
  return { rows: [], changedCount: Number(statement.run(parameters).changes) }
}

/**
 * Begins a transaction. A deferred one that reads and then writes fails at once when another process wrote in between;
 * one that takes the write lock first waits for `busy_timeout`. Source: https://www.sqlite.org/lang_transaction.html
 */
export function begin(connection: SqliteDatabase): void {
  execute(connection, 'begin immediate')
}

/** Undoes the transaction that failed. */
export function rollBack(connection: SqliteDatabase): void {
  try {
    execute(connection, 'rollback')
  } catch {
    // SQLite rolls back by itself when the disk is full, and there was nothing when `begin` failed.
  }
}
