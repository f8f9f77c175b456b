/** Questions about tokens and request counts. */

import { type InsertQueryBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely'

import type { AccountPlan, ListedToken, StoredToken } from './account.ts'
import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { RequestCountKey } from './store.ts'
import type { RequestCountTable, Tables, TokenTable } from './tables.ts'

/** What a request counts against when it comes with this token. */
export function tokenSubject(tokenId: string): string {
  return `token:${tokenId}`
}

/** Writes a token. */
export async function createToken(database: SqlDatabase, token: StoredToken): Promise<void> {
  await database.transact(() =>
    changesOf(
      database.db.insertInto('api_tokens').values({
        id: token.tokenId,
        token_hash: token.tokenHash,
        prefix: token.prefix,
        workspace_id: token.workspaceId,
        account_plan: token.accountPlan,
        name: token.name,
        created_at_ms: token.createdAtMs,
        revoked_at_ms: token.revokedAtMs,
      }),
    ),
  )
}

/** The token with this hash, revoked or not. */
export function findToken(db: Kysely<Tables>, tokenHash: string): SelectQueryBuilder<Tables, 'api_tokens', TokenTable> {
  return db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash)
}

/** Every token, oldest first. */
export async function listTokens(db: Kysely<Tables>): Promise<readonly ListedToken[]> {
  const rows = await listedTokens(db).orderBy('api_tokens.created_at_ms').orderBy('api_tokens.id').execute()
  return rows.map(parseListedToken)
}

/** Ends a token, unless it has ended before. */
export async function revokeToken(database: SqlDatabase, tokenId: string, nowMs: number): Promise<ListedToken | null> {
  return await database.transact(() => revocationSteps(database.db, tokenId, nowMs))
}

function* revocationSteps(db: Kysely<Tables>, tokenId: string, nowMs: number): Steps<ListedToken | null> {
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

/** Changes the plan of every live token of a workspace. @returns how many there are */
export async function setPlan(database: SqlDatabase, workspaceId: string, plan: AccountPlan): Promise<number> {
  const { db } = database
  const rows = await database.transact(() =>
    rowsOf(
      db
        .updateTable('api_tokens')
        .set({ account_plan: plan })
        .where('workspace_id', '=', workspaceId)
        .where('revoked_at_ms', 'is', null)
        .returning('id'),
    ),
  )
  return rows.length
}

/** SQLite takes 32,766 bound values a statement. */
const idsPerQuery = 10_000

/** Those of `tokenIds` that no longer let anybody in. */
export async function listRevokedTokens(db: Kysely<Tables>, tokenIds: readonly string[]): Promise<readonly string[]> {
  const valid = new Set<string>()
  for (let start = 0; start < tokenIds.length; start += idsPerQuery) {
    const ids = tokenIds.slice(start, start + idsPerQuery)
    const rows = await db
      .selectFrom('api_tokens')
      .select('id')
      .where('id', 'in', ids)
      .where('revoked_at_ms', 'is', null)
      .execute()
    for (const { id } of rows) valid.add(id)
  }
  return tokenIds.filter((id) => !valid.has(id))
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
 * One row a subject, so nothing needs sweeping. A window never goes back: an instance whose clock is behind counts
 * into the newest one.
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
    })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        request_count: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then 1 else request_counts.request_count + 1 end`,
        window_start_ms: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then excluded.window_start_ms else request_counts.window_start_ms end`,
        last_request_at_ms: sql<number>`case when excluded.last_request_at_ms > request_counts.last_request_at_ms
          then excluded.last_request_at_ms else request_counts.last_request_at_ms end`,
      }),
    )
    .returning(['window_start_ms', 'request_count'])
}

/** Changes a row that means nothing, and waits until the disk has it. */
export async function tryWrite(database: SqlDatabase): Promise<void> {
  await database.transact(() => rowsOf(countRequest(database.db, { subject: 'readiness', windowStartMs: 0, nowMs: 0 })))
}

/** A row of `api_tokens` as a value. */
export function parseToken(row: TokenTable): StoredToken {
  return {
    tokenId: row.id,
    tokenHash: row.token_hash,
    prefix: row.prefix,
    workspaceId: row.workspace_id,
    accountPlan: row.account_plan,
    name: row.name,
    createdAtMs: row.created_at_ms,
    revokedAtMs: row.revoked_at_ms,
  }
}

function parseListedToken(row: ListedTokenRow): ListedToken {
  return { ...parseToken(row), lastUsedAtMs: row.last_request_at_ms }
}
