/** Opens the SQLite database: in memory for the embedded service, or one file. */

import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { PresendError } from '../../errors/presend-error.ts'
import { migrate } from '../migrate.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { sqlStore } from '../sql-store.ts'
import type { Store } from '../store.ts'
import { localChanges } from '../test-changes.ts'
import { logSync } from './log-sync.ts'
import { preparedDatabase } from './prepared-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** Where the data lies. */
export type SqlitePlace = { readonly kind: 'memory' } | { readonly kind: 'file'; readonly path: string }

/** 80 MB. */
const longestLogPages = 20_000

/** How long a writer waits for another process's transaction. */
const busyTimeoutMs = 10_000

/**
 * Opens the store and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
export async function openSqliteStore(place: SqlitePlace): Promise<Store> {
  return sqlStore(await openSqliteDatabase(place), localChanges())
}

/**
 * Opens the database that a store stands on and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened, or a newer presend wrote it
 */
export async function openSqliteDatabase(place: SqlitePlace): Promise<SqlDatabase> {
  await using stack = new AsyncDisposableStack()
  const connection = preparedDatabase(connect(place))
  const database = stack.use(
    place.kind === 'file'
      ? sqliteDatabase(connection, 'grouped', logSync(place.path))
      : sqliteDatabase(connection, 'at-once'),
  )
  await migrate(database)
  stack.move()
  return database
}

function connect(place: SqlitePlace): DatabaseSync {
  try {
    return place.kind === 'memory' ? openDatabase(':memory:') : openFile(place.path)
  } catch (error) {
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Opening the SQLite database ${place.kind === 'memory' ? 'in memory' : `"${place.path}"`}`,
      came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
      expected: 'a database of presend, or a folder in which one can be made',
      todo: 'see that the folder is there, that it and the file may be written, and that nothing else is in the file',
      cause: error,
    })
  }
}

function openFile(path: string): DatabaseSync {
  makePrivate(path)
  return useLog(openDatabase(path))
}

/** Webhook secrets and mail lie in it: a new file is its owner's alone, and SQLite makes the log like the file. */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // It is there already, and whoever made it chose who may read it; or it cannot be made, and SQLite says why.
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  // First of all: switching to WAL takes a lock itself, and fails at once when two processes start together.
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  return database
}

/** Write-ahead log: readers and the writer do not wait for each other. Closes what turns out to be no database. */
function useLog(database: DatabaseSync): DatabaseSync {
  try {
    database.exec('pragma journal_mode = wal')
    // A commit waits for no fsync; `transact` awaits one for everything that must last, see log-sync.ts.
    database.exec('pragma synchronous = normal')
    // checkpointer.ts copies the log long before; this is for what it does not count, and if it cannot.
    database.exec(`pragma wal_autocheckpoint = ${longestLogPages}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
