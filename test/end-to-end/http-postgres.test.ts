/**
 * Runs two instances of the service on one PostgreSQL database. Clients must not notice that there are two instances.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { hashToken } from '../../src/service/accounts/api-token.ts'
import { localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import { createReportLink } from '../../src/service/report-page/report-links.ts'
import { type StartedService, startService } from '../../src/service/server/start-service.ts'
import { openPostgresStore } from '../../src/service/storage/postgres/open-postgres-store.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { aNewTest, aRecord, someSeeds, unlimited } from '../service/storage/builders.ts'
import { addedRoutes, storageExtensions } from '../support/extensions.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

let server: RunningPostgres

beforeAll(async () => {
  server = await startPostgres({ settings: ['log_statement=all'] })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

// The tests run in the middle of an hour, because the end of an hour would reset every rate limit.
const clock = { ...nodeClock(), nowMs: () => Date.UTC(2026, 0, 31, 10, 30) }
const random = nodeRandom()

interface Instance extends AsyncDisposable {
  readonly store: Store
  readonly service: StartedService
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
}

async function anInstance(url: string): Promise<Instance> {
  await using stack = new AsyncDisposableStack()
  const store = stack.use(
    await openPostgresStore({ url }, { extensions: storageExtensions, clock, random, onError: () => undefined }),
  )
  const service = stack.use(
    await startService({
      deps: { addedRoutes, store, clock, random, directory: seedDirectory(localSeeds), testTimeoutMs: 3_600_000 },
      publicUrl: () => null,
      http: { host: '127.0.0.1', port: 0 },
      smtp: null,
      mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
    }),
  )
  const owned = stack.move()
  return {
    store,
    service,
    get: async (path, headers = {}) =>
      await fetch(`http://127.0.0.1:${service.http.port}/api/v1${path}`, {
        headers: { Authorization: 'Bearer secret', ...headers },
      }),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface Pair extends AsyncDisposable {
  readonly first: Instance
  readonly second: Instance
}

/** Starts both on a new database, with the token `secret` on the Pro plan. */
async function aPair(): Promise<Pair> {
  const url = await server.createDatabase()
  const first = await anInstance(url)
  const second = await anInstance(url)
  const token = {
    tokenId: toTokenId('token-1'),
    tokenHash: hashToken('secret'),
    prefix: 'psd_',
    workspaceId: toWorkspaceId('workspace-a'),
  }
  await first.store.createToken({
    ...token,
    accountPlan: 'pro',
    name: 'ci',
    createdAtMs: 0,
    revokedAtMs: null,
    ...unlimited,
  })
  return {
    first,
    second,
    [Symbol.asyncDispose]: async () => {
      await first[Symbol.asyncDispose]()
      await second[Symbol.asyncDispose]()
    },
  }
}

async function aTest(
  store: Store,
): Promise<{ readonly numericId: number; readonly path: string; readonly etag: string }> {
  const createdAtMs = clock.nowMs()
  const test = aNewTest({ seeds: someSeeds(1), createdAtMs, expiresAtMs: createdAtMs + 3_600_000 })
  const numericId = await store.createTest(test)
  return { numericId, path: `/spam_tests/${test.trackingId}`, etag: `"${numericId}.0.pending"` }
}

async function record(store: Store, numericId: number): Promise<void> {
  const address = someSeeds(1)[0]?.address ?? ''
  await store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord({ recordedAtMs: clock.nowMs() }) })
}

async function untilWaiting({ service }: Instance, count: number): Promise<void> {
  while (service.waiterCount() !== count) await new Promise((resolve) => setImmediate(resolve))
}

