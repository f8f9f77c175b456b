import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { migrate } from '../../src/storage/migrate.ts'
import type { SqlDatabase } from '../../src/storage/sql-database.ts'
import { preparedDatabase } from '../../src/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../src/storage/sqlite/sqlite-database.ts'

function open(): { readonly file: DatabaseSync; readonly database: SqlDatabase } {
  const file = new DatabaseSync(':memory:')
  return { file, database: sqliteDatabase(preparedDatabase(file)) }
}

function tablesOf(file: DatabaseSync): readonly string[] {
  return file
    .prepare("select name from sqlite_master where type = 'table' and name not like '%sqlite%' order by name")
    .all()
    .map((row) => String(row['name']))
}

const ours =
  `api_tokens directory_seeds dmarc_mailboxes dmarc_records dmarc_reports dmarc_tallies inbound_messages jobs message_copies
  observed_messages
  postmaster_accounts postmaster_days postmaster_domains presend_migrations request_counts seed_secrets
  test_seeds test_totals tests webhook_attempts webhook_deliveries webhook_secrets webhooks`.split(/\s+/u)

it('migrate() creates the tables, and changes nothing the second time', async () => {
  const { file, database } = open()
  await migrate(database)
  await migrate(database)
  expect(tablesOf(file)).toEqual(ours)
  await database[Symbol.asyncDispose]()
})

it('migrate() rolls back completely when it fails', async () => {
  const { file, database } = open()
  // The name is taken, so the last table of the migration cannot be created.
  file.exec('create table message_copies (x)')
  await expect(migrate(database)).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
  expect(tablesOf(file)).toEqual(['message_copies'])
  await database[Symbol.asyncDispose]()
})
