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
  `alert_rules alert_states alerts api_tokens audit_events daily_requests daily_sums directory_seeds dmarc_mailboxes dmarc_records dmarc_reports dmarc_tallies identities
  inbound_messages invitations jobs memberships message_copies observed_messages postmaster_accounts postmaster_days
  postmaster_domains presend_migrations report_links request_counts seed_secrets sessions test_counts test_messages test_outcomes test_seeds test_sendings test_totals tests users
  webhook_attempts webhook_deliveries webhook_secrets webhooks workspaces`.split(/\s+/u)

it('migrate() creates the tables, and changes nothing the second time', async () => {
  const { file, database } = open()
  await migrate(database)
  await migrate(database)
  expect(tablesOf(file)).toEqual(ours)
  await database[Symbol.asyncDispose]()
})

it('migrate() rolls back completely when it fails', async () => {
  const { file, database } = open()
  // The table name is taken, so the last table in the migration cannot be created.
  file.exec('create table message_copies (x)')
  await expect(migrate(database)).rejects.toMatchObject({ code: 'STORAGE_FAILED' })
  expect(tablesOf(file)).toEqual(['message_copies'])
  await database[Symbol.asyncDispose]()
})

it('migrate() creates a workspace for every name in the tokens, with the best plan of its valid tokens', async () => {
  const { file, database } = open()
  await migrate(database)
  file.exec(`drop table audit_events; drop table invitations; drop table sessions; drop table memberships;
    drop table identities; drop table users; drop table workspaces;
    alter table api_tokens drop column scope; alter table api_tokens drop column expires_at_ms;
    alter table api_tokens drop column created_by;
    delete from presend_migrations where name = '0013-accounts'`)
  const insert = file.prepare("insert into api_tokens values (?, ?, 'psd_', ?, ?, '', ?, ?)")
  insert.run('1', 'h1', 'a', 'pro', 20, null)
  insert.run('2', 'h2', 'a', 'enterprise', 10, 30)
  insert.run('3', 'h3', 'b', 'enterprise', 40, null)
  insert.run('4', 'h4', 'c', 'pro', 50, 60)
  await migrate(database)
  const rows = file.prepare('select id, name, plan, report_access, created_at_ms from workspaces order by id').all()
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['a', 'a', 'pro', 'link', 10],
    ['b', 'b', 'enterprise', 'link', 40],
    ['c', 'c', 'free', 'link', 50],
  ])
  expect(file.prepare('select distinct scope, expires_at_ms from api_tokens').all()).toEqual([
    { scope: 'write', expires_at_ms: null },
  ])
  await database[Symbol.asyncDispose]()
})
