/** Names, counts and logs every request. */

import { matchedRoutes } from 'hono/route'

import { httpHeaders } from '../../contract/http-headers.ts'
import type { Clock, Random } from '../../world/world.ts'
import { clientGone } from '../long-poll/hold.ts'
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

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * One line and one count a request, and its name on the answer. Of the request itself only method and route pattern are
 * written: paths hold tracking ids, queries and bodies hold addresses, header fields hold tokens.
 */
export function observeRequests(observers: RequestObservers): ServiceMiddleware {
  return async (request, next) => {
    const startMs = observers.clock.monotonicMs()
    const requestId = requestIdOf(request.req.header(requestIdHeader), observers.random)
    request.header(requestIdHeader, requestId)
    await next()
    const seen = {
      startMs,
      requestId,
      method: knownMethods.has(request.req.method) ? request.req.method : 'other',
      route: routeOf(request),
      workspace: request.get('token')?.workspaceId ?? null,
      isLongPoll: request.res.headers.has(httpHeaders.preferenceApplied),
    }
    const tell = teller(seen, observers)
    const { holdOffer } = request.env
    // The server goes on waiting for it, and says how that ended.
    if (holdOffer !== undefined && holdOffer.hold !== null) holdOffer.onEnd = tell
    else tell(statusOf(request), request.error)
  }
}

/** What is kept of a request until it is answered: of ten thousand that wait, nothing more. */
interface SeenRequest {
  readonly startMs: number
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly workspace: string | null
  readonly isLongPoll: boolean
}

function teller(
  { startMs, requestId, method, route, workspace, isLongPoll }: SeenRequest,
  { log, metrics, clock }: RequestObservers,
): (status: number, error?: Error) => void {
  return (status, error) => {
    const durationMs = clock.monotonicMs() - startMs
    metrics.requestAnswered({ method, route, status, durationMs, isLongPoll })
    if (status === 429) metrics.rateLimited(workspace === null ? 'stranger' : 'token')
    const line = {
      request_id: requestId,
      method,
      route,
      status,
      ms: Math.round(durationMs * 10) / 10,
      workspace,
      ...(isLongPoll ? { long_poll: true } : {}),
    }
    if (status >= 500 && error !== undefined) log.error('request failed', { ...line, error })
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
