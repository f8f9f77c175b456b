import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { aWebhook } from '../../service/webhooks/webhook-builders.ts'
import { type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

it('a member adds a webhook and sees its secret once', async () => {
  const member = await joinTeam(hosted, 'member@team.example', 'member')
  expect((await member.open('/account')).html).toContain('<a href="/webhooks">Webhooks</a>')
  expect((await member.open('/webhooks')).html).toContain('This workspace has no webhooks yet.')
  const added = await member.submit('/webhooks', { url: 'https://hooks.example/presend' })
  const secret = /whsec_[\w-]{43}/u.exec(added.html)?.[0] ?? 'none'
  const [webhook] = await hosted.store.listWebhooks(toWorkspaceId('team'))
  expect(webhook).toMatchObject({ workspaceId: toWorkspaceId('team'), url: 'https://hooks.example/presend' })
  expect(webhook?.secrets.map((one) => one.secret.reveal())).toEqual([secret])
  const list = await member.open('/webhooks')
  expect(list.html).toContain(`<a href="/webhooks/${webhook?.webhookId}">https://hooks.example/presend</a>`)
  const events = await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 100 })
  expect(events[0]).toMatchObject({
    action: 'webhook.create',
    actor: 'member@team.example',
    subject: 'https://hooks.example/presend',
  })
  const later = [list.html, (await member.open(`/webhooks/${webhook?.webhookId}`)).html, JSON.stringify(events)]
  for (const text of [...later, JSON.stringify(hosted.lines)]) expect(text).not.toContain(secret)
})

it('the secret of a webhook is encrypted if the service has an encryption key', async () => {
  const env = { PRESEND_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }
  await using sealed = await hostDashboard('', { env })
  await sealed.browser.open('/webhooks')
  const { html } = await sealed.browser.submit('/webhooks', { url: 'https://hooks.example/' })
  const secret = /whsec_[\w-]{43}/u.exec(html)?.[0] ?? 'none'
  const [webhook] = await sealed.store.listWebhooks(toWorkspaceId('team'))
  expect(webhook?.secrets).toHaveLength(1)
  expect(webhook?.secrets[0]?.secret.reveal()).not.toContain(secret)
})

it.each([
  ['http://hooks.example/', 'Expected &quot;https:&quot;'],
  ['https://127.0.0.1/', 'Expected a public address'],
  ['https://user:hunter2@hooks.example/', 'Expected a URL without credentials'],
  ['<b>bold</b>', 'Expected a URL such as https://example.com/hooks/presend'],
])('the URL %s is rejected with the reason', async (url, reason) => {
  const before = await hosted.store.listWebhooks(toWorkspaceId('team'))
  await hosted.browser.open('/webhooks')
  const page = await hosted.browser.submit('/webhooks', { url })
  expect(page.status).toBe(422)
  expect(page.html).toContain(reason)
  expect(page.html).not.toContain('<b>bold')
  expect(await hosted.store.listWebhooks(toWorkspaceId('team'))).toEqual(before)
})

it('a viewer sees the webhooks and cannot add one', async () => {
  const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const url = 'https://hooks.example/services/T0KEN?key=1'
  await hosted.store.createWebhook(aWebhook({ webhookId: 'wh_seen', workspaceId: toWorkspaceId('team'), url }))
  const list = await viewer.open('/webhooks')
  expect(list.html).toContain('<a href="/webhooks/wh_seen">https://hooks.example</a>')
  // The rest of a URL may contain credentials.
  for (const html of [list.html, (await viewer.open('/webhooks/wh_seen')).html]) expect(html).not.toContain('T0KEN')
  expect((await hosted.browser.open('/webhooks/wh_seen')).html).toContain('T0KEN')
  expect(list.html).not.toContain('action="/webhooks"')
  expect((await viewer.submit('/webhooks', { url: 'https://viewer.example/' })).status).toBe(403)
  expect(JSON.stringify(await hosted.store.listWebhooks(toWorkspaceId('team')))).not.toContain('viewer.example')
})

it('the list shows no webhook of another workspace and escapes markup in URLs', async () => {
  await hosted.store.createWebhook(aWebhook({ webhookId: 'wh_other', workspaceId: toWorkspaceId('a') }))
  await hosted.store.createWebhook(
    aWebhook({ webhookId: 'wh_markup', workspaceId: toWorkspaceId('team'), url: 'https://hooks.example/?<script>"' }),
  )
  const { html } = await hosted.browser.open('/webhooks')
  expect(html).not.toContain('wh_other')
  expect(html).toContain('https://hooks.example/?&lt;script&gt;&quot;')
  expect(html).not.toContain('<script')
})
