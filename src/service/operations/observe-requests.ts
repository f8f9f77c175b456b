/** Gives every request an id, counts it and logs it. */

import { matchedRoutes } from 'hono/route'

import { httpHeaders } from '../../contract/http-headers.ts'
import type { Clock, Random } from '../../world/world.ts'
import { clientClosedRequest } from '../long-poll/answer-read.ts'
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
 * One log line and one count per request, and its id on the response. Only the method and the route pattern of the request
 * are logged: paths contain tracking ids, queries and bodies contain addresses, header fields contain tokens.
 */
export function observeRequests(observers: RequestObservers): ServiceMiddleware {
  return async (request, next) => {
    const startMs = observers.clock.monotonicMs()
    const requestId = requestIdOf(request.req.header(requestIdHeader), observers.random)
    request.header(requestIdHeader, requestId)
    request.set('onWait', () =>
      observers.log.debug('long poll started', {
        request_id: requestId,
        ...testOf(request),
        workspace: workspaceOf(request),
      }),
    )
    await next()
    record(request, { requestId, durationMs: observers.clock.monotonicMs() - startMs }, observers)
  }
}

function record(
  request: ServiceRequest,
  { requestId, durationMs }: { readonly requestId: string; readonly durationMs: number },
  { log, metrics }: Pick<RequestObservers, 'log' | 'metrics'>,
): void {
  const method = knownMethods.has(request.req.method) ? request.req.method : 'other'
  const [route, status] = [routeOf(request), statusOf(request)]
  const workspace = workspaceOf(request)
  const isLongPoll = request.res.headers.has(httpHeaders.preferenceApplied)
  metrics.requestAnswered({ method, route, status, durationMs, isLongPoll })
  if (status === 429) metrics.rateLimited(workspace === null ? 'stranger' : 'token')
  const line = {
    request_id: requestId,
    method,
    route,
    status,
    ms: Math.round(durationMs * 10) / 10,
    workspace,
    ...testOf(request),
    ...(isLongPoll ? { long_poll: true } : {}),
  }
  if (status >= 500 && request.error !== undefined) log.error('request failed', { ...line, error: request.error })
  else log.info('request', line)
}

function workspaceOf(request: ServiceRequest): string | null {
  return request.get('token')?.workspaceId ?? null
}

function testOf(request: ServiceRequest): { readonly test?: number } {
  const numericId = request.get('testId')
  return numericId === undefined ? {} : { test: numericId }
}

/** A handler that ends because its client disconnected did not fail. */
function statusOf(request: ServiceRequest): number {
  if (request.error === undefined || request.res.status < 500) return request.res.status
  return request.req.raw.signal.aborted ? clientClosedRequest : request.res.status
}

/** The pattern of the handler; `none` where there is nothing. Patterns that end in `*` are middleware's. */
function routeOf(request: ServiceRequest): string {
  return matchedRoutes(request).find((route) => !route.path.endsWith('*'))?.path ?? 'none'
}
