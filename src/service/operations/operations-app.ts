/** The endpoints `/healthz`, `/readyz` and `/metrics`, which need no token. */

import { Hono } from 'hono'

import { isLoopbackAddress } from '../../foundation/world/ip-address.ts'
import type { ServiceEnv, ServiceRequest } from '../requests/service-context.ts'
import type { Readiness } from './readiness.ts'
import type { ServiceMetrics } from './service-metrics.ts'

export interface OperationsDeps {
  readonly readiness: Pick<Readiness, 'report'>
  readonly metrics: Pick<ServiceMetrics, 'render'>
}

/** Who may read the metrics on a port. */
export type MetricsAudience = 'all-clients' | 'loopback-clients' | 'none'

/**
 * Creates an app that serves the health and metrics endpoints. Unless the app is mounted in another app, it responds
 * with 404 to all other requests.
 */
export function operationsApp({ readiness, metrics }: OperationsDeps, audience: MetricsAudience): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  app.get('/healthz', () => json(200, { status: 'alive' }))
  app.get('/readyz', async () => {
    const { isReady, parts } = await readiness.report()
    return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts })
  })
  app.get('/metrics', async (request, next) => {
    if (audience === 'none' || (audience === 'loopback-clients' && !isLocal(request))) return await next()
    const { contentType, text } = await metrics.render()
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } })
  })
  app.notFound(() => json(404, { error: 'Not found. Available endpoints: /healthz, /readyz, /metrics' }))
  return app
}

function json(status: number, body: object): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return new Response(`${JSON.stringify(body)}\n`, { status, headers })
}

/**
 * Matches the header fields that proxies, load balancers and CDNs add: fields about forwarding (`Forwarded`,
 * `X-Original-Forwarded-For`, `Via`), about the client (`X-Real-IP`, `Fastly-Client-IP`, `X-Azure-ClientIP`), and the
 * fields of common products.
 */
const forwardingField = new RegExp(
  [
    'forward',
    '(?:^|-)via$',
    '(?:client|real|remote|user|source|src|connecting|originating|peer)-?(?:ip|addr|address|host|port)$',
    '^(?:x-)?(?:cf|cdn|fastly|akamai|fly|vercel|envoy|amzn?|azure|arr|appengine|appgw|cloud-trace|original|proxy|proxied)(?:-|user)',
    '^(?:x-(?:proto|protocol|scheme|host|url-scheme|request-start|nginx-proxy|haproxy|varnish)|front-end-https|wl-proxy.*)$',
  ].join('|'),
  'u',
)

/**
 * Returns whether a request comes from this machine. A loopback address is not enough: a request with forwarding header
 * fields came through a proxy on this machine.
 */
function isLocal({ env, req }: ServiceRequest): boolean {
  const address = env.incoming?.socket.remoteAddress ?? ''
  return isLoopbackAddress(address) && !Object.keys(req.header()).some((name) => forwardingField.test(name))
}
