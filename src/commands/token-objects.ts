/** Tokens as `--json` prints them. */

import type { ListedToken, StoredToken } from '../storage/account.ts'

/** A token that was just made. */
export interface CreatedTokenObject {
  readonly id: string
  readonly prefix: string
  readonly workspace: string
  readonly plan: string
}

/** A token in a list; times in ISO 8601, UTC. */
export interface ListedTokenObject extends CreatedTokenObject {
  readonly created_at: string
  readonly last_used_at: string | null
  readonly revoked_at: string | null
}

/** The object of a new token. */
export function createdTokenObject(token: StoredToken): CreatedTokenObject {
  return { id: token.tokenId, prefix: token.prefix, workspace: token.workspaceId, plan: token.accountPlan }
}

/** The object of a token in a list. */
export function listedTokenObject(token: ListedToken): ListedTokenObject {
  return {
    ...createdTokenObject(token),
    created_at: isoTime(token.createdAtMs),
    last_used_at: token.lastUsedAtMs === null ? null : isoTime(token.lastUsedAtMs),
    revoked_at: token.revokedAtMs === null ? null : isoTime(token.revokedAtMs),
  }
}

/** `2026-01-31T12:00:00.000Z` */
export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
