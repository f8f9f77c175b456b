import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { type HostedDashboard, hostDashboard } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

async function generate(fields: Readonly<Record<string, string>>): Promise<string> {
  await hosted.browser.open('/settings/tokens/new')
  const { html } = await hosted.browser.submit('/settings/tokens', { lifetime: '90', scope: 'write', ...fields })
  return /psd_[A-Za-z0-9_-]{43}/u.exec(html)?.[0] ?? ''
}

async function call(method: string, path: string, token: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` }
  return await fetch(`${hosted.service.apiUrl}${path}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
}

it('a user follows Settings, API Tokens, Generate New Token, and sees the token once', async () => {
  const home = await hosted.browser.open('/')
  expect(home.html).toContain('<a href="/settings"')
  expect((await hosted.browser.open('/settings')).html).toMatch(/<a href="\/settings\/tokens">API Tokens<\/a>/u)
  expect((await hosted.browser.open('/settings/tokens')).html).toContain('Generate New Token')
  const token = await generate({ name: 'ci' })
  expect((await call('POST', '/spam_tests', token)).status).toBe(201)
  const list = await hosted.browser.open('/settings/tokens')
  expect(list.html).toContain(token.slice(0, 8))
  expect(list.html).not.toContain(token)
  expect(list.html).toContain('by owner@team.example')
  const [stored] = await hosted.store.listTokens(toWorkspaceId('team'))
  expect(stored).toMatchObject({
    name: 'ci',
    scope: 'write',
    workspaceId: toWorkspaceId('team'),
    createdBy: 'owner@team.example',
  })
  expect((stored?.expiresAtMs ?? 0) - (stored?.createdAtMs ?? 0)).toBeCloseTo(90 * 86_400_000, -4)
})

it('a read-only token cannot write', async () => {
  const token = await generate({ name: 'reader', scope: 'read', lifetime: '' })
  expect((await call('GET', '/spam_tests/email_services', token)).status).toBe(200)
  const reply = await call('POST', '/spam_tests', token)
  expect([reply.status, await reply.json()]).toEqual([
    403,
    { success: false, error: 'This API token has read-only access; use a token with read and write access' },
  ])
})

it('a revoked token gets 401 immediately', async () => {
  const token = await generate({ name: 'old' })
  const stored = (await hosted.store.listTokens(toWorkspaceId('team'))).find(({ name }) => name === 'old')
  await hosted.browser.open('/settings/tokens')
  const page = await hosted.browser.submit(`/settings/tokens/${stored?.tokenId}/revoke`)
  expect(page.html).toContain('Revoked old.')
  expect((await call('GET', '/spam_tests/email_services', token)).status).toBe(401)
})

it('a token of another workspace is neither listed nor revoked', async () => {
  const [foreign] = await hosted.store.listTokens(toWorkspaceId('a'))
  const list = await hosted.browser.open('/settings/tokens')
  expect(list.html).not.toContain(foreign?.tokenId)
  expect((await hosted.browser.submit(`/settings/tokens/${foreign?.tokenId}/revoke`)).status).toBe(404)
  expect((await hosted.store.listTokens(toWorkspaceId('a')))[0]?.revokedAtMs).toBeNull()
})

it('an invalid name is shown escaped, with the reason for the rejection', async () => {
  await hosted.browser.open('/settings/tokens/new')
  const page = await hosted.browser.submit('/settings/tokens', { name: `<b>${'x'.repeat(200)}`, lifetime: '90' })
  expect(page).toMatchObject({ status: 422, html: expect.stringContaining('at most 100 characters') })
  expect(page.html).not.toContain('<b>')
  expect((await hosted.browser.submit('/settings/tokens', { name: 'x', lifetime: '9999' })).status).toBe(422)
})

it('token actions are in the audit log', async () => {
  const events = await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 100 })
  expect(events.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
    expect.arrayContaining(['token.create ci', 'token.revoke old']),
  )
  expect(JSON.stringify(events)).not.toContain('psd_')
})
