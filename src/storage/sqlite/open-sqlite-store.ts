/** Opens the SQLite database: in memory for the embedded service, or a file. */

import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { PresendError } from '../../errors/presend-error.ts'
import { migrate } from '../migrate.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { sqlStore } from '../sql-store.ts'
import type { Store } from '../store.ts'
import { localChanges } from '../test-changes.ts'
import { preparedDatabase } from './prepared-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'
import { writeAheadLog } from './write-ahead-log.ts'

/** Where the data is. */
export type SqliteLocation = { readonly kind: 'memory' } | { readonly kind: 'sqlite'; readonly path: string }

/** 80 MB. */
const autoCheckpointPages = 20_000

/** How long a writer waits for the transaction of another process. */
const busyTimeoutMs = 10_000

/**
 * Opens the store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when a newer presend wrote the file
 */
export async function openSqliteStore(location: SqliteLocation): Promise<Store> {
  return sqlStore(await openSqliteDatabase(location), localChanges())
}

/**
 * Opens the database of a store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened, or a newer presend wrote it
 */
export async function openSqliteDatabase(location: SqliteLocation): Promise<SqlDatabase> {
  await using stack = new AsyncDisposableStack()
  const connection = preparedDatabase(connect(location))
  const log = location.kind === 'sqlite' ? writeAheadLog(location.path) : null
  const database = stack.use(sqliteDatabase(connection, log))
  await migrate(database)
  stack.move()
  return database
}

function connect(location: SqliteLocation): DatabaseSync {
  try {
    return location.kind === 'memory' ? openDatabase(':memory:') : openFile(location.path)
  } catch (error) {
    throw new PresendError({
      code: 'STORAGE_FAILED',
      outcome: 'inconclusive',
      done: `Opening the SQLite database ${location.kind === 'memory' ? 'in memory' : `"${location.path}"`}`,
      came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
      expected: 'a presend database, or a folder in which one can be created',
      todo: 'check that the folder exists, that this user may write to it, and that the file is a presend database',
      cause: error,
    })
  }
}

function openFile(path: string): DatabaseSync {
  createPrivate(path)
  return useWriteAheadLog(openDatabase(path))
}

/** The file holds webhook secrets and mail, so only its owner may read it. SQLite gives the log the same mode. */
function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // The file exists and keeps its mode, or it cannot be created and SQLite reports why.
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  // Must come first: switching to WAL takes a lock and would fail immediately when two processes start together.
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  return database
}

/** In WAL mode, readers and the writer don't block each other. */
function useWriteAheadLog(database: DatabaseSync): DatabaseSync {
  try {
    database.exec('pragma journal_mode = wal')
    // Commits don't fsync; `transact` waits for the fsync in write-ahead-log.ts.
    database.exec('pragma synchronous = normal')
    // A fallback: write-ahead-log.ts starts checkpoints much earlier.
    database.exec(`pragma wal_autocheckpoint = ${autoCheckpointPages}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