describe('two instances on one PostgreSQL database', () => {
  it("wake each other's long polls", async () => {
    await using pair = await aPair()
    for (const [waiting, recording] of [
      [pair.first, pair.second],
      [pair.second, pair.first],
    ] as const) {
      const { numericId, path, etag } = await aTest(recording.store)
      const poll = waiting.get(path, { Prefer: 'wait=20', 'If-None-Match': etag })
      await untilWaiting(waiting, 1)
      await record(recording.store, numericId)
      const answer = await poll
      expect(answer.status).toBe(200)
      expect(answer.headers.get('ETag')).toBe(`"${numericId}.1.complete"`)
      await answer.text()
    }
  })

  it("see each other's results even where a finished response body is cached", async () => {
    await using pair = await aPair()
    const { numericId, path } = await aTest(pair.first.store)
    const bodies = async (): Promise<readonly string[]> => [
      await (await pair.first.get(path)).text(),
      await (await pair.second.get(path)).text(),
    ]
    const before = await bodies()
    await record(pair.second.store, numericId)
    const after = await bodies()
    expect(before[0]).toBe(before[1])
    expect(after[0]).toBe(after[1])
    expect(after[0]).not.toBe(before[0])
    await pair.second.store.deleteOlderThan(
      { createdBeforeMs: clock.nowMs() + 1, nowMs: Number.MAX_SAFE_INTEGER },
      new AbortController().signal,
    )
    expect((await pair.first.get(path)).status).toBe(404)
    expect((await pair.second.get(path)).status).toBe(404)
  })

  it('accept exactly 1000 requests from 50 concurrent clients, and reject all others', async () => {
    await using pair = await aPair()
    const statuses: number[] = []
    const remaining = new Set<string>()
    const clients = Array.from({ length: 50 }, async (_, index) => {
      for (let count = 0; count < 22; count += 1) {
        const answer = await ((index + count) % 2 === 0 ? pair.first : pair.second).get('/spam_tests/email_services')
        statuses.push(answer.status)
        if (answer.status === 200) remaining.add(answer.headers.get('X-RateLimit-Remaining') ?? '')
        await answer.text()
      }
    })
    await Promise.all(clients)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1000)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
    expect(remaining.size).toBe(1000)
  })

  it('both reject a token as soon as it is revoked', async () => {
    await using pair = await aPair()
    for (const instance of [pair.first, pair.second]) expect((await instance.get('/external_tests')).status).toBe(200)
    await pair.first.store.revokeToken(toTokenId('token-1'), clock.nowMs())
    for (const instance of [pair.first, pair.second]) expect((await instance.get('/external_tests')).status).toBe(401)
  })
})

describe('a request that reads a test', () => {
  it('executes one PostgreSQL statement, without a separate transaction', async () => {
    await using pair = await aPair()
    const { path } = await aTest(pair.first.store)
    await (await pair.first.get(path)).text()
    const before = countStatements(await server.readLog())
    expect(before.others).toBeGreaterThan(0)
    for (let count = 0; count < 10; count += 1) expect((await pair.first.get(path)).status).toBe(200)
    const after = countStatements(await server.readLog())
    expect(after.admissions - before.admissions).toBe(10)
    expect(after.others - before.others).toBe(0)
  })
})

/**
 * Counts statements on presend's tables, and transactions; connections that only listen send `select 1` now and then.
 */
function countStatements(log: string): { readonly admissions: number; readonly others: number } {
  const lines = log.split('\n').filter((line) => /LOG: {2}(?:execute [^:]*|statement): /u.test(line))
  const admissions = lines.filter((line) => line.includes('presend admission'))
  const others = lines.filter((line) =>
    /: (?:begin|commit|insert|update|delete|with)\b|from "?(?:tests|test_seeds)/iu.test(line),
  )
  return {
    admissions: admissions.length,
    others: others.filter((line) => !line.includes('presend admission')).length,
  }
}

describe('a shared link to a report', () => {
  it('stops working at the next request after it is revoked on another instance', async () => {
    await using pair = await aPair()
    const { first, second } = pair
    const numericId = await first.store.createTest(aNewTest())
    const ports = { store: first.store, clock, random }
    const created = await createReportLink({ numericId, workspaceId: toWorkspaceId('workspace-a') }, null, ports)
    const open = async ({ service }: Instance): Promise<Response> =>
      await fetch(`http://127.0.0.1:${service.http.port}/r/${created?.name}`)
    const page = await open(second)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
    await first.store.revokeReportLink(toWorkspaceId('workspace-a'), created?.link.linkId ?? '', clock.nowMs())
    expect([(await open(second)).status, (await open(first)).status]).toEqual([404, 404])
  })
})
