import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { aRecord } from '../storage/builders.ts'
import { textOf } from './report-builders.ts'

const reader = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }

async function get(
  app: InProcessApp,
  path: string,
  method: string = 'GET',
): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await app.app.request(path, { method }, reader)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function create(
  app: InProcessApp,
  name: string = 'Order',
): Promise<{ id: number; trackingId: TrackingId; reportUrl: string; address: string }> {
  const { body } = await app.request('POST', '/spam_tests', {
    body: { spam_test: { name }, provider_types: ['consumer'] },
  })
  return {
    id: Number(body.test.id),
    trackingId: toTrackingId(String(body.test.tracking_id)),
    reportUrl: String(body.report_url),
    address: String(body.instructions.send_to.consumer[0]),
  }
}

describe('GET /r/:trackingId', () => {
  it('serves the page at report_url without a token', async () => {
    await using app = await inProcessApp({ publicUrl: 'https://presend.example' })
    const { id, reportUrl, address } = await create(app)
    expect(reportUrl).toMatch(/^https:\/\/presend\.example\/r\/pst_/u)
    await app.store.recordCopy({ numericId: id, address, messageKey: 'm', record: aRecord() })
    const { status, headers, html } = await get(app, new URL(reportUrl).pathname)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(headers.get('X-Robots-Tag')).toContain('noindex')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-RateLimit-Limit')).toBe('10000')
    expect(textOf(html)).toContain('So far: 1 of 3 copies in the inbox; 2 outstanding.')
  })

  it('escapes the test name', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app, '<script>alert(1)</script>')
    const { html } = await get(app, `/r/${trackingId}`)
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>alert')
  })

  it('finds a test only by tracking id, not by number or tracking key', async () => {
    await using app = await inProcessApp()
    const { id, trackingId } = await create(app)
    const { body } = await app.request('GET', `/spam_tests/${id}`)
    for (const name of [
      String(id),
      body.data.key,
      `${trackingId}x`,
      trackingId.slice(0, -1),
      '%00',
      '..%2f',
      'x'.repeat(500),
    ]) {
      const { status, html, headers } = await get(app, `/r/${name}`)
      expect(status).toBe(404)
      expect(html).toContain('<h1>Report not found</h1>')
      expect(headers.get('X-Robots-Tag')).toContain('noindex')
    }
  })

  it('returns 304 without a body until a result arrives', async () => {
    await using app = await inProcessApp()
    const { id, trackingId, address } = await create(app)
    const first = await app.app.request(`/r/${trackingId}`, {}, reader)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"/u)
    const again = await app.app.request(`/r/${trackingId}`, { headers: { 'If-None-Match': etag } }, reader)
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
    await app.store.recordCopy({ numericId: id, address, messageKey: 'm', record: aRecord() })
    const changed = await app.app.request(`/r/${trackingId}`, { headers: { 'If-None-Match': etag } }, reader)
    expect(changed.status).toBe(200)
  })

  it('returns 404 if only members of the workspace may open reports, even to a reader who has cached the page', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app)
    const first = await app.app.request(`/r/${trackingId}`, {}, reader)
    const etag = first.headers.get('ETag') ?? ''
    await app.store.changeWorkspace(toWorkspaceId('a'), { name: 'A', retentionMs: null, reportAccess: 'members' })
    const again = await app.app.request(`/r/${trackingId}`, { headers: { 'If-None-Match': etag } }, reader)
    expect([first.status, again.status]).toEqual([200, 404])
    expect(again.headers.get('ETag')).toBeNull()
    const { html } = await get(app, `/r/${trackingId}`)
    expect(html).toContain('<h1>Report not found</h1>')
    expect(html).toBe((await get(app, '/r/pst_0123456789abcdef0123')).html)
    await app.store.changeWorkspace(toWorkspaceId('a'), { name: 'A', retentionMs: null, reportAccess: 'link' })
    expect((await get(app, `/r/${trackingId}`)).status).toBe(200)
  })

  it('compresses the page for browsers that support gzip', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app)
    const response = await app.app.request(`/r/${trackingId}`, { headers: { 'Accept-Encoding': 'gzip, br' } }, reader)
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('Waiting for mail')
  })

  it('serves the style sheet of the page, which browsers may keep', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app)
    const { html } = await get(app, `/r/${trackingId}`)
    const path = /<link rel="stylesheet" href="([^"]+)">/u.exec(html)?.[1] ?? ''
    const { status, headers } = await get(app, `/r/${path}`)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/css; charset=UTF-8')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get(app, '/r/assets/report-0.css')).status).toBe(404)
  })

  it('supports HEAD, and rejects other methods with a page', async () => {
    await using app = await inProcessApp()
    const { trackingId } = await create(app)
    expect(await get(app, `/r/${trackingId}`, 'HEAD')).toMatchObject({ status: 200, html: '' })
    const post = await get(app, `/r/${trackingId}`, 'POST')
    expect(post.status).toBe(405)
    expect(post.html).toContain('<!doctype html>')
  })

  it('responds with a page to requests over the rate limit', async () => {
    await using app = await inProcessApp()
    const nowMs = app.clock.nowMs()
    const question = {
      tokenHash: null,
      anonymousSubject: 'pages:192.0.2.1',
      windowStartMs: nowMs - (nowMs % 3_600_000),
      nowMs,
    }
    for (let count = 0; count < 10_000; count += 1) await app.store.admit({ ...question, wantedTest: null })
    const { status, html, headers } = await get(app, '/r/pst_0123456789abcdef0123')
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).toBe('1800')
    expect(html).toContain('Retry in 1800 seconds')
  })
})
