import { describe, expect, it } from 'vitest'
import { type TrackingId, toTokenId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../../src/service/accounts/api-token.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { unlimited } from '../storage/builders.ts'

const external = { external_test: { name: 'Order', source: 'ci' } }

async function create(app: InProcessApp, body: object = {}): Promise<{ id: number; trackingId: TrackingId }> {
  const { body: reply } = await app.request('POST', '/spam_tests', { body })
  return { id: reply.test.id, trackingId: reply.test.tracking_id }
}

describe('DELETE /spam_tests/:id', () => {
  it.each([
    ['a spam test', {}],
    ['an external test', external],
  ])('deletes %s, returns no body, and then returns 404', async (_style, body) => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app, body)
    expect((await app.request('GET', `/spam_tests/${trackingId}`)).status).toBe(200)
    expect(await app.request('DELETE', `/spam_tests/${trackingId}`)).toMatchObject({ status: 204, body: null })
    expect((await app.request('GET', `/spam_tests/${trackingId}`)).status).toBe(404)
    expect((await app.request('DELETE', `/spam_tests/${trackingId}`)).status).toBe(404)
  })

  it('finds the test by numeric id and tracking key', async () => {
    await using app = await inProcessApp()
    const [first, second] = [await create(app), await create(app)]
    const { body } = await app.request('GET', `/spam_tests/${second.id}`)
    expect((await app.request('DELETE', `/spam_tests/${first.id}`)).status).toBe(204)
    expect((await app.request('DELETE', `/spam_tests/${body.data.key}`)).status).toBe(204)
  })

  it("finds only tests in the token's own workspace, and needs write access", async () => {
    await using app = await inProcessApp()
    const { id, trackingId } = await create(app, external)
    const token = {
      tokenHash: hashToken('reader'),
      prefix: 'psd_read',
      workspaceId: toWorkspaceId('a'),
      accountPlan: 'pro',
    } as const
    const times = { createdAtMs: 0, revokedAtMs: null }
    await app.store.createToken({
      tokenId: toTokenId('reader'),
      name: 'reader',
      ...token,
      ...times,
      ...unlimited,
      scope: 'read',
    })
    for (const path of [`/spam_tests/${trackingId}`, `/external_tests/${id}`]) {
      expect((await app.request('DELETE', path, { token: 'stranger' })).status).toBe(404)
      expect((await app.request('DELETE', path, { token: 'reader' })).status).toBe(403)
      expect((await app.request('DELETE', path, { token: null })).status).toBe(401)
    }
    for (const name of ['pst_0123456789abcdef', '0', '01', '%00', 'x%20y']) {
      expect((await app.request('DELETE', `/spam_tests/${name}`)).status).toBe(404)
    }
    expect((await app.request('GET', `/spam_tests/${trackingId}`)).status).toBe(200)
  })

  it('is recorded in the audit log with the name of the token', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app, external)
    await app.request('DELETE', `/spam_tests/${id}`)
    await app.request('DELETE', `/spam_tests/${id}`)
    const events = await app.store.listEvents(toWorkspaceId('a'), { beforeId: null, limit: 10 })
    const event = { actorKind: 'token', actor: 'pro', action: 'test.delete', address: null }
    expect(events).toMatchObject([{ ...event, subject: `Order (test ${id})`, atMs: app.clock.nowMs() }])
  })

  it('ends a long poll for the test with 404', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app)
    const path = `/spam_tests/${trackingId}`
    const etag = (await app.request('GET', path)).headers.get('ETag') ?? ''
    const waiting = app.request('GET', path, { headers: { 'If-None-Match': etag, Prefer: 'wait=20' } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    await app.request('DELETE', path)
    expect((await waiting).status).toBe(404)
  })
})

describe('DELETE /external_tests/:id', () => {
  it('deletes an external test, but no spam test', async () => {
    await using app = await inProcessApp()
    const [spam, own] = [await create(app), await create(app, external)]
    expect((await app.request('DELETE', `/external_tests/${spam.id}`)).status).toBe(404)
    expect((await app.request('DELETE', `/external_tests/${own.trackingId}`)).status).toBe(404)
    expect(await app.request('DELETE', `/external_tests/${own.id}`)).toMatchObject({ status: 204, body: null })
    expect((await app.request('GET', `/external_tests/${own.id}`)).status).toBe(404)
  })
})
