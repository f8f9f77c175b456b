import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId, type WorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { toWebhookEvent } from '../../../src/service/webhooks/to-webhook-event.ts'
import { aNewTest } from '../../service/storage/builders.ts'
import { aRecord, aWebhook } from '../../service/webhooks/webhook-builders.ts'
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts'
import { type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let hosted: HostedDashboard
let receiver: WebhookReceiver

beforeAll(async () => {
  hosted = await hostDashboard('webhooks: {allow-private: true}')
  receiver = await startReceiver()
})

afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await hosted[Symbol.asyncDispose]()
})

/** Stores a webhook with one delivery, whose only attempt failed with status 410 and `detail`. */
async function aFailedDelivery(webhookId: string, workspaceId: WorkspaceId, detail: string = 'gone'): Promise<string> {
  const { store } = hosted
  await store.createWebhook(aWebhook({ webhookId, workspaceId, url: receiver.url }))
  const numericId = await store.createTest(aNewTest({ workspaceId }))
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  const { deliveryIds } = await store.recordCopy({ ...copy, toEvent: toWebhookEvent })
  const deliveries = await store.listDeliveries(webhookId, 10)
  const attempt = { attemptNumber: 1, startedAtMs: Date.UTC(2026, 0, 2), durationMs: 12, statusCode: 410, detail }
  for (const deliveryId of deliveryIds) await store.recordAttempt({ deliveryId, attempt, next: { state: 'failed' } })
  return deliveries[0]?.deliveryId ?? ''
}

/** Stores a webhook with one delivery, whose first attempt failed and whose second is due in an hour. */
async function aRetriedDelivery(webhookId: string): Promise<string> {
  const { store } = hosted
  const workspaceId = toWorkspaceId('team')
  await store.createWebhook(aWebhook({ webhookId, workspaceId, url: receiver.url }))
  const numericId = await store.createTest(aNewTest({ workspaceId }))
  const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
  const { deliveryIds } = await store.recordCopy({ ...copy, toEvent: toWebhookEvent })
  const attempt = { attemptNumber: 1, startedAtMs: Date.now(), durationMs: 12, statusCode: 503, detail: 'busy' }
  const next = { state: 'pending', nextAttemptAtMs: Date.now() + 3_600_000 } as const
  for (const deliveryId of deliveryIds) await store.recordAttempt({ deliveryId, attempt, next })
  const [delivery] = await store.listDeliveries(webhookId, 1)
  return delivery?.deliveryId ?? ''
}

async function subjectsOf(action: string): Promise<readonly string[]> {
  const events = await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 100 })
  return events.filter((event) => event.action === action).map(({ subject }) => subject)
}

it('a member sees a failed delivery and immediately delivers it again', async () => {
  const member = await joinTeam(hosted, 'member@team.example', 'member')
  const deliveryId = await aFailedDelivery('wh_log', toWorkspaceId('team'))
  expect((await member.open('/webhooks')).html).toContain('<span class="bad">Failed</span> (410)')
  const log = await member.open('/webhooks/wh_log')
  for (const text of [deliveryId, 'Failed', '410', 'gone', '2026-01-02 00:00 UTC']) expect(log.html).toContain(text)
  const again = await member.submit(`/webhooks/wh_log/deliveries/${deliveryId}/redeliver`)
  expect(again).toMatchObject({ path: '/webhooks/wh_log', status: 200 })
  expect(again.html).toContain('The event is being delivered again.')
  expect(again.html).toContain(`Repeats <code>${deliveryId}</code>`)
  await receiver.received(1)
  await expect.poll(async () => (await member.open('/webhooks/wh_log')).html).toContain('Delivered</span> (200)')
  expect(await subjectsOf('webhook.redeliver')).toEqual([`${deliveryId} to ${receiver.url}`])
})

it('a delivery that is being retried reaches the receiver only once when a member delivers it again', async () => {
  const { store, browser } = hosted
  const deliveryId = await aRetriedDelivery('wh_retried')
  const before = receiver.events.length
  await browser.open('/webhooks/wh_retried')
  const path = `/webhooks/wh_retried/deliveries/${deliveryId}/redeliver`
  expect((await browser.submit(path)).html).toContain('The event is being delivered again.')
  await receiver.received(before + 1)
  expect(await store.listDueDeliveries(Number.MAX_SAFE_INTEGER, 10)).not.toContainEqual(
    expect.objectContaining({ deliveryId }),
  )
  expect((await browser.open('/webhooks/wh_retried')).html).not.toContain('Retrying')
})

it('markup and control characters in a response are harmless', async () => {
  await aFailedDelivery('wh_markup', toWorkspaceId('team'), '<img src=x onerror=alert(1)>\u202E"')
  const { html } = await hosted.browser.open('/webhooks/wh_markup')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
  expect(html).not.toContain('<img')
})

