/** Names, counts and logs every request. */

import { matchedRoutes } from 'hono/route'

import { httpHeaders } from '../../contract/http-headers.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { ServiceMiddleware, ServiceRequest } from '../service-context.ts'
import { requestIdHeader, requestIdOf } from './request-id.ts'
import type { ServiceLog } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** Where it is written down. */
export interface RequestObservers {
  readonly log: ServiceLog
  readonly metrics: Pick<ServiceMetrics, 'requestAnswered' | 'rateLimited'>
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
}

/** What nginx answers, and nobody reads, when the client has gone away. */
const clientGone = 499

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * One line and one count a request, and its name on the answer. Of the request itself only method and route pattern are
 * written: paths hold tracking ids, queries and bodies hold addresses, header fields hold tokens.
 */
export function observeRequests({ log, metrics, clock, random }: RequestObservers): ServiceMiddleware {
  return async (request, next) => {
    const startMs = clock.monotonicMs()
    const requestId = requestIdOf(request.req.header(requestIdHeader), random)
    request.header(requestIdHeader, requestId)
    await next()
    const status = statusOf(request)
    const answered = {
      method: knownMethods.has(request.req.method) ? request.req.method : 'other',
      route: routeOf(request),
      status,
      durationMs: clock.monotonicMs() - startMs,
      isLongPoll: request.res.headers.has(httpHeaders.preferenceApplied),
    }
    metrics.requestAnswered(answered)
    const workspace = request.get('token')?.workspaceId ?? null
    if (status === 429) metrics.rateLimited(workspace === null ? 'stranger' : 'token')
    const line = {
      request_id: requestId,
      method: answered.method,
      route: answered.route,
      status,
      ms: Math.round(answered.durationMs * 10) / 10,
      workspace,
      ...(answered.isLongPoll ? { long_poll: true } : {}),
    }
    if (status >= 500 && request.error !== undefined) log.error('request failed', { ...line, error: request.error })
    else log.info('request', line)
  }
}

/** A handler that ends because its client has gone away did not fail. */
function statusOf(request: ServiceRequest): number {
  if (request.error === undefined || request.res.status < 500) return request.res.status
  return request.req.raw.signal.aborted ? clientGone : request.res.status
}

/** The pattern of the handler; `none` where there is nothing. Patterns that end in `*` are middleware's. */
function routeOf(request: ServiceRequest): string {
  return matchedRoutes(request).find((route) => !route.path.endsWith('*'))?.path ?? 'none'
}
