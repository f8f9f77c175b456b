/** `/healthz`, `/readyz` and `/metrics`: what load balancers and Prometheus ask, before any token is looked at. */

import type { HttpBindings } from '@hono/node-server'

import { isLoopbackAddress } from '../../world/ip-address.ts'
import type { Readiness } from './readiness.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** What is answered from. */
export interface OperationsParts {
  readonly readiness: Pick<Readiness, 'report'>
  readonly metrics: Pick<ServiceMetrics, 'render'>
}

/** Something that answers requests. */
export interface Fetching {
  fetch(request: Request, env?: Partial<HttpBindings>): Response | Promise<Response>
}

/** Who may read the metrics at a port: everybody who reaches it, programs on this machine alone, or nobody. */
export type MetricsAudience = 'everybody' | 'this-machine' | 'nobody'

/**
 * Answers the three paths itself and hands everything else on.
 *
 * On the port of the API, metrics are for this machine alone, and a proxy is not taken for it: its requests come from
 * loopback too, but carry the client's address in a field of their own.
 */
export function withOperations(app: Fetching, parts: OperationsParts, audience: MetricsAudience): Fetching {
  const answers: Readonly<Record<string, (request: Request, env?: Partial<HttpBindings>) => Promise<Response> | null>> =
    {
      '/healthz': () => Promise.resolve(json(200, { status: 'alive' })),
      '/readyz': async () => await answerReadiness(parts.readiness),
      '/metrics': (request, env) =>
        audience === 'everybody' || (audience === 'this-machine' && isFromHere(request, env))
          ? answerMetrics(parts.metrics)
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

/** Answers everything with 404: what stands behind the operations of a port that has nothing else. */
export const nothingElse: Fetching = {
  fetch: () => json(404, { error: 'Only /metrics, /healthz and /readyz are here' }),
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

/** Without parsing the URL: this stands before every request. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return url.slice(start, end === -1 ? undefined : end)
}

/** Fields that proxies and CDNs add: `X-Forwarded-*`, `CF-*` and a few single ones. */
const forwardingField = /^(?:x-forwarded-.+|cf-.+|forwarded|via|x-real-ip|true-client-ip)$/u

function isFromHere(request: Request, env: Partial<HttpBindings> | undefined): boolean {
  const address = env?.incoming?.socket.remoteAddress ?? ''
  return isLoopbackAddress(address) && ![...request.headers.keys()].some((name) => forwardingField.test(name))
}
