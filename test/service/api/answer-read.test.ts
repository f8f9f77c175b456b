import { describe, expect, it } from 'vitest'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { aRecord } from '../storage/builders.ts'

async function create(app: InProcessApp): Promise<string> {
  return `/spam_tests/${(await app.request('POST', '/spam_tests')).body.test.id}`
}

describe('a request that reads a test', () => {
  it('has an ETag that changes with each result and with the status', async () => {
    await using app = await inProcessApp()
    const path = await create(app)
    const tag = async (): Promise<string | null> => (await app.request('GET', path)).headers.get('ETag')
    const tags = [await tag()]
    expect(await tag()).toBe(tags[0])
    const copy = { numericId: 1, address: 'seed1@freemail.example', messageKey: 'm', record: aRecord() }
    await app.store.recordCopy(copy)
    tags.push(await tag())
    await app.clock.advance(3_600_000)
    tags.push(await tag())
    expect(new Set(tags).size).toBe(3)
  })

  it('forbids shared caches from storing the reply', async () => {
    await using app = await inProcessApp()
    const { headers } = await app.request('GET', await create(app))
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('waits as long as requested, and no longer', async () => {
    await using app = await inProcessApp()
    const path = await create(app)
    const etag = (await app.request('GET', path)).headers.get('ETag') ?? ''
    const startMs = app.clock.monotonicMs()
    const headers = { Prefer: 'wait=600', 'If-None-Match': etag }
    const answer = await app.clock.runToEnd(app.request('GET', path, { headers }))
    expect(answer.status).toBe(304)
    expect(answer.headers.get('Preference-Applied')).toBe('wait=20')
    expect(app.clock.monotonicMs() - startMs).toBe(20_000)
  })

  it('waits for results that arrive after the test has expired', async () => {
    await using app = await inProcessApp()
    const path = await create(app)
    await app.clock.advance(3_600_000)
    const etag = (await app.request('GET', path)).headers.get('ETag') ?? ''
    const startMs = app.clock.monotonicMs()
    const headers = { Prefer: 'wait=5', 'If-None-Match': etag }
    expect((await app.clock.runToEnd(app.request('GET', path, { headers }))).status).toBe(304)
    expect(app.clock.monotonicMs() - startMs).toBe(5000)
  })

  it('returns 404 immediately for an unknown test, with and without a wait', async () => {
    await using app = await inProcessApp()
    const answer = await app.request('GET', '/spam_tests/99', { headers: { Prefer: 'wait=20', 'If-None-Match': '*' } })
    expect(answer.status).toBe(404)
  })
})
