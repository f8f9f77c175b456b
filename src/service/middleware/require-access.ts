/** Lets nobody through without a valid token of a plan with access. */

import { ApiProblem } from '../api-problem.ts'
import type { ServiceMiddleware } from '../service-context.ts'

/** Needs `token`. 401 and 403 come before any look at path or body, so that strangers learn nothing of either. */
export function requireAccess(): ServiceMiddleware {
  return async (request, next) => {
    const token = request.get('token')
    if (token === null) throw unauthorized(request.req.header('Authorization') !== undefined)
    if (token.accountPlan === 'free') {
      throw new ApiProblem(403, 'The plan of this workspace has no access to the API; Pro and Enterprise have')
    }
    await next()
  }
}

/** RFC 6750 §3: the error code stands only where a token was given. */
function unauthorized(isTokenGiven: boolean): ApiProblem {
  const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"'
  const message = isTokenGiven ? 'The API token is invalid or revoked' : 'The API token is missing'
  return new ApiProblem(401, `${message}; send it as "Authorization: Bearer <token>"`, {
    headers: { 'WWW-Authenticate': challenge },
  })
}
