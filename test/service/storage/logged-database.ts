/** A migrated database in memory that records every statement. */

import { DatabaseSync } from 'node:sqlite'

import { migrate } from '../../../src/service/storage/migrate.ts'
import type { SqlDatabase } from '../../../src/service/storage/sql-database.ts'
import { sqlStore } from '../../../src/service/storage/sql-store.ts'
import { preparedDatabase } from '../../../src/service/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../src/service/storage/sqlite/sqlite-database.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { localChanges } from '../../../src/service/storage/test-changes.ts'
import { storageExtensions } from '../../support/extensions.ts'

export interface LoggedDatabase extends SqlDatabase {
  readonly store: Store
  /** Statements in order, without those from the migrations. */
  readonly statements: string[]
}

export async function loggedDatabase(): Promise<LoggedDatabase> {
  const statements: string[] = []
  const inner = preparedDatabase(new DatabaseSync(':memory:'))
  const connection = {
    close: () => inner.close(),
    prepare: (text: string) => {
      statements.push(text)
      return inner.prepare(text)
    },
  }
  const database = sqliteDatabase(connection)
  await migrate(database, storageExtensions)
  statements.length = 0
  return { ...database, statements, store: sqlStore(database, localChanges(), storageExtensions) }
}
