import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { createReportLink, linkHashOf } from '../../../src/service/report-page/report-links.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'

async function statusOf(app: InProcessApp, name: string): Promise<number> {
  const reader = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  return (await app.app.request(`/r/${name}`, {}, reader)).status
}

async function create(app: InProcessApp): Promise<{ trackingId: TrackingId; numericId: number; reportUrl: unknown }> {
  const { body } = await app.request('POST', '/spam_tests', { body: {} })
  return {
    trackingId: toTrackingId(String(body.test.tracking_id)),
    numericId: Number(body.test.id),
    reportUrl: body.report_url,
  }
}

describe('a link to a report page', () => {
  it('opens the report until it is revoked', async () => {
    await using app = await inProcessApp()
    const { numericId } = await create(app)
    const ports = { store: app.store, clock: app.clock, random: fakeRandom(7) }
    const created = await createReportLink({ numericId, workspaceId: toWorkspaceId('a') }, null, ports)
    expect(created?.link.tokenHash).toBe(
      createHash('sha256')
        .update(created?.name ?? '')
        .digest('hex'),
    )
    expect(await statusOf(app, created?.name ?? '')).toBe(200)
    await app.store.revokeReportLink(toWorkspaceId('a'), created?.link.linkId ?? '', app.clock.nowMs())
    expect(await statusOf(app, created?.name ?? '')).toBe(404)
  })

  it('is the only way to the report if the workspace requires links', async () => {
    await using app = await inProcessApp({ reportAccess: 'links', publicUrl: 'https://presend.example' })
    const { trackingId, numericId, reportUrl } = await create(app)
    expect(reportUrl).toBe(`https://presend.example/tests/${numericId}`)
    expect(await statusOf(app, trackingId)).toBe(404)
    const ports = { store: app.store, clock: app.clock, random: fakeRandom(7) }
    const created = await createReportLink({ numericId, workspaceId: toWorkspaceId('a') }, null, ports)
    expect(await statusOf(app, created?.name ?? '')).toBe(200)
  })
})

it.each(['pst_0123456789abcdef01234567', 'prl_short', `prl_${'!'.repeat(24)}`, ''])(
  'linkHashOf(%j) returns null',
  (name) => {
    expect(linkHashOf(name)).toBeNull()
  },
)
