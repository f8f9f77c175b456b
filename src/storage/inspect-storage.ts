/** Looks at a storage without changing it: whether it can be opened, and which migrations it still needs. */

import type { StorageState } from './migrate.ts'
import type { StorageLocation } from './open-storage.ts'

/**
 * Inspects the storage. Nothing is created, migrated or locked.
 *
 * @throws PresendError STORAGE_FAILED when it cannot be opened or created
 */
export async function inspectStorage(location: StorageLocation): Promise<StorageState> {
  switch (location.kind) {
    case 'memory':
      return { status: 'new' }
    case 'sqlite':
      return (await import('./sqlite/inspect-sqlite.ts')).inspectSqlite(location.path)
    case 'postgres':
      return await (await import('./postgres/inspect-postgres.ts')).inspectPostgres(location)
    default:
      return location satisfies never
  }
}
