/** The endpoints `/healthz`, `/readyz` and `/metrics`, which need no token. */

import type { Http2Bindings, HttpBindings } from '@hono/node-server'

import { isLoopbackAddress } from '../../world/ip-address.ts'
import type { FetchHandler } from '../http/http-options.ts'
import type { Readiness } from './readiness.ts'
import type { ServiceMetrics } from './service-metrics.ts'

export interface OperationsDeps {
  readonly readiness: Pick<Readiness, 'report'>
  readonly metrics: Pick<ServiceMetrics, 'render'>
}

/** Who may read the metrics on a port. */
export type MetricsAudience = 'all-clients' | 'loopback-clients' | 'none'

/**
 * Handles the three paths and passes all other requests to `app`.
 *
 * A request with forwarding headers is not from one of the `loopback-clients`, because a local proxy also connects from
 * a loopback address.
 */
export function withOperations(app: FetchHandler, deps: OperationsDeps, audience: MetricsAudience): FetchHandler {
  const answers: Readonly<
    Record<string, (request: Request, env?: Partial<HttpBindings | Http2Bindings>) => Promise<Response> | null>
  > = {
    '/healthz': () => Promise.resolve(json(200, { status: 'alive' })),
    '/readyz': async () => await answerReadiness(deps.readiness),
    '/metrics': (request, env) =>
      audience === 'all-clients' || (audience === 'loopback-clients' && isLocal(request, env))
        ? answerMetrics(deps.metrics)
        : null,
  }
  return {
    fetch: (request, env) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const answer = isRead ? answers[pathOf(request.url)] : undefined
      return answer?.(request, env) ?? app.fetch(request, env)
    },
  }
}

/** The app for a port that serves only the three paths. The app responds with 404 to all other requests. */
export const noApp: FetchHandler = {
  fetch: () => json(404, { error: 'Not found. Available endpoints: /healthz, /readyz, /metrics' }),
}

async function answerReadiness(readiness: Pick<Readiness, 'report'>): Promise<Response> {
  const { isReady, parts } = await readiness.report()
  return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts })
}

async function answerMetrics(metrics: Pick<ServiceMetrics, 'render'>): Promise<Response> {
  const { contentType, text } = await metrics.render()
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } })
}

function json(status: number, body: object): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return new Response(`${JSON.stringify(body)}\n`, { status, headers })
}

/** Extracts the path without parsing the URL, because this runs before every request. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return url.slice(start, end === -1 ? undefined : end)
}

/** Headers that proxies and CDNs add. */
const forwardingField = /^(?:x-forwarded-.+|cf-.+|forwarded|via|x-real-ip|true-client-ip)$/u

function isLocal(request: Request, env: Partial<HttpBindings | Http2Bindings> | undefined): boolean {
  const address = env?.incoming?.socket.remoteAddress ?? ''
  return isLoopbackAddress(address) && ![...request.headers.keys()].some((name) => forwardingField.test(name))
}
