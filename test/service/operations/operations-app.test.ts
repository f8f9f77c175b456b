import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import type { FetchHandler } from '../../../src/service/http/http-options.ts'
import { startHttpServer } from '../../../src/service/http/http-server.ts'
import { type MetricsAudience, operationsApp } from '../../../src/service/operations/operations-app.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'

const metrics = { render: () => Promise.resolve({ contentType: 'text/plain', text: 'presend_x 1\n' }) }

/** An app that contains the endpoints, and responds to every other request with its method. */
function app(state: 'ready' | 'not ready' = 'ready', audience: MetricsAudience = 'loopback-clients'): FetchHandler {
  const readiness = { report: () => Promise.resolve({ isReady: state === 'ready', parts: { storage: state } }) }
  const outer = new Hono<ServiceEnv>()
  outer.route('/', operationsApp({ readiness, metrics }, audience))
  outer.all('*', (request) => request.text(`inner ${request.req.method}`))
  return outer
}

async function ask(
  asked: FetchHandler,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const response = await asked.fetch(new Request(`http://127.0.0.1:8025${path}`, init), {})
  return { status: response.status, text: await response.text() }
}

describe('operationsApp()', () => {
  it('reports that the process is alive, whatever else fails', async () => {
    expect(await ask(app('not ready'), '/healthz')).toEqual({ status: 200, text: '{"status":"alive"}\n' })
  })

  it('does not apply or report rate limits', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { headers } = await app().fetch(new Request(`http://127.0.0.1:8025${path}`))
      expect([...headers.keys()].toSorted()).toEqual(['cache-control', 'content-type'])
    }
  })

  it('names the component that is not ready', async () => {
    expect(await ask(app(), '/readyz?verbose')).toEqual({
      status: 200,
      text: '{"status":"ready","parts":{"storage":"ready"}}\n',
    })
    expect(await ask(app('not ready'), '/readyz')).toEqual({
      status: 503,
      text: '{"status":"not ready","parts":{"storage":"not ready"}}\n',
    })
  })

  it.each([
    ['/', {}],
    ['/healthz/', {}],
    ['/api/v1/healthz', {}],
    ['/readyz', { method: 'POST' }],
  ])('passes %s %j to the app', async (path, init) => {
    expect((await ask(app(), path, init)).text).toMatch(/^inner /u)
  })

  it('shows metrics to loopback clients, but not to a proxy on this machine', async () => {
    await using server = await startHttpServer(app(), { host: '127.0.0.1', port: 0, clock: nodeClock() })
    const url = `http://127.0.0.1:${server.port}/metrics`
    expect(await (await fetch(url)).text()).toBe('presend_x 1\n')
    const common = ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded', 'Forwarded-For']
    const ofProducts = [
      'True-Client-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'Fastly-Client-IP',
      'Fly-Client-IP',
      'CDN-Loop',
    ]
    const others = [
      'X-Original-Forwarded-For',
      'X-Azure-ClientIP',
      'X-Envoy-External-Address',
      'X-Amzn-Trace-Id',
      'X-ProxyUser-Ip',
      'WL-Proxy-Client-IP',
      'X-Remote-Addr',
      'X-Original-URL',
      'X-Host',
      'Client-IP',
    ]
    for (const name of [
      ...common,
      ...ofProducts,
      ...others,
      'X-Forwarded-Port',
      'x-forwarded-server',
      'CF-Ray',
      'CF-Connecting-IP',
    ]) {
      expect(await (await fetch(url, { headers: { [name]: 'x' } })).text()).toBe('inner GET')
    }
    const scrape = {
      'User-Agent': 'Prometheus/3.5',
      'X-Prometheus-Scrape-Timeout-Seconds': '10',
      Authorization: 'Bearer x',
    }
    expect(await (await fetch(url, { headers: scrape })).text()).toBe('presend_x 1\n')
    // Without a socket, the origin of the request is unknown.
    expect((await ask(app(), '/metrics')).text).toBe('inner GET')
  })

  it('shows no metrics on the API port if they have their own port', async () => {
    await using server = await startHttpServer(app('ready', 'none'), {
      host: '127.0.0.1',
      port: 0,
      clock: nodeClock(),
    })
    expect(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).toBe('inner GET')
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  })

  it('shows metrics, and nothing else, to every client on the metrics port', async () => {
    const readiness = { report: () => Promise.resolve({ isReady: true, parts: {} }) }
    const own = operationsApp({ readiness, metrics }, 'all-clients')
    expect((await ask(own, '/metrics', { headers: { Via: 'x' } })).text).toBe('presend_x 1\n')
    expect((await ask(own, '/api/v1/spam_tests')).status).toBe(404)
  })
})
