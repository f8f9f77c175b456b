/** Inspects the storage without changing it. */

import type { StorageState } from './migrate.ts'
import type { StorageLocation } from './open-storage.ts'

/**
 * Determines whether the storage can be opened, and which migrations are pending. Does not create, migrate or lock
 * anything.
 *
 * @throws PresendError STORAGE_FAILED when the storage cannot be opened or created
 */
export async function inspectStorage(location: StorageLocation): Promise<StorageState> {
  switch (location.kind) {
    case 'memory':
      return { status: 'new' }
    case 'sqlite':
      return (await import('./sqlite/open-sqlite-store.ts')).inspectSqlite(location.path)
    case 'postgres':
      return await (await import('./postgres/inspect-postgres.ts')).inspectPostgres(location)
    default:
      return location satisfies never
  }
}
