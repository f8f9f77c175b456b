/** Questions about tokens and request counts. */

import { type Kysely, sql } from 'kysely'

import type { StoredToken } from './account.ts'
import type { RequestCount, RequestCountKey } from './store.ts'
import type { Tables } from './tables.ts'

/** Writes a token. */
export async function createToken(db: Kysely<Tables>, token: StoredToken): Promise<void> {
  await db
    .insertInto('api_tokens')
    .values({
      id: token.tokenId,
      token_hash: token.tokenHash,
      workspace_id: token.workspaceId,
      account_plan: token.accountPlan,
      name: token.name,
      created_at_ms: token.createdAtMs,
      revoked_at_ms: token.revokedAtMs,
    })
    .execute()
}

/** The token with this hash, revoked or not. */
export async function findToken(db: Kysely<Tables>, tokenHash: string): Promise<StoredToken | null> {
  const row = await db.selectFrom('api_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
  if (row === undefined) return null
  return {
    tokenId: row.id,
    tokenHash: row.token_hash,
    workspaceId: row.workspace_id,
    accountPlan: row.account_plan,
    name: row.name,
    createdAtMs: row.created_at_ms,
    revokedAtMs: row.revoked_at_ms,
  }
}

/**
 * One row a subject, so nothing needs sweeping. A window never goes back: an instance whose clock is behind counts
 * into the newest one.
 */
export async function countRequest(db: Kysely<Tables>, key: RequestCountKey): Promise<RequestCount> {
  const row = await db
    .insertInto('request_counts')
    .values({ subject: key.subject, window_start_ms: key.windowStartMs, request_count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        request_count: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then 1 else request_counts.request_count + 1 end`,
        window_start_ms: sql<number>`case when excluded.window_start_ms > request_counts.window_start_ms
          then excluded.window_start_ms else request_counts.window_start_ms end`,
      }),
    )
    .returning(['window_start_ms', 'request_count'])
    .executeTakeFirstOrThrow()
  return { windowStartMs: row.window_start_ms, requestCount: row.request_count }
}
