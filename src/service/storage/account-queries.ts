/** Queries for tokens and request counts. */

import { type InsertQueryBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { TokenId, WorkspaceId } from '../../foundation/contract/identifiers.ts'

import type { AccountPlan, ListedToken, StoredToken } from './account.ts'
import { type RequestCountTable, type TokenTable, tokenColumns } from './account-tables.ts'
import { parseRow, toRow } from './columns.ts'
import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { AccountStore, RequestCountKey } from './store.ts'
import type { Tables } from './tables.ts'
import { insertWorkspace } from './workspace-queries.ts'

/** The maximum number of ids per statement. SQLite allows 32,766 parameters. */
const idsPerQuery = 10_000

/** Returns the AccountStore queries. */
export function accountQueries(database: SqlDatabase): AccountStore {
  const { db } = database
  return {
    createToken: async (token) => {
      await database.transact(() => creationSteps(db, token))
    },
    listTokens: async (workspaceId) => {
      const all = listedTokens(db)
      const wanted = workspaceId === undefined ? all : all.where('api_tokens.workspace_id', '=', workspaceId)
      const rows = await wanted.orderBy('api_tokens.created_at_ms').orderBy('api_tokens.id').execute()
      return rows.map(parseListedToken)
    },
    revokeToken: async (tokenId, nowMs) => await database.transact(() => revocationSteps(db, tokenId, nowMs)),
    setPlan: async (workspaceId, plan) => await database.transact(() => planSteps(db, workspaceId, plan)),
    listRevokedTokens: async (tokenIds) => {
      const valid = new Set<TokenId>()
      for (let start = 0; start < tokenIds.length; start += idsPerQuery) {
        const ids = tokenIds.slice(start, start + idsPerQuery)
        const found = db.selectFrom('api_tokens').select('id').where('id', 'in', ids).where('revoked_at_ms', 'is', null)
        for (const { id } of await found.execute()) valid.add(id)
      }
      return tokenIds.filter((id) => !valid.has(id))
    },
    admit: database.admit,
  }
}

/** Creates a token, and also its workspace if this is the workspace's first token. */
function* creationSteps(db: Kysely<Tables>, token: StoredToken): Steps<void> {
  const { workspaceId, accountPlan: plan, createdAtMs } = token
  const workspace = {
    workspaceId,
    name: workspaceId,
    plan,
    retentionMs: null,
    reportAccess: 'link',
    createdAtMs,
  } as const
  yield* changesOf(insertWorkspace(db, workspace))
  yield* changesOf(db.insertInto('api_tokens').values(toRow(token, tokenColumns)))
}

function* planSteps(db: Kysely<Tables>, workspaceId: WorkspaceId, plan: AccountPlan): Steps<number> {
  yield* changesOf(db.updateTable('workspaces').set({ plan }).where('id', '=', workspaceId))
  const tokens = db.updateTable('api_tokens').set({ account_plan: plan }).where('workspace_id', '=', workspaceId)
  return yield* changesOf(tokens.where('revoked_at_ms', 'is', null))
}

/** Returns the subject under which this token's requests are counted. */
export function tokenSubject(tokenId: TokenId): string {
  return `token:${tokenId}`
}

/** Builds the query that finds the token with this hash, revoked or not. */
export function findToken(db: Kysely<Tables>, tokenHash: string): SelectQueryBuilder<Tables, 'api_tokens', TokenTable> {
  return db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash)
}

/** Revokes a token. If the token was already revoked, keeps the original revocation time. */
function* revocationSteps(db: Kysely<Tables>, tokenId: TokenId, nowMs: number): Steps<ListedToken | null> {
  yield* changesOf(
    db
      .updateTable('api_tokens')
      .set({ revoked_at_ms: nowMs })
      .where('id', '=', tokenId)
      .where('revoked_at_ms', 'is', null),
  )
  const row = yield* firstRowOf(listedTokens(db).where('api_tokens.id', '=', tokenId))
  return row === null ? null : parseListedToken(row)
}

type ListedTokenRow = TokenTable & { readonly last_request_at_ms: number | null }

function listedTokens(db: Kysely<Tables>): SelectQueryBuilder<Tables, 'api_tokens', ListedTokenRow> {
  return db
    .selectFrom('api_tokens')
    .selectAll('api_tokens')
    .select((eb) =>
      eb
        .selectFrom('request_counts')
        .select('last_request_at_ms')
        .where('subject', '=', sql<string>`'token:' || api_tokens.id`)
        .as('last_request_at_ms'),
    )
}

/**
 * Counts a request in its subject's row; each subject has only one row. The window never moves back: if an instance's
 * clock is behind, its requests are counted in the latest window.
 */
export function countRequest(
  db: Kysely<Tables>,
  key: RequestCountKey & { readonly nowMs: number },
): InsertQueryBuilder<Tables, 'request_counts', Pick<RequestCountTable, 'window_start_ms' | 'request_count'>> {
  return db
    .insertInto('request_counts')
    .values({
      subject: key.subject,
      window_start_ms: key.windowStartMs,
      request_count: 1,
      last_request_at_ms: key.nowMs,
      total_count: 1,
    })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        request_count: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then 1 else request_counts.request_count + 1 end`,
        window_start_ms: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then excluded.window_start_ms else request_counts.window_start_ms end`,
        last_request_at_ms: sql<number>`case when excluded.last_request_at_ms > request_counts.last_request_at_ms
          then excluded.last_request_at_ms else request_counts.last_request_at_ms end`,
        total_count: sql<number>`request_counts.total_count + 1`,
      }),
    )
    .returning(['window_start_ms', 'request_count'])
}

/** Checks whether the database is writable: durably writes a row that serves no other purpose. */
export async function tryWrite(database: SqlDatabase): Promise<void> {
  await database.transact(() => rowsOf(countRequest(database.db, { subject: 'readiness', windowStartMs: 0, nowMs: 0 })))
}

function parseListedToken(row: ListedTokenRow): ListedToken {
  return { ...parseRow(row, tokenColumns), lastUsedAtMs: row.last_request_at_ms }
}
