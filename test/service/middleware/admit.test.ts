import { describe, expect, it } from 'vitest'
import {
  type TrackingId,
  toTrackingId,
  toTrackingKey,
  toWorkspaceId,
} from '../../../src/foundation/contract/identifiers.ts'
import { replyCache } from '../../../src/service/long-poll/reply-cache.ts'
import { parseWantedTest } from '../../../src/service/middleware/admit.ts'
import type { AdmissionRequest } from '../../../src/service/storage/account.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { aRecord, someSeeds } from '../storage/builders.ts'

interface WatchedApp extends AsyncDisposable {
  readonly app: InProcessApp
  readonly admissions: AdmissionRequest[]
  /** Other queries for tests. */
  readonly reads: string[]
}

async function watchedApp(): Promise<WatchedApp> {
  const admissions: AdmissionRequest[] = []
  const reads: string[] = []
  const watch = (store: Store): Store => ({
    ...store,
    admit: async (request) => {
      admissions.push(request)
      return await store.admit(request)
    },
    findTest: async (workspaceId, name) => {
      reads.push(`findTest ${name}`)
      return await store.findTest(workspaceId, name)
    },
    findExternalTest: async (workspaceId, numericId) => {
      reads.push(`findExternalTest ${numericId}`)
      return await store.findExternalTest(workspaceId, numericId)
    },
  })
  const app = await inProcessApp({ store: watch })
  return { app, admissions, reads, [Symbol.asyncDispose]: async () => await app[Symbol.asyncDispose]() }
}

async function create(app: InProcessApp): Promise<{ readonly id: number; readonly trackingId: TrackingId }> {
  const { body } = await app.request('POST', '/external_tests', { body: { external_test: { name: 'n', source: 's' } } })
  return { id: body.test.id, trackingId: body.test.tracking_id }
}

describe('a request that reads a test', () => {
  it('queries the database once, and not for the seeds of an unchanged test', async () => {
    await using watched = await watchedApp()
    const { app, admissions, reads } = watched
    const { trackingId } = await create(app)
    admissions.length = 0
    const first = await app.request('GET', `/spam_tests/${trackingId}`)
    const second = await app.request('GET', `/spam_tests/${trackingId}`)
    expect(second.body).toEqual(first.body)
    expect(admissions.map((one) => one.wantedTest?.known?.revision ?? null)).toEqual([null, 0])
    expect(reads).toEqual([])
  })

  it('queries the database once for an external test, and never for its seeds', async () => {
    await using watched = await watchedApp()
    const { app, admissions, reads } = watched
    const { id } = await create(app)
    admissions.length = 0
    expect((await app.request('GET', `/external_tests/${id}`)).status).toBe(200)
    expect(admissions).toMatchObject([{ wantedTest: { name: String(id), needsSeeds: false } }])
    expect(reads).toEqual([])
  })

  it('shows each change immediately, although the reply is cached', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    const results = async (): Promise<unknown> => (await app.request('GET', `/spam_tests/${id}`)).body.data.test_results
    const before = await results()
    const address = 'seed1@freemail.example'
    await app.store.recordCopy({ numericId: id, address, messageKey: 'm', record: aRecord() })
    expect(await results()).not.toEqual(before)
  })

  it('shows that a test has expired, although the reply is cached', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    const status = async (): Promise<unknown> => (await app.request('GET', `/spam_tests/${id}`)).body.data.status
    expect(await status()).toBe('pending')
    await app.clock.advance(3_599_999)
    expect(await status()).toBe('pending')
    await app.clock.advance(1)
    expect(await status()).toBe('expired')
  })

  it('never returns a cached reply to another workspace, or after the test was deleted', async () => {
    await using app = await inProcessApp()
    const { id, trackingId } = await create(app)
    for (const name of [id, trackingId]) {
      expect((await app.request('GET', `/spam_tests/${name}`)).status).toBe(200)
      expect((await app.request('GET', `/spam_tests/${name}`, { token: 'stranger' })).status).toBe(404)
      expect((await app.request('GET', `/spam_tests/${name}`, { token: 'revoked' })).status).toBe(401)
      expect((await app.request('GET', `/spam_tests/${name}`, { token: 'free' })).status).toBe(403)
    }
    await app.store.deleteOlderThan(
      { createdBeforeMs: app.clock.nowMs() + 1, nowMs: Number.MAX_SAFE_INTEGER },
      new AbortController().signal,
    )
    expect((await app.request('GET', `/spam_tests/${id}`)).status).toBe(404)
    expect((await app.request('GET', `/external_tests/${id}`)).status).toBe(404)
  })

  it('counts every read of a cached reply, and rejects the first over the limit', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    const statuses = await Promise.all(
      Array.from({ length: 1010 }, async () => (await app.request('GET', `/spam_tests/${id}`)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(999)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
  })

  it('returns the same body as a fresh read after every change', async () => {
    await using kept = await inProcessApp()
    const { id } = await create(kept)
    for (const { address } of someSeeds(9)) {
      await kept.request('GET', `/spam_tests/${id}`)
      await kept.store.recordCopy({ numericId: id, address, messageKey: 'm', record: aRecord() })
      const shown = await kept.request('GET', `/spam_tests/${id}`)
      const row = await kept.store.findTest(toWorkspaceId('a'), String(id))
      expect(shown.headers.get('ETag')).toBe(`"${id}.${row?.revision}.${shown.body.data.status}"`)
    }
  })
})

