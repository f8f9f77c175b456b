import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'

import { migrate } from '../../src/storage/migrate.ts'
import { NodeSqliteDialect } from '../../src/storage/sqlite/node-sqlite-dialect.ts'
import { preparedDatabase } from '../../src/storage/sqlite/prepared-database.ts'
import { sqliteWords } from '../../src/storage/sqlite/sqlite-words.ts'
import type { Tables } from '../../src/storage/tables.ts'

function open(): { readonly file: DatabaseSync; readonly db: Kysely<Tables> } {
  const file = new DatabaseSync(':memory:')
  return { file, db: new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: preparedDatabase(file) }) }) }
}

function tablesOf(file: DatabaseSync): readonly string[] {
  return file
    .prepare("select name from sqlite_master where type = 'table' and name not like '%sqlite%' order by name")
    .all()
    .map((row) => String(row['name']))
}

const ours = ['api_tokens', 'message_copies', 'request_counts', 'test_seeds', 'tests']

it('migrate() makes the tables, and does nothing the second time', async () => {
  const { file, db } = open()
  await migrate(db, sqliteWords)
  await migrate(db, sqliteWords)
  expect(tablesOf(file).filter((name) => !name.startsWith('kysely_'))).toEqual(ours)
  await db.destroy()
})

it('migrate() leaves nothing half done', async () => {
  const { file, db } = open()
  // The name is taken, so the last table of the migration cannot be made.
  file.exec('create table message_copies (x)')
  await expect(migrate(db, sqliteWords)).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
  expect(tablesOf(file).filter((name) => !name.startsWith('kysely_'))).toEqual(['message_copies'])
  await db.destroy()
})
