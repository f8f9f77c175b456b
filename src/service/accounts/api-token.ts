/** Creates API tokens and authenticates requests with them. */

import { createHash, timingSafeEqual } from 'node:crypto'
import { toTokenId, type WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { AccountPlan, StoredToken, TokenScope } from '../storage/account.ts'
import type { Store } from '../storage/store.ts'

export interface NewToken {
  readonly workspaceId: WorkspaceId
  readonly accountPlan: AccountPlan
  /** The token's name, shown in lists. */
  readonly name: string
  /** The token's access level; defaults to `write`. */
  readonly scope?: TokenScope
  /** When the token expires; absent or `null` if it never expires. */
  readonly expiresAtMs?: number | null
  /** The email address of the user who creates the token; absent or `null` if a command creates it. */
  readonly createdBy?: string | null
}

/** A stored token and its secret. Only a hash of the secret is stored, so the secret cannot be shown again later. */
export interface CreatedToken {
  readonly token: StoredToken
  readonly secret: Secret
}

/**
 * The length of the stored prefix: `psd_` and four more characters. The prefix reveals 24 of the token's 256 random
 * bits, enough to recognize a token in a list.
 */
const prefixLength = 8
/** The maximum length of a token. Longer strings cannot be tokens, so they are rejected without hashing. */
const maxTokenLength = 512

/** Creates a token that consists of `psd_` and 256 random bits in base64url, and stores its SHA-256 hash. */
export async function createToken(
  wanted: NewToken,
  {
    store,
    clock,
    random,
  }: { readonly store: Pick<Store, 'createToken'>; readonly clock: Clock; readonly random: Random },
): Promise<CreatedToken> {
  const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`
  const token: StoredToken = {
    tokenId: toTokenId(random.uuid()),
    tokenHash: hashToken(text),
    prefix: text.slice(0, prefixLength),
    scope: 'write',
    expiresAtMs: null,
    createdBy: null,
    ...wanted,
    createdAtMs: clock.nowMs(),
    revokedAtMs: null,
  }
  await store.createToken(token)
  return { token, secret: new Secret(text) }
}

/** Returns the hash that is stored for a token: SHA-256 in lower-case hex. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Returns the hash of the token in an Authorization header, or `null` if the header contains no token. Source: RFC 6750
 * §2.1, RFC 9110 §11.1 (case-insensitive)
 */
export function tokenHashOf(authorization: string | undefined): string | null {
  const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1]
  return text === undefined || text.length > maxTokenLength ? null : hashToken(text)
}

/**
 * Compares the hashes in constant time. Returns `token`, which the store looked up by hash, only if the hashes match.
 */
export function verifiedToken(token: StoredToken | null, tokenHash: string | null): StoredToken | null {
  if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length) return null
  return timingSafeEqual(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null
}
