/** Reads and deletes everything that belongs to a workspace. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

import { tokenSubject } from './account-queries.ts'
import type { OwnedTable, StorageExtension } from './extension.ts'
import { changeInBatches, changesOf, rowsOf, type SqlDatabase, type Steps, typedRows } from './sql-database.ts'
import type { Tables } from './tables.ts'
import type { ExportedRow } from './workspace.ts'

/** The maximum number of tests per transaction. Deleting a test with 50 seeds also deletes about 100 other rows. */
const testsPerBatch = 50
const usualRowsPerPage = 500

/** The condition for tables with a column that names the workspace. */
export const ownCondition = 'workspace_id = :id'
const ofTests = 'test_id in (select id from tests where workspace_id = :id)'
const ofWebhooks = 'webhook_id in (select id from webhooks where workspace_id = :id)'
const ofMembers = 'in (select user_id from memberships where workspace_id = :id)'

/**
 * The tables that an export contains. Webhook secrets, sessions, request counts, inbound messages that have not been
 * judged yet, and the states of alert rules are not exported.
 */
const ownedTables: readonly OwnedTable[] = [
  { table: 'workspaces', condition: 'id = :id', key: 'id' },
  { table: 'users', condition: `id ${ofMembers}`, key: 'id', secrets: ['password_hash'] },
  { table: 'identities', condition: `user_id ${ofMembers}`, key: 'issuer, subject' },
  { table: 'memberships', condition: ownCondition, key: 'user_id' },
  { table: 'invitations', condition: ownCondition, key: 'id', secrets: ['code_hash', 'one_time_code_hash'] },
  { table: 'api_tokens', condition: ownCondition, key: 'id', secrets: ['token_hash'] },
  { table: 'tests', condition: ownCondition, key: 'id' },
  { table: 'test_seeds', condition: ofTests, key: 'id' },
  { table: 'test_outcomes', condition: ownCondition, key: 'test_id' },
  // A message can be larger than a megabyte.
  { table: 'test_messages', condition: ofTests, key: 'test_id', rowsPerPage: 20 },
  { table: 'test_sendings', condition: ofTests, key: 'test_id' },
  { table: 'report_links', condition: ownCondition, key: 'id', secrets: ['token_hash'] },
  { table: 'daily_sums', condition: ownCondition, key: 'day, source, template' },
  { table: 'daily_requests', condition: ownCondition, key: 'day' },
  { table: 'webhooks', condition: ownCondition, key: 'id' },
  { table: 'webhook_deliveries', condition: ofWebhooks, key: 'id' },
  {
    table: 'webhook_attempts',
    condition: `delivery_id in (select delivery_id from webhook_deliveries where ${ofWebhooks})`,
    key: 'delivery_id, attempt_number',
  },
  { table: 'alert_rules', condition: ownCondition, key: 'id' },
  { table: 'alerts', condition: ownCondition, key: 'id' },
  { table: 'audit_events', condition: ownCondition, key: 'id' },
]

/**
 * Reads all rows of a workspace, table by table, without secrets. Each page begins after the last row read, so that no
 * rows are skipped if earlier rows are deleted in the meantime.
 */
export async function* exportWorkspace(
  db: Kysely<Tables>,
  workspaceId: WorkspaceId,
  extensions: readonly StorageExtension[],
): AsyncGenerator<ExportedRow> {
  const tables = [...ownedTables, ...extensions.flatMap((one) => one.ownedTables)]
  for (const { table, condition, key, rowsPerPage = usualRowsPerPage, secrets = [] } of tables) {
    for (let last: Row | null = null; ; ) {
      const page = sql`select * from ${sql.table(table)} where ${where(condition, workspaceId)} and ${after(key, last)}
        order by ${sql.raw(key)} limit ${rowsPerPage}`
      const rows: readonly Row[] = typedRows<Row>((await page.execute(db)).rows)
      for (const row of rows) {
        yield { table, row: Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))) }
      }
      last = rows.at(-1) ?? null
      if (rows.length < rowsPerPage) break
      // SQLite runs in this thread, so let other queries run between two pages.
      await nextTurn()
    }
  }
}

type Row = Readonly<Record<string, unknown>>

/** Returns the condition that selects rows after the last row read. */
function after(key: string, last: Row | null): RawBuilder<unknown> {
  if (last === null) return sql`1 = 1`
  return sql`(${sql.raw(key)}) > (${sql.join(key.split(', ').map((column) => last[column]))})`
}

