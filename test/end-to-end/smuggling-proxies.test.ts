/** A service behind proxies that reuse connections: no client's bytes ever become another client's request. */

import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { hashToken } from '../../src/service/accounts/api-token.ts'
import { seedDirectory } from '../../src/service/receiving/directory.ts'
import { type StartedService, startService } from '../../src/service/server/start-service.ts'
import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { aNewTest, someSeeds, unlimited } from '../service/storage/builders.ts'
import { eventually } from '../support/eventually.ts'
import { addedRoutes, storageExtensions } from '../support/extensions.ts'
import { type RunningProxy, startProxy } from '../support/proxies.ts'
import { headOf, type SmugglingCase, smugglingCases } from '../support/smuggling-cases.ts'

const clock = nodeClock()
let store: Store
let service: StartedService
/** A request as the service parsed it. */
interface Parsed {
  readonly path: string
  readonly authorization: string | null
  /** One entry for each connection of a proxy. */
  readonly peerPort: number | undefined
}

const asked: Parsed[] = []

beforeAll(async () => {
  store = await openSqliteStore({ kind: 'memory' }, storageExtensions)
  for (const text of ['attacker', 'victim']) {
    const token = {
      tokenId: toTokenId(text),
      tokenHash: hashToken(text),
      prefix: text,
      workspaceId: toWorkspaceId(text),
      name: text,
    }
    await store.createToken({ ...token, accountPlan: 'enterprise', createdAtMs: 0, revokedAtMs: null, ...unlimited })
  }
  service = await startService({
    deps: {
      addedRoutes,
      store,
      clock,
      random: nodeRandom(),
      directory: seedDirectory([]),
      testTimeoutMs: 3_600_000,
      observe: async ({ req, env }, next) => {
        asked.push({
          path: req.url.replace(/^https?:\/\/[^/]*/u, ''),
          authorization: req.header('Authorization') ?? null,
          peerPort: env.incoming?.socket.remotePort,
        })
        await next()
      },
    },
    publicUrl: () => null,
    http: { host: '127.0.0.1', port: 0 },
    smtp: null,
    mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
  })
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
})

beforeEach(() => {
  asked.length = 0
})

async function waiterCount(): Promise<number> {
  return await Promise.resolve(service.waiterCount())
}

function isZero(count: number): boolean {
  return count === 0
}

interface Attack {
  /** The status codes of all responses except `100`. */
  statuses(): readonly number[]
  end(): Promise<void>
}

/** Sends the case and returns once its request is rejected, is waiting, or has failed. */
async function attack(port: number, one: SmugglingCase, path: string, fields: readonly string[]): Promise<Attack> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  const askedBefore = asked.length
  socket.write(headOf(one, path, fields) + (one.early ?? ''), 'latin1')
  const isUnderWay = (): boolean => isClosed || text.includes('HTTP/1.1') || asked.length > askedBefore
  // A proxy that waits for the rest of a body forwards none of it.
  for (let round = 0; round < 20 && !isUnderWay(); round += 1) await wait(10)
  for (const part of one.late ?? []) {
    await wait(20)
    if (!isClosed) socket.write(part, 'latin1')
  }
  await wait(30)
  return {
    statuses: () =>
      [...text.matchAll(/HTTP\/1\.[01] (\d{3})[ \r]/gu)].map(([, status]) => Number(status)).filter((n) => n >= 200),
    end: async () => {
      socket.destroy()
      await closed
    },
  }
}

/**
 * Sends a request on a separate connection.
 *
 * @returns its status, and the id in the response
 */
async function victim(port: number, name: string): Promise<{ readonly status: number; readonly echo: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/spam_tests/${name}`, {
    headers: { Authorization: 'Bearer victim', Connection: 'close' },
  })
  return { status: response.status, echo: await response.text() }
}

async function pollOf(): Promise<{ readonly path: string; readonly etag: string }> {
  const createdAtMs = clock.nowMs()
  const seeds = someSeeds(1)
  const test = aNewTest({
    seeds,
    workspaceId: toWorkspaceId('attacker'),
    createdAtMs,
    expiresAtMs: createdAtMs + 3_600_000,
  })
  const numericId = await store.createTest(test)
  return { path: `/api/v1/spam_tests/${test.trackingId}`, etag: `"${numericId}.0.pending"` }
}

describe.each(['haproxy', 'nginx', 'caddy'] as const)('behind %s', (name) => {
  let proxy: RunningProxy

  beforeAll(async () => {
    proxy = await startProxy(name, service.http.port)
    // The proxy's connections to the service are open before the first attack.
    for (let count = 0; count < 4; count += 1) await victim(proxy.port, 'warm-up')
  })

  afterAll(async () => {
    await proxy[Symbol.asyncDispose]()
  })

  /** Returns what went wrong for the victims, who send requests during and after `attacking`; empty if nothing did. */
  async function harmOf(one: SmugglingCase, attacking: Attack): Promise<readonly string[]> {
    const harm: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const id = `victim-${count}-${smugglingCases.indexOf(one)}`
      const { status, echo } = await victim(proxy.port, id)
      if (status !== 404 || !echo.includes(id)) harm.push(`${id} got ${status} ${echo.slice(0, 200)}`)
    }
    await attacking.end()
    const hidden = asked.filter(({ path }) => !path.startsWith('/api/v1/spam_tests/'))
    // A lenient proxy may take the bytes after a malformed request for the next request of the same client, and reject
    // or forward it.
    const parsed = one.reading === 'body' ? hidden : hidden.filter(({ authorization }) => authorization !== null)
    harm.push(...parsed.map(({ path }) => `${path} was parsed as a request`))
    const responseCount = attacking.statuses().length
    if (one.reading === 'body' && responseCount > 1) harm.push(`${responseCount} responses`)
    return harm
  }

  it.each(smugglingCases.map((one) => [one.name, one] as const))(
    'a request that is rejected immediately is parsed as one request (%s)',
    async (_name, one) => {
      const fields = ['Host: h', 'If-None-Match: "x"', 'Prefer: wait=1']
      expect(await harmOf(one, await attack(proxy.port, one, '/api/v1/spam_tests/x', fields))).toEqual([])
    },
  )

  it.each(smugglingCases.map((one) => [one.name, one] as const))(
    'a request that waits is parsed as one request (%s)',
    async (_name, one) => {
      const { path, etag } = await pollOf()
      const fields = ['Host: h', 'Authorization: Bearer attacker', `If-None-Match: ${etag}`, 'Prefer: wait=1']
      expect(await harmOf(one, await attack(proxy.port, one, path, fields))).toEqual([])
      expect(await eventually(waiterCount, isZero)).toBe(0)
    },
  )

  it('the proxy reuses its connections to the service, so that the other cases are meaningful', async () => {
    for (let count = 0; count < 8; count += 1) await victim(proxy.port, `port-${count}`)
    expect(new Set(asked.map(({ peerPort }) => peerPort)).size).toBeLessThanOrEqual(4)
  })
})
