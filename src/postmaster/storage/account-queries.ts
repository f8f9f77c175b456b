/** Queries on postmaster accounts, their grants and sync locks. */

import { type Kysely, sql } from 'kysely'
import { toWorkspaceId, type WorkspaceId } from '../../contract/identifiers.ts'

import { insertDeliveries, webhookIdsOf } from '../../storage/delivery-queries.ts'
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

/** An account to create. */
export interface NewPostmasterAccount {
  readonly workspaceId: WorkspaceId
  readonly email: string
  readonly source: PostmasterSource
  readonly nowMs: number
}

/** Returns the account with this address; creates it if it does not exist. */
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
      workspace_id: toWorkspaceId(withoutNul(workspaceId)),
      email: withoutNul(email.toLowerCase()),
      source,
      created_at_ms: nowMs,
      grant_state: 'none',
      data_revision: 0,
    })
    // An imported account may be connected later, and a connected account may import files. All other changes of an
    // account's source are ignored, because they would mix data of different kinds.
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'email']).doUpdateSet((eb) => {
        const own = eb.ref('postmaster_accounts.source')
        const connected = eb.case().when(own, '=', 'import').then<PostmasterSource>('google').else(own).end()
        return { source: source === 'google' ? connected : own }
      }),
    )
    .returning(accountColumns)
  const row = yield* firstRowOf(insert)
  if (row === null) throw new TypeError('the database returned no row for an inserted account')
  return parseAccountRow(row)
}

/** Lists the accounts of one workspace or of all workspaces, oldest first. */
export async function listAccounts(
  db: Kysely<Tables>,
  workspaceId: WorkspaceId | null,
): Promise<readonly StoredPostmasterAccount[]> {
  const all = db.selectFrom('postmaster_accounts').select(accountColumns).orderBy('created_at_ms').orderBy('id')
  const rows = await (workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)).execute()
  return rows.map(parseAccountRow)
}

/** Finds an account by id. */
export async function findAccount(
  db: Kysely<Tables>,
  workspaceId: WorkspaceId | null,
  accountId: number,
): Promise<StoredPostmasterAccount | null> {
  const one = db.selectFrom('postmaster_accounts').select(accountColumns).where('id', '=', accountId)
  const row = await (workspaceId === null ? one : one.where('workspace_id', '=', workspaceId)).executeTakeFirst()
  return row === undefined ? null : parseAccountRow(row)
}

/** Finds an account by address, ignoring case. */
export async function findAccountByEmail(
  db: Kysely<Tables>,
  workspaceId: WorkspaceId,
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

type AccountChange = Partial<{
  readonly grant_state: StoredPostmasterAccount['grantState']
  readonly sealed_refresh_token: string | null
  readonly grant_ended_at_ms: number | null
  readonly synced_at_ms: number
  readonly sync_problem: string | null
}>

/** @returns false if there is no such account */
async function updateAccount(database: SqlDatabase, accountId: number, to: AccountChange): Promise<boolean> {
  const update = database.db.updateTable('postmaster_accounts').set(to).where('id', '=', accountId)
  return (await database.transact(() => changesOf(update))) > 0
}

/** Stores a new grant and clears the problem of the previous one. */
export async function setGrant(database: SqlDatabase, accountId: number, sealed: string): Promise<boolean> {
  return await updateAccount(database, accountId, {
    grant_state: 'active',
    sealed_refresh_token: sealed,
    grant_ended_at_ms: null,
    sync_problem: null,
  })
}

/** Replaces the token of a grant. */
export async function renewGrant(database: SqlDatabase, { accountId, before, after }: GrantRenewal): Promise<boolean> {
  const renewed = database.db
    .updateTable('postmaster_accounts')
    .set({ sealed_refresh_token: after })
    .where('id', '=', accountId)
    .where('grant_state', '=', 'active')
    .where('sealed_refresh_token', '=', before)
  return (await database.transact(() => changesOf(renewed))) > 0
}

/** Deletes a grant at the user's request, and clears its problem. */
export async function endGrant(database: SqlDatabase, accountId: number): Promise<boolean> {
  return await updateAccount(database, accountId, {
    grant_state: 'none',
    sealed_refresh_token: null,
    grant_ended_at_ms: null,
    sync_problem: null,
  })
}

/** Records that the provider ended a grant, and enqueues the webhook event. */
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
  const webhookIds = yield* webhookIdsOf({ db, dialect }, account)
  if (webhookIds.length === 0) return { account, deliveryIds: [] }
  // The key includes the time, because an account can lose its grant more than once.
  const suffix = `postmaster-${accountId}-${nowMs}`
  const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${suffix}` }))
  yield* insertDeliveries(db, { event: toEvent(account), createdAtMs: nowMs, deliveries })
  return { account, deliveryIds: deliveries.map((one) => one.deliveryId) }
}

/** Deletes an account with its domains and days. */
export async function removeAccount(database: SqlDatabase, accountId: number): Promise<boolean> {
  const deletion = database.db.deleteFrom('postmaster_accounts').where('id', '=', accountId)
  return (await database.transact(() => changesOf(deletion))) > 0
}

/** Records the result of a sync. */
export async function recordSync(
  database: SqlDatabase,
  accountId: number,
  outcome: { readonly syncedAtMs: number; readonly problem?: string } | { readonly problem: string },
): Promise<void> {
  const problem = outcome.problem === undefined ? null : withoutNul(outcome.problem)
  const ended = 'syncedAtMs' in outcome ? { synced_at_ms: outcome.syncedAtMs } : {}
  await updateAccount(database, accountId, { ...ended, sync_problem: problem })
}

/** Takes the lock with a single statement, so that only one of two concurrent attempts succeeds. */
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

/** Releases the lock. */
export async function releaseSync(database: SqlDatabase, accountId: number, holder: string): Promise<void> {
  const released = database.db
    .updateTable('postmaster_accounts')
    .set({ sync_holder: null, sync_held_until_ms: null })
    .where('id', '=', accountId)
    .where('sync_holder', '=', holder)
  await database.transact(() => changesOf(released))
}

/**
 * Increments the account's revision. Call this first in a transaction: the lock on the account's row serializes its
 * writers.
 */
export function* incrementRevision(db: Kysely<Tables>, accountId: number): Steps<void> {
  const update = db
    .updateTable('postmaster_accounts')
    .set({ data_revision: sql<number>`data_revision + 1` })
    .where('id', '=', accountId)
  if ((yield* changesOf(update)) === 0) throw new TypeError(`postmaster account ${accountId} not found`)
}
