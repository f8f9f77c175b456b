/** Opens or inspects the database at a given location. */

import { stat, statfs } from 'node:fs/promises'

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { StorageExtension } from './extension.ts'
import { type Jobs, ownJobKinds } from './jobs.ts'
import type { StorageState } from './migrate.ts'
import type { PoolUsage } from './postgres/postgres-pool.ts'
import { type PostgresTarget, parsePostgresUrl } from './postgres/postgres-target.ts'
import { sqlStore } from './sql-store.ts'
import { lockForService } from './sqlite/only-instance.ts'
import { inspectSqlite, openSqliteDatabase, type SqliteLocation } from './sqlite/open-sqlite-store.ts'
import { startSqliteJobs } from './sqlite/sqlite-jobs.ts'
import type { Store } from './store.ts'
import { localChanges } from './test-changes.ts'

/** Where the data is stored: `sqlite:<path>`, `postgres://…` (or `postgresql://…`), or `memory`. */
export type StorageLocation =
  | SqliteLocation
  /** The URL may contain a password, so do not print it. */
  | ({ readonly kind: 'postgres' } & PostgresTarget)

/** An open database. Disposing this object closes the store; dispose of the jobs first. */
export interface OpenStorage extends AsyncDisposable {
  readonly store: Store
  /** Starts the job queue in this database. */
  startJobs(): Promise<Jobs>
  /**
   * Locks the database if only one service at a time may use it. Dispose of the returned lock to unlock the database.
   *
   * @throws PresendError STORAGE_FAILED when another service holds the lock
   */
  lockForService(): Disposable
  /** Returns the usage of the connection pool. Absent if the database has no pool. */
  readonly poolUsage?: () => PoolUsage
  /** Returns the disk usage. Absent for a database in memory. */
  readonly diskUsage?: () => Promise<DiskUsage>
}

/** The dependencies of the store and the job queue. */
export interface StorageWorld {
  readonly extensions: readonly StorageExtension[]
  readonly clock: Clock
  readonly random: Random
  /** Called with errors that cause a retry, such as a lost connection. */
  readonly onError?: (error: unknown) => void
}

/** Parses a location. Relative paths stay relative to the working directory. */
export function parseStorageLocation(text: string): Parsed<StorageLocation> {
  if (text === 'memory') return ok({ kind: 'memory' })
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/su.exec(text) ?? []
  if (scheme === 'sqlite' && isFilePath(rest)) return ok({ kind: 'sqlite', path: rest })
  if ((scheme === 'postgres' || scheme === 'postgresql') && isPostgresUrl(text)) {
    const target = parsePostgresUrl(text)
    return target.status === 'ok' ? ok({ kind: 'postgres', ...target.value }) : target
  }
  // The message omits the value, because even a URL with a mistyped scheme may contain a password.
  return bad({
    input: 'storage',
    expected: '`sqlite:<file path>`, `postgres://user@host/database` or `memory`',
    todo:
      scheme === ''
        ? 'start the value with `sqlite:` or `postgres://`'
        : 'check the value for missing or misspelled parts',
  })
}

/** Returns false for `:memory:`, which SQLite would not store on disk. Users must specify `memory` instead. */
function isFilePath(path: string): boolean {
  return path !== '' && path !== ':memory:' && !path.includes('\0')
}

/**
 * Returns true for a PostgreSQL URL with a database name. The host may be empty, because `?host=` can specify a socket
 * folder instead.
 */
function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]+/u.test(text) && URL.canParse(text)
}

/**
 * Opens the database and migrates it to the current schema.
 *
 * @throws PresendError STORAGE_FAILED
 */
export async function openStorage(location: StorageLocation, world: StorageWorld): Promise<OpenStorage> {
  if (location.kind === 'postgres') return await openPostgres(location, world)
  return await openSqlite(location, world)
}

/**
 * Determines whether the database can be opened, and which migrations are pending. Does not create, migrate or lock
 * anything.
 *
 * @throws PresendError STORAGE_FAILED when the database cannot be opened or created
 */
export async function inspectStorage(
  location: StorageLocation,
  extensions: readonly StorageExtension[],
): Promise<StorageState> {
  switch (location.kind) {
    case 'memory':
      return { status: 'new' }
    case 'sqlite':
      return inspectSqlite(location.path, extensions)
    case 'postgres':
      return await (await import('./postgres/open-postgres-store.ts')).inspectPostgres(location, extensions)
    default:
      return location satisfies never
  }
}

async function openSqlite(
  location: SqliteLocation,
  { clock, extensions, onError = ignore }: StorageWorld,
): Promise<OpenStorage> {
  const database = await openSqliteDatabase(location, extensions)
  const store = sqlStore(database, localChanges(), extensions)
  return {
    store,
    startJobs: async () => await startSqliteJobs(database, { clock, kinds: kindsOf(extensions), onError }),
    lockForService: () => (location.kind === 'sqlite' ? lockForService(location.path) : noLock),
    ...(location.kind === 'sqlite' ? { diskUsage: async () => await sqliteDiskUsage(location.path) } : {}),
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

/** Opens a PostgreSQL database. The driver is loaded only when needed. */
async function openPostgres(
  target: PostgresTarget,
  { clock, random, extensions, onError = ignore }: StorageWorld,
): Promise<OpenStorage> {
  const { openPostgresStore } = await import('./postgres/open-postgres-store.ts')
  const store = await openPostgresStore(target, { clock, random, extensions, onError })
  return {
    store,
    poolUsage: () => store.poolUsage(),
    diskUsage: async () => ({ databaseBytes: await store.databaseBytes(), freeBytes: null }),
    lockForService: () => noLock,
    startJobs: async () => {
      const { startPostgresJobs } = await import('./postgres/postgres-jobs.ts')
      return await startPostgresJobs(target.url, { clock, kinds: kindsOf(extensions), onError })
    },
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

function kindsOf(extensions: readonly StorageExtension[]): readonly string[] {
  return [...ownJobKinds, ...extensions.flatMap((one) => one.jobKinds)]
}

const noLock: Disposable = { [Symbol.dispose]: () => undefined }

function ignore(): void {}

/** The disk usage of a database, in bytes. */
export interface DiskUsage {
  readonly databaseBytes: number
  /** The free space available to this user on the database's file system; `null` for a database on another machine. */
  readonly freeBytes: number | null
}

/**
 * Returns the size of a SQLite file, including its write-ahead log, and the free disk space. Rejects with Node's own
 * error when the file is missing.
 */
export async function sqliteDiskUsage(path: string): Promise<DiskUsage> {
  const [file, log, system] = await Promise.all([stat(path), stat(`${path}-wal`).catch(() => null), statfs(path)])
  return { databaseBytes: file.size + (log?.size ?? 0), freeBytes: system.bavail * system.bsize }
}
