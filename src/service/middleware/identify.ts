/** Who asks: the bearer token of a request, and its digest. */

import { createHash, timingSafeEqual } from 'node:crypto'

import type { StoredToken } from '../../storage/account.ts'

/** A token is at most this long; anything longer is not hashed. */
const maxTokenLength = 512

/** The digest under which a token is stored. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The digest of the token in an Authorization field; `null`: there is none. Source: RFC 6750 §2.1, RFC 9110 §11.1 (no case) */
export function tokenHashOf(authorization: string | undefined): string | null {
  const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1]
  return text === undefined || text.length > maxTokenLength ? null : hashToken(text)
}

/**
 * The token that was found by `tokenHash`, if it is that one.
 *
 * The database compared digests, whose timing tells nothing of the token; this one comparison tells nothing at all.
 */
export function verifiedToken(token: StoredToken | null, tokenHash: string | null): StoredToken | null {
  if (token === null || tokenHash === null || token.tokenHash.length !== tokenHash.length) return null
  return timingSafeEqual(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null
}
