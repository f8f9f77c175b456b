/** Who is let in: a valid token of a plan with access. */

import type { StoredToken } from '../../storage/account.ts'
import { ApiProblem } from '../api-problem.ts'

/**
 * The 401 or 403 of a request; `null`: it may go on. It comes before any look at path or body, so that strangers learn
 * nothing of either.
 *
 * @param isTokenGiven whether the request had an Authorization field at all
 */
export function accessProblem(token: StoredToken | null, isTokenGiven: boolean): ApiProblem | null {
  if (token === null) return unauthorized(isTokenGiven)
  if (token.accountPlan !== 'free') return null
  return new ApiProblem(403, 'API access requires a Pro or Enterprise plan')
}

/** The 401. RFC 6750 §3: an error code only where a token was given. */
export function unauthorized(isTokenGiven: boolean): ApiProblem {
  const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"'
  const message = isTokenGiven ? 'Invalid or revoked API token' : 'Missing API token'
  return new ApiProblem(401, `${message}; send it as "Authorization: Bearer <token>"`, {
    headers: { 'WWW-Authenticate': challenge },
  })
}