it('a viewer sees the delivery log but cannot change anything', async () => {
  const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const deliveryId = await aFailedDelivery('wh_viewed', toWorkspaceId('team'))
  const log = await viewer.open('/webhooks/wh_viewed')
  expect(log.html).toContain(deliveryId)
  expect(log.html).not.toMatch(/Deliver again|Generate new secret|Remove webhook|secret-one/u)
  for (const path of [`deliveries/${deliveryId}/redeliver`, 'rotate', 'remove']) {
    expect([path, (await viewer.submit(`/webhooks/wh_viewed/${path}`)).status]).toEqual([path, 403])
  }
  expect(await hosted.store.listDeliveries('wh_viewed', 10)).toHaveLength(1)
})

it('a webhook in another workspace and its deliveries return 404', async () => {
  const foreign = await aFailedDelivery('wh_foreign', toWorkspaceId('a'))
  await aFailedDelivery('wh_own', toWorkspaceId('team'))
  await hosted.browser.open('/webhooks/wh_own')
  expect((await hosted.browser.open('/webhooks/wh_foreign')).status).toBe(404)
  await hosted.browser.open('/webhooks/wh_own')
  for (const path of [
    '/webhooks/wh_foreign/remove',
    '/webhooks/wh_foreign/rotate',
    `/webhooks/wh_foreign/deliveries/${foreign}/redeliver`,
    `/webhooks/wh_own/deliveries/${foreign}/redeliver`,
    '/webhooks/wh_own/deliveries/unknown/redeliver',
  ]) {
    expect([path, (await hosted.browser.submit(path, { overlap: '0' })).status]).toEqual([path, 404])
  }
  const [kept] = (await hosted.store.findWebhook('wh_foreign'))?.secrets ?? []
  expect(kept?.secret.reveal()).toBe('secret-one')
  expect(await hosted.store.listDeliveries('wh_foreign', 10)).toHaveLength(1)
})

it('removing a webhook also removes its deliveries', async () => {
  const deliveryId = await aFailedDelivery('wh_removed', toWorkspaceId('team'))
  await hosted.browser.open('/webhooks/wh_removed')
  const page = await hosted.browser.submit('/webhooks/wh_removed/remove')
  expect(page).toMatchObject({ path: '/webhooks', html: expect.stringContaining('Webhook removed.') })
  expect(page.html).not.toContain('wh_removed')
  expect(await hosted.store.findDelivery(deliveryId)).toBeNull()
  expect((await hosted.browser.open('/webhooks/wh_removed')).status).toBe(404)
  expect(await subjectsOf('webhook.remove')).toEqual([receiver.url])
})

it('a new secret is shown once, and the previous one stays valid until the overlap ends', async () => {
  await aFailedDelivery('wh_rotated', toWorkspaceId('team'))
  const path = '/webhooks/wh_rotated'
  await hosted.browser.open(path)
  expect((await hosted.browser.submit(`${path}/rotate`, { overlap: '5' })).status).toBe(422)
  expect((await hosted.store.findWebhook('wh_rotated'))?.secrets).toHaveLength(1)
  const { html } = await hosted.browser.submit(`${path}/rotate`, { overlap: '24' })
  const secret = /whsec_[\w-]{43}/u.exec(html)?.[0] ?? 'none'
  const [current, previous] = (await hosted.store.findWebhook('wh_rotated'))?.secrets ?? []
  expect([current?.secret.reveal(), previous?.secret.reveal()]).toEqual([secret, 'secret-one'])
  expect((previous?.validUntilMs ?? 0) - (current?.createdAtMs ?? 0)).toBe(86_400_000)
  const later = await hosted.browser.open(path)
  expect(later.html).toContain('Previous secret valid until')
  const events = JSON.stringify(await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 100 }))
  for (const text of [later.html, events, JSON.stringify(hosted.lines)]) expect(text).not.toContain(secret)
  expect(await subjectsOf('webhook.rotate')).toEqual([receiver.url])
})

it('an immediately revoked secret is no longer valid', async () => {
  await aFailedDelivery('wh_leaked', toWorkspaceId('team'))
  await hosted.browser.open('/webhooks/wh_leaked')
  await hosted.browser.submit('/webhooks/wh_leaked/rotate', { overlap: '0' })
  const [current, previous] = (await hosted.store.findWebhook('wh_leaked'))?.secrets ?? []
  expect(previous?.validUntilMs).toBe(current?.createdAtMs)
  expect((await hosted.browser.open('/webhooks/wh_leaked')).html).not.toContain('Previous secret valid until')
})
