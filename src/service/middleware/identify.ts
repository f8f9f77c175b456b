/** Finds out who asks: the bearer token of the request. */

import { createHash, timingSafeEqual } from 'node:crypto'

import type { StoredToken } from '../../storage/account.ts'
import type { Store } from '../../storage/store.ts'
import type { ServiceMiddleware } from '../service-context.ts'

/** A token is at most this long; anything longer is not hashed. */
const maxTokenLength = 512

/** Sets `token`; an unknown or revoked one is none. Whether that is enough is another middleware's question. */
export function identify({ store }: { readonly store: Pick<Store, 'findToken'> }): ServiceMiddleware {
  return async (request, next) => {
    const text = parseBearer(request.req.header('Authorization'))
    request.set('token', text === null ? null : await findValidToken(text, store))
    await next()
  }
}

/** The digest under which a token is stored. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** RFC 6750 §2.1; the scheme's name has no case (RFC 9110 §11.1). */
function parseBearer(authorization: string | undefined): string | null {
  const text = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/iu.exec(authorization ?? '')?.[1]
  return text === undefined || text.length > maxTokenLength ? null : text
}

async function findValidToken(text: string, store: Pick<Store, 'findToken'>): Promise<StoredToken | null> {
  const tokenHash = hashToken(text)
  const token = await store.findToken(tokenHash)
  if (token === null || token.revokedAtMs !== null) return null
  // The database compared digests, whose timing tells nothing of the token; this one comparison tells nothing at all.
  return timingSafeEqual(Buffer.from(token.tokenHash), Buffer.from(tokenHash)) ? token : null
}
