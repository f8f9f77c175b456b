import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { migrate } from '../../../src/service/storage/migrate.ts'
import type { SqlDatabase } from '../../../src/service/storage/sql-database.ts'
import { preparedDatabase } from '../../../src/service/storage/sqlite/prepared-database.ts'
import { sqliteDatabase } from '../../../src/service/storage/sqlite/sqlite-database.ts'
import { storageExtensions } from '../../support/extensions.ts'

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
  `alert_rules alert_states alerts api_tokens audit_events daily_requests daily_sums directory_seeds dmarc_mailboxes dmarc_records dmarc_reports dmarc_tallies identities
  inbound_messages invitations jobs memberships message_copies observed_messages postmaster_accounts postmaster_days
  postmaster_domains presend_migrations report_links request_counts seed_secrets sessions test_counts test_messages test_outcomes test_seeds test_sendings test_totals tests users
  webhook_attempts webhook_deliveries webhook_secrets webhooks workspaces`.split(/\s+/u)

it('migrate() creates the tables, and changes nothing the second time', async () => {
  const { file, database } = open()
  await migrate(database, storageExtensions)
  await migrate(database, storageExtensions)
  expect(tablesOf(file)).toEqual(ours)
  await database[Symbol.asyncDispose]()
})

it('migrate() rolls back completely when it fails', async () => {
  const { file, database } = open()
  // The table name is taken, so the migration fails after it has created other tables.
  file.exec('create table message_copies (x)')
  await expect(migrate(database, storageExtensions)).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
  expect(tablesOf(file)).toEqual(['message_copies'])
  await database[Symbol.asyncDispose]()
})

it('migrate() rejects a database that another version created, and changes nothing', async () => {
  const { file, database } = open()
  file.exec(
    "create table presend_migrations (name text primary key); insert into presend_migrations values ('0001-old')",
  )
  await expect(migrate(database, storageExtensions)).rejects.toMatchObject({
    code: 'STORAGE_FAILED',
    message: expect.stringContaining('unknown migrations from another version of presend (0001-old)'),
  })
  expect(tablesOf(file)).toEqual(['presend_migrations'])
  await database[Symbol.asyncDispose]()
})
