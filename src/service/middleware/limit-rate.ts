/** Counts every request against its caller's hour, and says on every response how many are left. */

import { isIPv6 } from 'node:net'

import { httpHeaders } from '../../contract/http-headers.ts'
import type { AccountPlan, StoredToken } from '../../storage/account.ts'
import type { Store } from '../../storage/store.ts'
import type { Clock } from '../../world/world.ts'
import { ApiProblem } from '../api-problem.ts'
import type { ServiceMiddleware, ServiceRequest } from '../service-context.ts'

const windowMs = 3_600_000

/** Requests an hour. A plan without access is told so that often, and strangers as often. */
const requestLimits: Readonly<Record<AccountPlan | 'none', number>> = {
  none: 1000,
  free: 1000,
  pro: 1000,
  enterprise: 10_000,
}

/** Needs `token`; requests without a valid one count against the client's address. */
export function limitRate({
  store,
  clock,
}: {
  readonly store: Pick<Store, 'countRequest'>
  readonly clock: Clock
}): ServiceMiddleware {
  return async (request, next) => {
    const token = request.get('token')
    const limit = requestLimits[token?.accountPlan ?? 'none']
    const nowMs = clock.nowMs()
    const subject = subjectOf(token, request)
    const count = await store.countRequest({ subject, windowStartMs: nowMs - (nowMs % windowMs) })
    const resetAtMs = count.windowStartMs + windowMs
    request.header(httpHeaders.rateLimit, String(limit))
    request.header(httpHeaders.rateLimitRemaining, String(Math.max(0, limit - count.requestCount)))
    request.header(httpHeaders.rateLimitReset, String(resetAtMs / 1000))
    if (count.requestCount > limit) throw limitExceeded(Math.max(1, Math.ceil((resetAtMs - nowMs) / 1000)))
    await next()
  }
}

function limitExceeded(seconds: number): ApiProblem {
  return new ApiProblem(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
    headers: { [httpHeaders.retryAfter]: String(seconds) },
  })
}

function subjectOf(token: StoredToken | null, request: ServiceRequest): string {
  if (token !== null) return `token:${token.tokenId}`
  return `address:${networkOf(request.env.incoming?.socket.remoteAddress ?? 'unknown')}`
}

/** One IPv6 customer has a /64 at least: counting single addresses would limit nobody. */
function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1]
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const start = head.split(':').filter((group) => group !== '')
  const end = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = tail === undefined ? start : [...start, ...zeros, ...end]
  return `${groups.slice(0, 4).join(':')}::/64`
}
