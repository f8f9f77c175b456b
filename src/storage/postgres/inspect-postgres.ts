/** Inspects a PostgreSQL database without changing it. */

import { compareMigrations, type StorageState } from '../migrate.ts'
import { refuseConnection } from './open-postgres-store.ts'
import { openMigrationPool } from './postgres-pool.ts'
import type { PostgresTarget } from './postgres-target.ts'

/**
 * Reads which migrations the database has. @throws PresendError STORAGE_FAILED if no server responds or the server
 * rejects the login
 */
export async function inspectPostgres(target: PostgresTarget): Promise<StorageState> {
  const pool = openMigrationPool(target, () => undefined)
  try {
    const found = await pool.query<{ readonly name: string | null }>("select to_regclass('presend_migrations') as name")
    const isMigrated = found.rows.some((row) => row.name !== null)
    const done = isMigrated ? await pool.query<{ readonly name: string }>('select name from presend_migrations') : null
    return { status: 'found', ...compareMigrations(done?.rows.map((row) => row.name) ?? []) }
  } catch (error) {
    return refuseConnection(error, target)
  } finally {
    await pool.end()
  }
}
