/** Attacks the HTTP server of a running service. */

import { access } from 'node:fs/promises'

import { startProxy } from '../../../test/support/proxies.ts'
import type { AttackArea, AttackOptions, OpenArea } from '../attack-area.ts'
import { watchHealth } from '../support/health.ts'
import { createToken, serve } from '../support/presend-process.ts'
import { loadInputs } from './http-load.ts'
import { requestInputs } from './http-requests.ts'
import { smugglingInputs } from './http-smuggling.ts'

export const httpArea: AttackArea = {
  name: 'http',
  title:
    'request smuggling, directly and through HAProxy, nginx and Caddy; malformed, forged and oversized requests; slow clients, and many clients at once',
  open,
}

const programs = { haproxy: '/usr/sbin/haproxy', nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const

async function open({ target, isQuick }: AttackOptions): Promise<OpenArea> {
  await using stack = new AsyncDisposableStack()
  const service = stack.use(await serve(target, { flags: ['--log-level', 'debug'] }))
  const token = await createToken(target, service)
  const victimToken = await createToken(target, service, 'victim')
  const { trackingId, etag } = await createTest(service.baseUrl, token)
  const ports: Record<string, number> = { direct: service.httpPort }
  for (const name of ['haproxy', 'nginx', 'caddy'] as const) {
    if (await isMissing(programs[name]))
      process.stderr.write(`  ${name} is not installed; skipping the attacks through it\n`)
    else ports[name] = stack.use(await startProxy(name, service.httpPort)).port
  }
  const health = stack.use(watchHealth(service.httpPort))
  const http = { port: service.httpPort, token, trackingId }
  const pollFields = [`Authorization: Bearer ${token}`, `If-None-Match: ${etag}`, 'Prefer: wait=1']
  const together = [
    ...smugglingInputs({
      ports,
      pollPath: `/api/v1/spam_tests/${trackingId}`,
      pollFields,
      victimToken,
      log: () => service.log(),
    }),
    ...requestInputs(http),
  ]
  const loads = loadInputs({ ...http, health, residentMb: () => service.residentMb() })
  const owned = stack.move()
  return {
    inputs: [...inTurn(together, loads)],
    concurrency: isQuick ? 8 : 6,
    notes: () => [`/healthz p99 ${health.percentileMs(99).toFixed(0)} ms over ${health.sampleCount} requests`],
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** Makes the load inputs run one at a time, after all other inputs. */
function inTurn(together: OpenArea['inputs'], alone: OpenArea['inputs']): OpenArea['inputs'] {
  let underWay = 0
  let last: Promise<unknown> = Promise.resolve()
  const counted = together.map((input) => ({
    ...input,
    attempt: async () => {
      underWay += 1
      try {
        return await input.attempt()
      } finally {
        underWay -= 1
      }
    },
  }))
  const queued = alone.map((input) => ({
    ...input,
    attempt: async () => {
      const before = last
      const { promise, resolve } = Promise.withResolvers<null>()
      last = promise
      await before
      while (underWay > 0) await new Promise((done) => setTimeout(done, 20))
      try {
        return await input.attempt()
      } finally {
        resolve(null)
      }
    },
  }))
  return [...counted, ...queued]
}

async function isMissing(path: string): Promise<boolean> {
  return await access(path).then(
    () => false,
    () => true,
  )
}

async function createTest(
  baseUrl: string,
  token: string,
): Promise<{ readonly trackingId: string; readonly etag: string }> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const created = await fetch(`${baseUrl}/api/v1/spam_tests`, { method: 'POST', headers, body: '{}' })
  const trackingId = String(Object(await created.json()).test.tracking_id)
  const read = await fetch(`${baseUrl}/api/v1/spam_tests/${trackingId}`, { headers })
  await read.text()
  return { trackingId, etag: read.headers.get('ETag') ?? '' }
}
