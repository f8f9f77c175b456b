/** Opens the store on a PostgreSQL server. */

import type { Clock, Random } from '../../../foundation/world/world.ts'
import type { StorageExtension } from '../extension.ts'
import { compareMigrations, migrate, type StorageState } from '../migrate.ts'
import { sqlStore } from '../sql-store.ts'
import { storageFailure } from '../storage-failure.ts'
import type { Store } from '../store.ts'
import { notifiedChanges } from './notified-changes.ts'
import { postgresDatabase } from './postgres-database.ts'
import { openMigrationPool, openPool, type PoolUsage, poolUsageOf } from './postgres-pool.ts'
import type { PostgresTarget } from './postgres-target.ts'

/** The dependencies of the store. */
export interface PostgresWorld {
  readonly clock: Clock
  readonly random: Random
  /** Called when a connection breaks; the pool then opens a new connection. */
  readonly onError: (error: unknown) => void
  readonly extensions: readonly StorageExtension[]
}

/** A store that also reports the size of its database. */
export interface PostgresStore extends Store {
  poolUsage(): PoolUsage
  /** The size of the database on the server's disk, in bytes. */
  databaseBytes(): Promise<number>
}

/**
 * Opens the store and migrates the database to the current schema.
 *
 * @throws PresendError STORAGE_FAILED if no server responds, or if the database has been migrated by another version of
 * presend
 */
export async function openPostgresStore(target: PostgresTarget, world: PostgresWorld): Promise<PostgresStore> {
  await using stack = new AsyncDisposableStack()
  const pool = openPool(target, world.onError)
  const database = stack.use(postgresDatabase(pool))
  await pool.query('select 1').catch((error: unknown) => refuseConnection(error, target))
  await migrateDatabase(target, world)
  stack.move()
  const store = sqlStore(database, notifiedChanges(database, target.url, world), world.extensions)
  return {
    ...store,
    poolUsage: () => poolUsageOf(pool),
    databaseBytes: async () => {
      const { rows } = await pool.query<{ readonly size: number }>(
        'select pg_database_size(current_database()) as size',
      )
      return rows[0]?.size ?? 0
    },
  }
}

async function migrateDatabase(target: PostgresTarget, { onError, extensions }: PostgresWorld): Promise<void> {
  await using database = postgresDatabase(openMigrationPool(target, onError))
  await migrate(database, extensions)
}

/**
 * Determines which migrations have been applied, without changing the database.
 *
 * @throws PresendError STORAGE_FAILED if no server responds or the server rejects the login
 */
export async function inspectPostgres(
  target: PostgresTarget,
  extensions: readonly StorageExtension[],
): Promise<StorageState> {
  const pool = openMigrationPool(target, () => undefined)
  try {
    const found = await pool.query<{ readonly name: string | null }>("select to_regclass('presend_migrations') as name")
    const isMigrated = found.rows.some((row) => row.name !== null)
    const done = isMigrated ? await pool.query<{ readonly name: string }>('select name from presend_migrations') : null
    return { status: 'found', ...compareMigrations(done?.rows.map((row) => row.name) ?? [], extensions) }
  } catch (error) {
    return refuseConnection(error, target)
  } finally {
    await pool.end()
  }
}

/**
 * Reports a failed connection. The message contains only the names of the host and the database, because the URL may
 * contain a password.
 *
 * @throws PresendError STORAGE_FAILED
 */
function refuseConnection(error: unknown, target: PostgresTarget): never {
  const { hostname, port, pathname } = new URL(target.url)
  throw storageFailure(
    {
      done: `Connecting to PostgreSQL ${hostname === '' ? 'through a local socket' : `at ${hostname}:${port || '5432'}`}, database "${pathname.slice(1)}"`,
      expected: 'a connection',
      todo: 'check that the server is running, that the database exists, and that the user in the storage URL may log in',
    },
    error,
  )
}
