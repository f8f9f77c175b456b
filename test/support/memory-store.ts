/** Opens stores in memory. Loading a migrated database is several times as fast as migrating a new one for each test. */

import { DatabaseSync } from 'node:sqlite'

import { migrate } from '../../src/service/storage/migrate.ts'
import { sqlStore } from '../../src/service/storage/sql-store.ts'
import { preparedDatabase } from '../../src/service/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../src/service/storage/sqlite/sqlite-database.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { localChanges } from '../../src/service/storage/test-changes.ts'
import { storageExtensions } from './extensions.ts'

let migrated: Promise<Uint8Array> | null = null

/** Opens a new, empty store with the current schema. */
export async function openMemoryStore(): Promise<Store> {
  migrated ??= createMigrated()
  const connection = connect()
  connection.deserialize(await migrated)
  return sqlStore(sqliteDatabase(preparedDatabase(connection)), localChanges(), storageExtensions)
}

async function createMigrated(): Promise<Uint8Array> {
  const connection = connect()
  await using database = sqliteDatabase(preparedDatabase(connection))
  await migrate(database, storageExtensions)
  return connection.serialize()
}

function connect(): DatabaseSync {
  return new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
}