describe('a failing admission', () => {
  it('gets 500 in JSON with the limits of an uncounted request', async () => {
    await using app = await inProcessApp({
      store: (store) => ({ ...store, admit: async () => await Promise.reject(new Error('SQLITE_IOERR')) }),
    })
    const answer = await app.request('GET', '/external_tests')
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ success: false, error: expect.not.stringContaining('SQLITE') })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('1000')
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('1000')
    expect(answer.headers.get('X-RateLimit-Reset')).toBe(String(Date.UTC(2026, 0, 1, 11) / 1000))
  })
})

function wanted(method: string, path: string): ReturnType<typeof parseWantedTest> {
  return parseWantedTest({ method, path }, replyCache(1000), 0)
}

describe('parseWantedTest()', () => {
  it.each([
    ['GET', '/api/v1/spam_tests/17', '17'],
    ['GET', '/api/v1/spam_tests/pst_Ab-9_x', 'pst_Ab-9_x'],
    ['HEAD', '/api/v1/spam_tests/psk_x', 'psk_x'],
  ])('requests the test of %s %s with its seeds', (method, path, name) => {
    expect(wanted(method, path)?.query).toEqual({ name, needsSeeds: true, known: null })
  })

  it('requests an external test without its seeds', () => {
    expect(wanted('GET', '/api/v1/external_tests/17')?.query).toEqual({ name: '17', needsSeeds: false, known: null })
  })

  it.each([
    ['POST', '/api/v1/spam_tests/17'],
    ['GET', '/api/v1/spam_tests'],
    ['GET', '/api/v1/spam_tests/'],
    ['GET', '/api/v1/spam_tests/1/2'],
    ['GET', '/api/v1/spam_tests/%00'],
    ['GET', '/api/v1/spam_tests/a b'],
    ['GET', `/api/v1/spam_tests/${'a'.repeat(129)}`],
    ['GET', '/api/v1/external_tests/pst_x'],
    ['GET', '/api/v1/external_tests/1234567890123456'],
    ['GET', '/api/v1/external_tests/017'],
    ['GET', '/api/v1/postmaster_accounts/17'],
  ])('requests no test for %s %s', (method, path) => {
    expect(wanted(method, path)).toBeNull()
  })

  it('refers to the cached reply until it is outdated', () => {
    const cache = replyCache(10_000)
    const test = {
      numericId: 7,
      trackingId: toTrackingId('pst_7'),
      trackingKey: toTrackingKey('psk_7'),
      completedAtMs: null,
      expiresAtMs: 100,
    }
    cache.keep({ ...test, revision: 3 }, { etag: '"7"', body: new Uint8Array(1), status: 'in_progress' })
    const path = { method: 'GET', path: '/api/v1/spam_tests/pst_7' }
    expect(parseWantedTest(path, cache, 99)?.query.known).toMatchObject({ numericId: 7, revision: 3 })
    expect(parseWantedTest(path, cache, 100)).toEqual({
      query: { name: 'pst_7', needsSeeds: true, known: null },
      knownReply: null,
    })
  })
})

it('a plan without API access gets 403 on every path, with rate limit fields', async () => {
  await using app = await inProcessApp()
  for (const path of ['/external_tests', '/postmaster_accounts/connected', '/nothing']) {
    const answer = await app.request('GET', path, { token: 'free' })
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ success: false, error: expect.stringContaining('plan') })
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('1000')
  }
})

it.each(['pro', 'enterprise'])('the plan %s has API access', async (token) => {
  await using app = await inProcessApp()
  expect((await app.request('GET', '/external_tests', { token })).status).toBe(200)
})
