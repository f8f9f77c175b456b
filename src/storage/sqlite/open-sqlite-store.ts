/** Opens the SQLite store: in memory for the embedded service, or one file. */

import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'

import { migrate } from '../migrate.ts'
import { sqlStore } from '../sql-store.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import { preparedDatabase } from './prepared-database.ts'
import { sqliteWords } from './sqlite-words.ts'

/** Where the data lies. */
export type SqlitePlace = { readonly kind: 'memory' } | { readonly kind: 'file'; readonly path: string }

/** How long a writer waits for another process's transaction. */
const busyTimeoutMs = 10_000

/**
 * Opens the store and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
export async function openSqliteStore(place: SqlitePlace): Promise<Store> {
  const database = openDatabase(place)
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: preparedDatabase(database) }) })
  try {
    await migrate(db, sqliteWords)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return sqlStore(db)
}

function openDatabase(place: SqlitePlace): DatabaseSync {
  const path = place.kind === 'memory' ? ':memory:' : place.path
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  // First of all: switching to WAL takes a lock itself, and fails at once when two processes start together.
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  if (place.kind === 'file') {
    database.exec('pragma journal_mode = wal')
    // WAL's default syncs only at checkpoints; what was acknowledged with 250 must be on disk.
    database.exec('pragma synchronous = full')
  }
  return database
}
