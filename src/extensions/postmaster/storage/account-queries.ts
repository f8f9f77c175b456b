/** Queries for postmaster accounts, their grants and sync locks. */

import { type Kysely, sql } from 'kysely'

import { toWorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { insertDeliveries, webhookIdsOf } from '../../../service/storage/delivery-queries.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from '../../../service/storage/sql-database.ts'
import { withoutNul } from '../../../service/storage/sql-parameters.ts'
import type { Tables } from '../../../service/storage/tables.ts'
import type {
  GrantEnd,
  PostmasterAccounts,
  PostmasterGrants,
  PostmasterSource,
  PostmasterSyncs,
  RevokedGrant,
  StoredPostmasterAccount,
} from './accounts-and-days.ts'
import type { PostmasterAccountTable } from './tables.ts'

/** The columns of an account, renamed to the fields of StoredPostmasterAccount. */
const accountColumns = [
  'id',
  'workspace_id as workspaceId',
  'email',
  'source',
  'created_at_ms as createdAtMs',
  'grant_state as grantState',
  'sealed_refresh_token as sealedRefreshToken',
  'grant_ended_at_ms as grantEndedAtMs',
  'synced_at_ms as syncedAtMs',
  'sync_problem as syncProblem',
  'data_revision as dataRevision',
] as const

/** The queries that implement PostmasterAccounts. */
export function accountQueries(database: SqlDatabase): PostmasterAccounts {
  const { db } = database
  const all = db.selectFrom('postmaster_accounts').select(accountColumns)
  return {
    ensurePostmasterAccount: async (account) => await database.transact(() => ensureSteps(db, account)),
    listPostmasterAccounts: async (workspaceId) => {
      const wanted = workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)
      return await wanted.orderBy('created_at_ms').orderBy('id').execute()
    },
    findPostmasterAccount: async (workspaceId, accountId) => {
      const wanted = workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)
      return (await wanted.where('id', '=', accountId).executeTakeFirst()) ?? null
    },
    findPostmasterAccountByEmail: async (workspaceId, email) => {
      const wanted = all.where('workspace_id', '=', workspaceId).where('email', '=', withoutNul(email.toLowerCase()))
      return (await wanted.executeTakeFirst()) ?? null
    },
    removePostmasterAccount: async (accountId) => {
      const deletion = db.deleteFrom('postmaster_accounts').where('id', '=', accountId)
      return (await database.transact(() => changesOf(deletion))) > 0
    },
  }
}

function* ensureSteps(
  db: Kysely<Tables>,
  { workspaceId, email, source, nowMs }: Parameters<PostmasterAccounts['ensurePostmasterAccount']>[0],
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
    // An imported account may be connected later, and files may be imported into a connected account. All other changes
    // to an account's source are ignored, because they would mix data from different sources.
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'email']).doUpdateSet((eb) => {
        const own = eb.ref('postmaster_accounts.source')
        const connected = eb.case().when(own, '=', 'import').then<PostmasterSource>('google').else(own).end()
        return { source: source === 'google' ? connected : own }
      }),
    )
    .returning(accountColumns)
  const inserted = yield* firstRowOf(insert)
  if (inserted === null) throw new TypeError('the database returned no row for an inserted account')
  return inserted
}

type AccountChange = Partial<Omit<PostmasterAccountTable, 'id'>>

/** Changes an account. Returns false if the account does not exist. */
async function updateAccount(database: SqlDatabase, accountId: number, to: AccountChange): Promise<boolean> {
  const update = database.db.updateTable('postmaster_accounts').set(to).where('id', '=', accountId)
  return (await database.transact(() => changesOf(update))) > 0
}

/** The queries that implement PostmasterGrants. */
export function grantQueries(database: SqlDatabase): PostmasterGrants {
  const noEnd = { grant_ended_at_ms: null, sync_problem: null }
  return {
    setPostmasterGrant: async (accountId, sealed) =>
      await updateAccount(database, accountId, { grant_state: 'active', sealed_refresh_token: sealed, ...noEnd }),
    renewPostmasterGrant: async ({ accountId, before, after }) => {
      const renewed = database.db
        .updateTable('postmaster_accounts')
        .set({ sealed_refresh_token: after })
        .where('id', '=', accountId)
        .where('grant_state', '=', 'active')
        .where('sealed_refresh_token', '=', before)
      return (await database.transact(() => changesOf(renewed))) > 0
    },
    endPostmasterGrant: async (accountId) =>
      await updateAccount(database, accountId, { grant_state: 'none', sealed_refresh_token: null, ...noEnd }),
    revokePostmasterGrant: async (end) => await database.transact(() => revokeSteps(database, end)),
  }
}

function* revokeSteps({ db, dialect }: SqlDatabase, end: RevokedGrant): Steps<GrantEnd | null> {
  const { accountId, sealedRefreshToken, nowMs, problem, toEvent } = end
  const account = yield* firstRowOf(
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
  if (account === null) return null
  const webhookIds = yield* webhookIdsOf({ db, dialect }, account)
  if (webhookIds.length === 0) return { account, deliveryIds: [] }
  // The delivery id includes the time, because an account can lose its grant more than once.
  const suffix = `postmaster-${accountId}-${nowMs}`
  const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${suffix}` }))
  yield* insertDeliveries(db, { event: toEvent(account), createdAtMs: nowMs, deliveries })
  return { account, deliveryIds: deliveries.map((one) => one.deliveryId) }
}

/** The queries that implement PostmasterSyncs. */
export function syncQueries(database: SqlDatabase): PostmasterSyncs {
  const { db } = database
  return {
    recordPostmasterSync: async (accountId, outcome) => {
      const problem = outcome.problem === undefined ? null : withoutNul(outcome.problem)
      const ended = 'syncedAtMs' in outcome ? { synced_at_ms: outcome.syncedAtMs } : {}
      await updateAccount(database, accountId, { ...ended, sync_problem: problem })
    },
    // Take the lock in a single statement, so that only one of two concurrent attempts succeeds.
    claimPostmasterSync: async ({ accountId, holder, nowMs, untilMs }) => {
      const claimed = db
        .updateTable('postmaster_accounts')
        .set({ sync_holder: holder, sync_held_until_ms: untilMs })
        .where('id', '=', accountId)
        .where((eb) =>
          eb.or([eb('sync_holder', 'is', null), eb('sync_holder', '=', holder), eb('sync_held_until_ms', '<=', nowMs)]),
        )
      return (await database.transact(() => changesOf(claimed))) > 0
    },
    releasePostmasterSync: async (accountId, holder) => {
      const released = db
        .updateTable('postmaster_accounts')
        .set({ sync_holder: null, sync_held_until_ms: null })
        .where('id', '=', accountId)
        .where('sync_holder', '=', holder)
      await database.transact(() => changesOf(released))
    },
  }
}

/**
 * Increments the account's revision. Call this at the start of a transaction, because the resulting row lock makes
 * other writers wait.
 */
export function* incrementRevision(db: Kysely<Tables>, accountId: number): Steps<void> {
  const update = db
    .updateTable('postmaster_accounts')
    .set({ data_revision: sql<number>`data_revision + 1` })
    .where('id', '=', accountId)
  if ((yield* changesOf(update)) === 0) throw new TypeError(`postmaster account ${accountId} not found`)
}
