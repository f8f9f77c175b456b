/** Opens the SQLite database: in memory for the embedded service, or a file. */

import { accessSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PresendError } from '../../../foundation/errors/presend-error.ts'
import type { StorageExtension } from '../extension.ts'
import { compareMigrations, migrate, type StorageState } from '../migrate.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { sqlStore } from '../sql-store.ts'
import { storageFailure } from '../storage-failure.ts'
import type { Store } from '../store.ts'
import { localChanges } from '../test-changes.ts'
import { maxBusyMs } from './busy-retries.ts'
import { preparedDatabase } from './prepared-database.ts'
import { sqliteDatabase } from './sqlite-database.ts'
import { writeAheadLog } from './write-ahead-log.ts'

/** The location of a SQLite database. */
export type SqliteLocation = { readonly kind: 'memory' } | { readonly kind: 'sqlite'; readonly path: string }

/** The log size, in pages, at which SQLite starts a checkpoint on its own (80 MB). */
const autoCheckpointPages = 20_000

/**
 * Opens the store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when the file has been migrated by another version of presend
 */
export async function openSqliteStore(
  location: SqliteLocation,
  extensions: readonly StorageExtension[],
): Promise<Store> {
  return sqlStore(await openSqliteDatabase(location, extensions), localChanges(), extensions)
}

/**
 * Opens the database of a store and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED when the database cannot be opened, or when it has been migrated by another
 * version of presend
 */
export async function openSqliteDatabase(
  location: SqliteLocation,
  extensions: readonly StorageExtension[],
): Promise<SqlDatabase> {
  await using stack = new AsyncDisposableStack()
  let damage: PresendError | null = null
  const connection = preparedDatabase(connect(location), (error) => {
    damage ??= damageFailure(location, error)
  })
  const log = location.kind === 'sqlite' ? writeAheadLog(location.path) : null
  const database = stack.use(sqliteDatabase(connection, log))
  try {
    await migrate(database, extensions)
  } catch (error) {
    throw damage ?? error
  }
  stack.move()
  return { ...database, findDamage: () => damage }
}

/**
 * Checks all pages of a SQLite file, so that a service with a damaged file does not start. Takes about 1.3 seconds per
 * gigabyte.
 *
 * @throws PresendError STORAGE_FAILED if the file is damaged
 */
export function checkSqliteFile(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return
  const location = { kind: 'sqlite', path } as const
  const problem = findProblem(location)
  if (problem !== null) throw damageFailure(location, new Error(problem))
}

function findProblem({ path }: { readonly path: string }): string | null {
  let database: DatabaseSync | null = null
  try {
    database = openDatabase(path)
    const [row] = database.prepare('pragma quick_check(1)').all()
    const found = String(Object.values(row ?? {})[0] ?? 'ok')
    return found === 'ok' ? null : found
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error'
  } finally {
    database?.close()
  }
}

function damageFailure(location: SqliteLocation, error: unknown): PresendError {
  const done = `Reading the SQLite database ${describeLocation(location)}`
  const todo = 'stop the service and restore the file from a backup; docs/backup.md describes how'
  return storageFailure({ done, expected: 'an undamaged file', todo }, error)
}

function describeLocation(location: SqliteLocation): string {
  return location.kind === 'memory' ? 'in memory' : `"${location.path}"`
}

function connect(location: SqliteLocation): DatabaseSync {
  try {
    return location.kind === 'memory' ? openDatabase(':memory:') : openFile(location.path)
  } catch (error) {
    throw openFailure(describeLocation(location), error)
  }
}

function openFile(path: string): DatabaseSync {
  createPrivate(path)
  return useWriteAheadLog(openDatabase(path))
}

/**
 * Creates the file so that only its owner can read it, because it contains webhook secrets and mail. SQLite gives the
 * log the same permissions.
 */
function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // Ignore the error: either the file already exists and keeps its permissions, or it cannot be created and SQLite
    // will report the reason.
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  // Set this timeout first: switching to WAL mode takes a lock, and would fail immediately if two processes started
  // together.
  database.exec(`pragma busy_timeout = ${maxBusyMs}`)
  return database
}

/** Switches the database to WAL mode, in which readers and the writer don't block each other. */
function useWriteAheadLog(database: DatabaseSync): DatabaseSync {
  try {
    database.exec('pragma journal_mode = wal')
    // Commits do not fsync; `transact` waits for the fsync in write-ahead-log.ts.
    database.exec('pragma synchronous = normal')
    // This limit is a fallback, because write-ahead-log.ts starts checkpoints much earlier.
    database.exec(`pragma wal_autocheckpoint = ${autoCheckpointPages}`)
    // From here on, busy-retries.ts waits for locks, because SQLite's own timeout would block the event loop.
    database.exec('pragma busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Inspects a SQLite file without changing it.
 *
 * @throws PresendError STORAGE_FAILED when the file, or the folder for a new file, cannot be used
 */
export function inspectSqlite(path: string, extensions: readonly StorageExtension[]): StorageState {
  try {
    const hasFile = existsSync(path)
    accessSync(hasFile ? path : dirname(path), constants.R_OK | constants.W_OK)
    return hasFile ? inspectFile(path, extensions) : { status: 'new' }
  } catch (error) {
    throw openFailure(`"${path}"`, error)
  }
}

function inspectFile(path: string, extensions: readonly StorageExtension[]): StorageState {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const [table] = database.prepare("select name from sqlite_master where name = 'presend_migrations'").all()
    const rows = table === undefined ? [] : database.prepare('select name from presend_migrations').all()
    return {
      status: 'found',
      ...compareMigrations(
        rows.map((row) => String(row['name'])),
        extensions,
      ),
    }
  } finally {
    database.close()
  }
}

function openFailure(database: string, error: unknown): PresendError {
  const expected = 'a presend database, or a folder in which one can be created'
  const todo = 'check that the folder exists, that this user may write to it, and that the file is a presend database'
  return storageFailure({ done: `Opening the SQLite database ${database}`, expected, todo }, error)
}
