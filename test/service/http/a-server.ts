/** A real service on a free port with a fake clock, and its requests as text. */

import { type TrackingId, toTokenId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../../src/service/accounts/api-token.ts'
import type { HttpLimits, TlsKeyPair } from '../../../src/service/http/http-options.ts'
import { localSeeds, seedDirectory } from '../../../src/service/receiving/directory.ts'
import { type StartedService, startService } from '../../../src/service/server/start-service.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { addedRoutes } from '../../support/extensions.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { aNewTest, aRecord, someSeeds, unlimited } from '../storage/builders.ts'

export interface AServer extends AsyncDisposable {
  readonly service: StartedService
  readonly store: Store
  readonly clock: FakeClock
  readonly port: number
  /** Creates a test of `seedCount` seeds. */
  create(
    seedCount?: number,
  ): Promise<{ readonly trackingId: TrackingId; readonly etag: string; readonly numericId: number }>
  /** Records a result for the seed with this index. */
  record(numericId: number, seedIndex: number): Promise<void>
  untilWaiting(count: number): Promise<void>
  /** Paths of the requests that reached the app, in order. */
  readonly paths: readonly string[]
  untilAsked(count: number): Promise<void>
}

/** Starts the service with the token `pro` of workspace-a. */
export async function aServer(
  options: { readonly limits?: Partial<HttpLimits>; readonly tls?: TlsKeyPair } = {},
): Promise<AServer> {
  const store = await openMemoryStore()
  const clock = fakeClock(Date.UTC(2026, 0, 1, 10, 30))
  const paths: string[] = []
  const token = {
    tokenId: toTokenId('pro'),
    tokenHash: hashToken('pro'),
    prefix: 'pro',
    workspaceId: toWorkspaceId('workspace-a'),
    name: 'pro',
  }
  await store.createToken({ ...token, accountPlan: 'pro', createdAtMs: 0, revokedAtMs: null, ...unlimited })
  const service = await startService({
    deps: {
      addedRoutes,
      store,
      clock,
      random: fakeRandom(5),
      directory: seedDirectory(localSeeds),
      testTimeoutMs: 3_600_000,
      observe: async ({ req }, next) => {
        const { pathname, search } = new URL(req.url)
        paths.push(pathname + search)
        await next()
      },
    },
    publicUrl: () => null,
    http: { host: '127.0.0.1', port: 0, ...options },
    smtp: null,
    mail: { receive: async () => await Promise.reject(new Error('no mail comes here')) },
  })
  return {
    service,
    store,
    clock,
    port: service.http.port,
    create: async (seedCount = 1) => {
      const createdAtMs = clock.nowMs()
      const test = aNewTest({ seeds: someSeeds(seedCount), createdAtMs, expiresAtMs: createdAtMs + 3_600_000 })
      const numericId = await store.createTest(test)
      return { trackingId: test.trackingId, etag: `"${numericId}.0.pending"`, numericId }
    },
    record: async (numericId, seedIndex) => {
      const address = someSeeds(seedIndex + 1)[seedIndex]?.address ?? ''
      const record = aRecord({ recordedAtMs: clock.nowMs() })
      await store.recordCopy({ numericId, address, messageKey: 'm', record })
    },
    untilWaiting: async (count) => {
      while (service.waiterCount() !== count) await new Promise((resolve) => setImmediate(resolve))
    },
    paths,
    untilAsked: async (count) => {
      while (paths.length < count) await new Promise((resolve) => setImmediate(resolve))
    },
    [Symbol.asyncDispose]: async () => {
      await service[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  }
}

/** A request as text; authorized unless `headers` override the authorization. */
export function requestText(method: string, path: string, headers: readonly string[] = [], body: string = ''): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: service.example',
    ...(headers.some((line) => line.startsWith('Authorization')) ? [] : ['Authorization: Bearer pro']),
    ...headers,
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** A long poll that waits `seconds` for a change from `etag`. */
export function pollText(
  trackingId: TrackingId,
  etag: string,
  headers: readonly string[] = [],
  seconds: number = 20,
): string {
  return requestText('GET', `/api/v1/spam_tests/${trackingId}`, [
    `Prefer: wait=${seconds}`,
    `If-None-Match: ${etag}`,
    ...headers,
  ])
}
