/** Assigns an id to every request, counts the request and logs it. */

import { matchedRoutes } from 'hono/route'

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { clientClosedRequest, type ServiceMiddleware, type ServiceRequest } from '../requests/service-context.ts'
import type { ServiceLog } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

export interface ObserveDeps {
  readonly log: ServiceLog
  readonly metrics: Pick<ServiceMetrics, 'requestAnswered' | 'rateLimited'>
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
}

const requestIdHeader = 'X-Request-Id'

/**
 * Matches request ids in the formats that proxies and tracers use, without characters that could break a log line or a
 * search for the id.
 */
const validRequestId = /^[A-Za-z0-9][A-Za-z0-9._:=-]{0,127}$/u

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Logs and counts each request, and adds its id to the response. Only the method and the route pattern are logged:
 * paths contain tracking ids, queries and bodies contain addresses, and headers contain tokens.
 */
export function observeRequests(deps: ObserveDeps): ServiceMiddleware {
  return async (request, next) => {
    const startMs = deps.clock.monotonicMs()
    const { routeIndex } = request.req
    const requestId = requestIdOf(request.req.header(requestIdHeader), deps.random)
    request.header(requestIdHeader, requestId)
    request.set('onWait', () =>
      deps.log.debug('long poll started', {
        request_id: requestId,
        ...testOf(request),
        workspace: workspaceOf(request),
      }),
    )
    await next()
    record(request, { requestId, routeIndex, durationMs: deps.clock.monotonicMs() - startMs }, deps)
  }
}

/** Returns the id of the request if it is valid, otherwise a new id. */
export function requestIdOf(given: string | undefined, random: Pick<Random, 'uuid'>): string {
  return given !== undefined && validRequestId.test(given) ? given : random.uuid()
}

function record(
  request: ServiceRequest,
  {
    requestId,
    routeIndex,
    durationMs,
  }: { readonly requestId: string; readonly routeIndex: number; readonly durationMs: number },
  { log, metrics }: Pick<ObserveDeps, 'log' | 'metrics'>,
): void {
  const method = knownMethods.has(request.req.method) ? request.req.method : 'other'
  const [route, status] = [routeOf(request, routeIndex), statusOf(request)]
  const workspace = workspaceOf(request)
  const isLongPoll = request.res.headers.has(httpHeaders.preferenceApplied)
  metrics.requestAnswered({ method, route, status, durationMs, isLongPoll })
  if (status === 429) metrics.rateLimited(workspace === null ? 'anonymous' : 'token')
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

/** Returns the status to log. An error that occurs after the client disconnected does not count as a server error. */
function statusOf(request: ServiceRequest): number {
  if (request.error === undefined || request.res.status < 500) return request.res.status
  return request.req.raw.signal.aborted ? clientClosedRequest : request.res.status
}

/**
 * Returns the path pattern of the request's handler, or `none` if there is no handler. Middleware patterns end in `*`.
 *
 * @param firstIndex the index of this middleware among the matched routes. Earlier routes, such as `/metrics`, only
 * passed the request on.
 */
function routeOf(request: ServiceRequest, firstIndex: number): string {
  const ofDashboard = request.get('pagePattern')
  if (ofDashboard !== undefined) return ofDashboard
  const matched = matchedRoutes(request).slice(firstIndex)
  return matched.find((route) => !route.path.endsWith('*'))?.path ?? 'none'
}
