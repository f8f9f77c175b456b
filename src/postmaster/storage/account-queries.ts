/** Questions about postmaster accounts, their grants, and who syncs them. */

import { type Kysely, sql } from 'kysely'

import { insertDeliveries, webhookIdsOfWorkspace } from '../../storage/delivery-queries.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from '../../storage/sql-database.ts'
import { withoutNul } from '../../storage/sql-parameters.ts'
import type { Tables } from '../../storage/tables.ts'
import type {
  GrantEnd,
  GrantRenewal,
  PostmasterSource,
  RevokedGrant,
  StoredPostmasterAccount,
  SyncClaim,
} from './accounts-and-days.ts'
import { accountColumns, parseAccountRow } from './parse-rows.ts'

/** What an account is made of. */
export interface NewPostmasterAccount {
  readonly workspaceId: string
  readonly email: string
  readonly source: PostmasterSource
  readonly nowMs: number
}

/** The account of that address, made when there is none. */
export async function ensureAccount(
  database: SqlDatabase,
  account: NewPostmasterAccount,
): Promise<StoredPostmasterAccount> {
  return await database.transact(() => ensureSteps(database.db, account))
}

function* ensureSteps(
  db: Kysely<Tables>,
  { workspaceId, email, source, nowMs }: NewPostmasterAccount,
): Steps<StoredPostmasterAccount> {
  const insert = db
    .insertInto('postmaster_accounts')
    .values({
      workspace_id: withoutNul(workspaceId),
      email: withoutNul(email.toLowerCase()),
      source,
      created_at_ms: nowMs,
      grant_state: 'none',
      data_revision: 0,
    })
    // An account that began with a file may be connected later; one that is connected takes files as well. Everything
    // else stays what it is, or data of two kinds would be mixed without a word.
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'email']).doUpdateSet((eb) => {
        const own = eb.ref('postmaster_accounts.source')
        const connected = eb.case().when(own, '=', 'import').then<PostmasterSource>('google').else(own).end()
        return { source: source === 'google' ? connected : own }
      }),
    )
    .returning(accountColumns)
  const row = yield* firstRowOf(insert)
  if (row === null) throw new TypeError('the database took an account and gave none back')
  return parseAccountRow(row)
}

/** Of one workspace, or of all, oldest first. */
export async function listAccounts(
  db: Kysely<Tables>,
  workspaceId: string | null,
): Promise<readonly StoredPostmasterAccount[]> {
  const all = db.selectFrom('postmaster_accounts').select(accountColumns).orderBy('created_at_ms').orderBy('id')
  const rows = await (workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)).execute()
  return rows.map(parseAccountRow)
}

/** By its id. */
export async function findAccount(
  db: Kysely<Tables>,
  workspaceId: string | null,
  accountId: number,
): Promise<StoredPostmasterAccount | null> {
  const one = db.selectFrom('postmaster_accounts').select(accountColumns).where('id', '=', accountId)
  const row = await (workspaceId === null ? one : one.where('workspace_id', '=', workspaceId)).executeTakeFirst()
  return row === undefined ? null : parseAccountRow(row)
}

/** By its address, whatever the case. */
export async function findAccountByEmail(
  db: Kysely<Tables>,
  workspaceId: string,
  email: string,
): Promise<StoredPostmasterAccount | null> {
  const row = await db
    .selectFrom('postmaster_accounts')
    .select(accountColumns)
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', withoutNul(email.toLowerCase()))
    .executeTakeFirst()
  return row === undefined ? null : parseAccountRow(row)
}

/** What of an account changes. */
type AccountChange = Partial<{
  readonly grant_state: StoredPostmasterAccount['grantState']
  readonly sealed_refresh_token: string | null
  readonly grant_ended_at_ms: number | null
  readonly synced_at_ms: number
  readonly sync_problem: string | null
}>

/** @returns false: there is none */
async function change(database: SqlDatabase, accountId: number, to: AccountChange): Promise<boolean> {
  const update = database.db.updateTable('postmaster_accounts').set(to).where('id', '=', accountId)
  return (await database.transact(() => changesOf(update))) > 0
}

/** A new grant; what was wrong with the last one is over. */
export async function setGrant(database: SqlDatabase, accountId: number, sealed: string): Promise<boolean> {
  return await change(database, accountId, {
    grant_state: 'active',
    sealed_refresh_token: sealed,
    grant_ended_at_ms: null,
    sync_problem: null,
  })
}