function where(condition: string, workspaceId: WorkspaceId) {
  const parts = condition.split(':id').map((text) => sql.raw(text))
  return sql.join(parts, sql`${workspaceId}`)
}

/** What the removal of a workspace needs besides the database. */
export interface RemovalOptions {
  readonly extensions: readonly StorageExtension[]
  readonly onTestDeleted: (numericId: number) => void
}

/**
 * Deletes a workspace: first its tokens, so that no more data arrives, then its tests in batches, so that locks are
 * held only briefly, and then everything else.
 *
 * @returns false if the workspace does not exist
 */
export async function deleteWorkspace(
  database: SqlDatabase,
  workspaceId: WorkspaceId,
  { extensions, onTestDeleted }: RemovalOptions,
): Promise<boolean> {
  const { db } = database
  const added = extensions.flatMap((one) => one.ownedTables).filter(({ condition }) => condition === ownCondition)
  await database.transact(() => tokenSteps(db, workspaceId))
  await changeInBatches(testsPerBatch, async () => {
    const ids = await database.transact(() => testSteps(db, workspaceId))
    for (const id of ids) onTestDeleted(id)
    return ids.length
  })
  const names = added.map(({ table }) => table)
  return await database.transact(() => removalSteps(db, workspaceId, names))
}

function* tokenSteps(db: Kysely<Tables>, workspaceId: WorkspaceId): Steps<void> {
  const tokens = db.deleteFrom('api_tokens').where('workspace_id', '=', workspaceId).returning('id')
  const subjects = (yield* rowsOf(tokens)).map(({ id }) => tokenSubject(id))
  if (subjects.length > 0) yield* changesOf(db.deleteFrom('request_counts').where('subject', 'in', subjects))
}

/** Deletes tests. The results and copy counts are deleted through foreign keys. */
function* testSteps(db: Kysely<Tables>, workspaceId: WorkspaceId): Steps<readonly number[]> {
  const some = db.selectFrom('tests').select('id').where('workspace_id', '=', workspaceId).limit(testsPerBatch)
  const deleted = yield* rowsOf(db.deleteFrom('tests').where('id', 'in', some).returning('id'))
  return deleted.map(({ id }) => id)
}

/**
 * Deletes the remaining rows. Memberships, invitations and events, and everything that belongs to webhooks and to rows
 * of `addedTables`, are deleted through foreign keys.
 */
function* removalSteps(db: Kysely<Tables>, workspaceId: WorkspaceId, addedTables: readonly string[]): Steps<boolean> {
  const members = db.selectFrom('memberships').select('user_id').where('workspace_id', '=', workspaceId)
  const userIds = (yield* rowsOf(members)).map((row) => row.user_id)
  // A request that was admitted before its token was deleted may have added more data in the meantime.
  yield* tokenSteps(db, workspaceId)
  yield* changesOf(db.deleteFrom('tests').where('workspace_id', '=', workspaceId))
  yield* changesOf(db.deleteFrom('test_totals').where('workspace_id', '=', workspaceId))
  yield* changesOf(db.deleteFrom('daily_sums').where('workspace_id', '=', workspaceId))
  yield* changesOf(db.deleteFrom('daily_requests').where('workspace_id', '=', workspaceId))
  yield* changesOf(db.deleteFrom('webhooks').where('workspace_id', '=', workspaceId))
  for (const name of addedTables) {
    yield sql`delete from ${sql.table(name)} where workspace_id = ${workspaceId}`.compile(db)
  }
  const count = yield* changesOf(db.deleteFrom('workspaces').where('id', '=', workspaceId))
  yield* deleteLeftUsers(db, userIds)
  return count > 0
}

/** Deletes the users who no longer belong to any workspace. Keeps admins, because a service needs an admin. */
function* deleteLeftUsers(db: Kysely<Tables>, userIds: readonly string[]): Steps<void> {
  for (const userId of userIds) {
    const elsewhere = db.selectFrom('memberships').select('user_id').where('user_id', '=', userId)
    const left = db.deleteFrom('users').where('id', '=', userId).where('is_admin', '=', 0)
    yield* changesOf(left.where((eb) => eb.not(eb.exists(elsewhere))))
  }
}
