/** A migrated database in memory that writes down every statement. */

import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'

import { migrate } from '../../src/storage/migrate.ts'
import { NodeSqliteDialect } from '../../src/storage/sqlite/node-sqlite-dialect.ts'
import { preparedDatabase } from '../../src/storage/sqlite/prepared-database.ts'
import { sqliteWords } from '../../src/storage/sqlite/sqlite-words.ts'
import type { Tables } from '../../src/storage/tables.ts'

export interface LoggedDatabase extends AsyncDisposable {
  readonly db: Kysely<Tables>
  /** SQL in order, without those of the migration. */
  readonly statements: string[]
}

/** Opens it. */
export async function loggedDatabase(): Promise<LoggedDatabase> {
  const statements: string[] = []
  const inner = preparedDatabase(new DatabaseSync(':memory:'))
  const database = {
    close: () => inner.close(),
    prepare: (text: string) => {
      statements.push(text)
      return inner.prepare(text)
    },
  }
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database }) })
  await migrate(db, sqliteWords)
  statements.length = 0
  return { db, statements, [Symbol.asyncDispose]: async () => await db.destroy() }
}
