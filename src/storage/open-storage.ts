/** Opens the storage that a location names. */

import { bad, ok, type Parsed } from '../errors/problem.ts'
import type { Clock, Random } from '../world/world.ts'
import type { DiskUsage } from './disk-usage.ts'
import type { Jobs } from './jobs.ts'
import type { PoolUsage } from './postgres/postgres-pool.ts'
import { type PostgresTarget, parsePostgresUrl } from './postgres/postgres-target.ts'
import { sqlStore } from './sql-store.ts'
import { sqliteDiskUsage } from './sqlite/disk-usage.ts'
import { beOnlyInstance } from './sqlite/only-instance.ts'
import { openSqliteDatabase, type SqlitePlace } from './sqlite/open-sqlite-store.ts'
import { startSqliteJobs } from './sqlite/sqlite-jobs.ts'
import type { Store } from './store.ts'
import { localChanges } from './test-changes.ts'

/** Where the data lies: `sqlite:<path>`, `postgres://…` (or `postgresql://…`), or `memory`. */
export type StorageLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  /** The URL may hold a password: it is never printed. `poolSize`: connections of one instance at most. */
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number }

/** An open storage. Disposing it closes the store; jobs are disposed by whoever started them, before it. */
export interface OpenStorage extends AsyncDisposable {
  readonly store: Store
  /** Starts the job engine of this storage; a command that only writes needs none. */
  startJobs(): Promise<Jobs>
  /**
   * For a service, before it writes: where only one may stand on a storage, this one does until it is disposed.
   *
   * @throws PresendError STORAGE_FAILED when another one does
   */
  standOnIt(): Disposable
  /** How busy its connections are; absent where there are none. */
  readonly poolUsage?: () => PoolUsage
  /** How much space the data takes; absent in memory. */
  readonly diskUsage?: () => Promise<DiskUsage>
}

/** What the storage may ask of the world. */
export interface StorageWorld {
  readonly clock: Clock
  readonly random: Random
  /** Told of what failed and heals by itself: a lost connection, a job that will be tried again. Absent: nobody. */
  readonly onError?: (error: unknown) => void
}

/** Reads a location; relative paths stay relative to the working directory. */
export function parseStorageLocation(text: string): Parsed<StorageLocation> {
  if (text === 'memory') return ok({ kind: 'memory' })
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/su.exec(text) ?? []
  if (scheme === 'sqlite' && isFilePath(rest)) return ok({ kind: 'sqlite', path: rest })
  if ((scheme === 'postgres' || scheme === 'postgresql') && isPostgresUrl(text)) {
    const target = parsePostgresUrl(text)
    return target.status === 'ok' ? ok({ kind: 'postgres', ...target.value }) : target
  }
  // What came is not shown: it may hold a password, also where the scheme is mistyped.
  return bad({
    input: 'storage',
    expected: '`sqlite:<path of a file>`, `postgres://user@host/database` or `memory`',
    todo: scheme === '' ? 'begin it with `sqlite:` or `postgres://`' : 'see that nothing of it is missing or misspelt',
  })
}

/** `:memory:` would be a storage that forgets everything and looks like a file; `memory` says so. */
function isFilePath(path: string): boolean {
  return path !== '' && path !== ':memory:' && !path.includes('\0')
}

/** A URL with a database; its host may be empty, then `?host=` names a socket's folder. */
function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\/[^/?#]*\/[^/?#]+/u.test(text) && URL.canParse(text)
}

/**
 * Opens the storage and brings it to today's schema.
 *
 * @throws PresendError STORAGE_FAILED
 */
export async function openStorage(location: StorageLocation, world: StorageWorld): Promise<OpenStorage> {
  if (location.kind === 'postgres') return await openPostgres(location, world)
  return await openSqlite(location.kind === 'memory' ? location : { kind: 'file', path: location.path }, world)
}

async function openSqlite(place: SqlitePlace, { clock, onError = ignore }: StorageWorld): Promise<OpenStorage> {
  const database = await openSqliteDatabase(place)
  const store = sqlStore(database, localChanges())
  return {
    store,
    startJobs: async () => await Promise.resolve(startSqliteJobs(database, { clock, onError })),
    standOnIt: () => (place.kind === 'file' ? beOnlyInstance(place.path) : oneOfMany),
    ...(place.kind === 'file' ? { diskUsage: async () => await sqliteDiskUsage(place.path) } : {}),
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

/** The driver is loaded only for a service that stands on it. */
async function openPostgres(
  target: PostgresTarget,
  { clock, random, onError = ignore }: StorageWorld,
): Promise<OpenStorage> {
  const { openPostgresStore } = await import('./postgres/open-postgres-store.ts')
  const store = await openPostgresStore(target, { clock, random, onError })
  return {
    store,
    poolUsage: () => store.poolUsage(),
    diskUsage: async () => ({ databaseBytes: await store.databaseBytes(), freeBytes: null }),
    standOnIt: () => oneOfMany,
    startJobs: async () => {
      const { startPostgresJobs } = await import('./postgres/postgres-jobs.ts')
      return await startPostgresJobs(target.url, { clock, onError })
    },
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

/** Nobody is in anybody's way. */
const oneOfMany: Disposable = { [Symbol.dispose]: () => undefined }

/** Whoever did not ask is not told; what failed rejects or is tried again all the same. */
function ignore(): void {}