/** Another token of the same grant. */
export async function renewGrant(database: SqlDatabase, { accountId, before, after }: GrantRenewal): Promise<boolean> {
  const renewed = database.db
    .updateTable('postmaster_accounts')
    .set({ sealed_refresh_token: after })
    .where('id', '=', accountId)
    .where('grant_state', '=', 'active')
    .where('sealed_refresh_token', '=', before)
  return (await database.transact(() => changesOf(renewed))) > 0
}

/** The end of a grant by the user; what was wrong with it is over, too. */
export async function endGrant(database: SqlDatabase, accountId: number): Promise<boolean> {
  return await change(database, accountId, {
    grant_state: 'none',
    sealed_refresh_token: null,
    grant_ended_at_ms: null,
    sync_problem: null,
  })
}

/** The end of a grant by the provider, with the event that tells of it. */
export async function revokeGrant(database: SqlDatabase, end: RevokedGrant): Promise<GrantEnd | null> {
  return await database.transact(() => revokeSteps(database, end))
}

function* revokeSteps({ db, dialect }: SqlDatabase, end: RevokedGrant): Steps<GrantEnd | null> {
  const { accountId, sealedRefreshToken, nowMs, problem, toEvent } = end
  const row = yield* firstRowOf(
    db
      .updateTable('postmaster_accounts')
      .set({
        grant_state: 'revoked',
        sealed_refresh_token: null,
        grant_ended_at_ms: nowMs,
        sync_problem: withoutNul(problem),
      })
      .where('id', '=', accountId)
      .where('grant_state', '=', 'active')
      .where('sealed_refresh_token', '=', sealedRefreshToken)
      .returning(accountColumns),
  )
  if (row === null) return null
  const account = parseAccountRow(row)
  const webhookIds = yield* webhookIdsOfWorkspace({ db, dialect }, account.workspaceId)
  if (webhookIds.length === 0) return { account, deliveryIds: [] }
  // An account can lose its grant more than once.
  const ending = `postmaster-${accountId}-${nowMs}`
  const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${ending}` }))
  yield* insertDeliveries(db, { event: toEvent(account), createdAtMs: nowMs, deliveries })
  return { account, deliveryIds: deliveries.map((one) => one.deliveryId) }
}

/** With domains and days. */
export async function removeAccount(database: SqlDatabase, accountId: number): Promise<boolean> {
  const gone = database.db.deleteFrom('postmaster_accounts').where('id', '=', accountId)
  return (await database.transact(() => changesOf(gone))) > 0
}

/** How a sync ended. */
export async function noteSync(
  database: SqlDatabase,
  accountId: number,
  outcome: { readonly syncedAtMs: number; readonly problem?: string } | { readonly problem: string },
): Promise<void> {
  const problem = outcome.problem === undefined ? null : withoutNul(outcome.problem)
  const ended = 'syncedAtMs' in outcome ? { synced_at_ms: outcome.syncedAtMs } : {}
  await change(database, accountId, { ...ended, sync_problem: problem })
}

/** One statement, so that of two who ask one gets it. */
export async function claimSync(database: SqlDatabase, claim: SyncClaim): Promise<boolean> {
  const { accountId, holder, nowMs, untilMs } = claim
  const claimed = database.db
    .updateTable('postmaster_accounts')
    .set({ sync_holder: holder, sync_held_until_ms: untilMs })
    .where('id', '=', accountId)
    .where((eb) =>
      eb.or([eb('sync_holder', 'is', null), eb('sync_holder', '=', holder), eb('sync_held_until_ms', '<=', nowMs)]),
    )
  return (await database.transact(() => changesOf(claimed))) > 0
}

/** Gives it back. */
export async function releaseSync(database: SqlDatabase, accountId: number, holder: string): Promise<void> {
  const released = database.db
    .updateTable('postmaster_accounts')
    .set({ sync_holder: null, sync_held_until_ms: null })
    .where('id', '=', accountId)
    .where('sync_holder', '=', holder)
  await database.transact(() => changesOf(released))
}

/** Says that days changed; first in its transaction, so that whoever writes to one account waits in line. */
export function* countRevision(db: Kysely<Tables>, accountId: number): Steps<void> {
  const counted = db
    .updateTable('postmaster_accounts')
    .set({ data_revision: sql<number>`data_revision + 1` })
    .where('id', '=', accountId)
  if ((yield* changesOf(counted)) === 0) throw new TypeError(`there is no postmaster account ${accountId}`)
}
