import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { type HostedDashboard, hostDashboard, joinTeam } from '../../dashboard/browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => await hosted[Symbol.asyncDispose]())

it('the accounts page names the settings that are missing before an account can be connected, and connects nothing', async () => {
  const { html } = await hosted.browser.open('/postmaster')
  expect(html).toContain('This workspace has no postmaster account yet.')
  expect(html).toContain('google.client-id')
  expect(html).toContain('PRESEND_GOOGLE_CLIENT_SECRET')
  expect(html).toContain('PRESEND_ENCRYPTION_KEY')
  expect(html).not.toContain('href="/postmaster/connect"')
  expect((await hosted.browser.open('/postmaster/connect')).path).toBe('/postmaster')
  expect((await hosted.browser.open('/postmaster/callback?code=x&state=y')).status).toBe(422)
})

it('the accounts page shows accounts with state, domains, last sync and problem', async () => {
  const { store } = hosted
  const account = { workspaceId: toWorkspaceId('team'), email: 'ann@shop.example', source: 'import', nowMs: 1 } as const
  const { id } = await store.ensurePostmasterAccount(account)
  const names = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example']
  await store.recordPostmasterDomains(
    id,
    names.map((domain) => ({ domain, standing: 'listed' })),
  )
  await store.recordPostmasterSync(id, { syncedAtMs: Date.UTC(2026, 0, 31, 12), problem: 'a.example: <b>no answer' })
  const { html } = await hosted.browser.open('/postmaster')
  expect(html).toContain('Imported data')
  expect(html).toContain('a.example, b.example, c.example and 2 more')
  expect(html).toContain('2026-01-31 12:00 UTC')
  expect(html).toContain('&lt;b&gt;no answer')
})

it('the accounts page is in the main navigation, even for viewers, who cannot connect accounts', async () => {
  const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const { html } = await viewer.open('/postmaster')
  expect(html).toContain('<a href="/postmaster" aria-current="page">Postmaster</a>')
  expect(html).not.toContain('Connect a Google account')
})
