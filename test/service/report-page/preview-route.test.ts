import { describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { safeHtml } from '../../../src/foundation/mail/safe-html.ts'
import type { RenderTestMail } from '../../../src/service/receiving/test-mail/open-mail-renderer.ts'
import { createReportLink } from '../../../src/service/report-page/report-links.ts'
import type { TestMessage } from '../../../src/service/storage/test-message.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { textOf } from './report-builders.ts'

const render: RenderTestMail = async ({ text, images }, hasRemote) =>
  await Promise.resolve(text === 'slow' ? null : safeHtml(text, { attached: images, hasRemote }))

interface Opened {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

async function get(app: InProcessApp, path: string, headers: Record<string, string> = {}): Promise<Opened> {
  const reader = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  const response = await app.app.request(path, { headers }, reader)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function create(app: InProcessApp): Promise<{ readonly id: number; readonly trackingId: TrackingId }> {
  const { body } = await app.request('POST', '/spam_tests', { body: {} })
  return { id: Number(body.test.id), trackingId: toTrackingId(String(body.test.tracking_id)) }
}

function aMessage(html: string, id: string = ''): TestMessage {
  return {
    headerFields: [
      { name: 'Subject', value: 'Kept <b>subject</b>' },
      { name: 'X-Presend-Test', value: id },
    ],
    body: { text: `The text ${id}`, preview: 'The preview', source: `The source ${id}` },
    html: { text: html, images: {} },
  }
}

describe('a report at a link', () => {
  it('shows the kept message without the ids of the test, and changes when the message is kept or deleted', async () => {
    await using app = await inProcessApp({ renderTestMail: render })
    const { id, trackingId } = await create(app)
    const before = await get(app, `/r/${trackingId}`)
    await app.store.keepTestMessage(id, aMessage('<p>Hi', trackingId), 5)
    const etag = before.headers.get('ETag') ?? ''
    const after = await get(app, `/r/${trackingId}`, { 'If-None-Match': etag })
    expect(after.status).toBe(200)
    expect(textOf(after.html)).toContain('Kept &lt;b&gt;subject&lt;/b&gt;')
    expect(after.html).toContain('X-Presend-Test: [tracking id]')
    expect(after.html).toContain('The preview')
    expect(after.html).not.toContain('The source')
    expect(after.html).toContain(`src="${trackingId}/preview"`)
    expect(after.html.replaceAll(`${trackingId}/preview`, '')).not.toContain(trackingId)
    await app.store.deleteTestMessages(6, new AbortController().signal)
    const seen = after.headers.get('ETag') ?? ''
    expect(textOf((await get(app, `/r/${trackingId}`, { 'If-None-Match': seen })).html)).not.toContain('Kept')
  })
})

describe('GET /r/:name/preview', () => {
  it('shows the sanitized HTML part, isolated by its policy', async () => {
    await using app = await inProcessApp({ renderTestMail: render })
    const { id, trackingId } = await create(app)
    const html = `<p onclick=a>Hi ${trackingId}<script>alert(1)</script><img src="https://x.example/a.png">`
    await app.store.keepTestMessage(id, aMessage(html), 5)
    const plain = await get(app, `/r/${trackingId}/preview`)
    expect(plain.status).toBe(200)
    expect(plain.html).toContain('<p>Hi [tracking id]<img /></p>')
    expect(plain.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(plain.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'; .*img-src data:; /u)
    expect(plain.headers.get('Cache-Control')).toBe('private, no-cache')
    const images = await get(app, `/r/${trackingId}/preview?images=1`)
    expect(images.html).toContain('src="https://x.example/a.png"')
    expect(images.headers.get('Content-Security-Policy')).toMatch(
      /^sandbox; default-src 'none'; .*img-src data: http: https:; /u,
    )
  })

  it('reports that a message is too complex', async () => {
    await using app = await inProcessApp({ renderTestMail: render })
    const { id, trackingId } = await create(app)
    await app.store.keepTestMessage(id, aMessage('slow'), 5)
    expect((await get(app, `/r/${trackingId}/preview`)).html).toContain('This message is too complex for a preview.')
  })

  it('returns 404 without a message, without its HTML part, and if the service renders no previews', async () => {
    await using app = await inProcessApp({ renderTestMail: render })
    const [one, two] = [await create(app), await create(app)]
    await app.store.keepTestMessage(two.id, { ...aMessage(''), html: null }, 5)
    for (const name of [one.trackingId, two.trackingId, 'pst_0123456789abcdef0123', 'x']) {
      expect((await get(app, `/r/${name}/preview`)).status).toBe(404)
    }
    await using bare = await inProcessApp()
    const kept = await create(bare)
    await bare.store.keepTestMessage(kept.id, aMessage('<p>Hi'), 5)
    expect((await get(bare, `/r/${kept.trackingId}/preview`)).status).toBe(404)
  })

  it('opens with a link until the link is revoked, and for no reader if only members may open reports', async () => {
    await using app = await inProcessApp({ renderTestMail: render, reportAccess: 'links' })
    const { id, trackingId } = await create(app)
    await app.store.keepTestMessage(id, aMessage('<p>Hi'), 5)
    const ports = { store: app.store, clock: app.clock, random: fakeRandom(7) }
    const created = await createReportLink({ numericId: id, workspaceId: toWorkspaceId('a') }, null, ports)
    const path = `/r/${created?.name}/preview`
    const statusOf = async (): Promise<number> => (await get(app, path)).status
    expect([await statusOf(), (await get(app, `/r/${trackingId}/preview`)).status]).toEqual([200, 404])
    await app.store.changeWorkspace(toWorkspaceId('a'), { name: 'A', retentionMs: null, reportAccess: 'members' })
    expect(await statusOf()).toBe(404)
    await app.store.changeWorkspace(toWorkspaceId('a'), { name: 'A', retentionMs: null, reportAccess: 'link' })
    expect(await statusOf()).toBe(200)
    await app.store.revokeReportLink(toWorkspaceId('a'), created?.link.linkId ?? '', app.clock.nowMs())
    expect(await statusOf()).toBe(404)
  })
})
