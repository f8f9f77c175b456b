import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { dayOf, plusDays } from '../../../../src/foundation/contract/day.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { eventually } from '../../../support/eventually.ts'
import { type Browser, joinTeam } from '../../dashboard/browser.ts'
import { type ConnectedDashboard, connectedDashboard, email } from './connected-dashboard.ts'

let dashboard: ConnectedDashboard
let owner: Browser
let laterMs = 0

const yesterday = plusDays(dayOf(Date.now()), -1)

beforeAll(async () => {
  dashboard = await connectedDashboard({ clock: { ...nodeClock(), nowMs: () => Date.now() + laterMs } })
  owner = dashboard.hosted.browser
  const day = { spamRate: 0.004, spf: 1, dkim: 0.99, dmarc: 0.98 }
  const errors = [{ type: 'reject', reason: 'spammy_content', count: 3, rate: 0.03 }] as const
  dashboard.google.setDomains(email, [
    { name: 'shop.example', days: new Map([[yesterday, { ...day, errors }]]) },
    { name: 'old.example', days: new Map([[plusDays(yesterday, -60), day]]) },
  ])
})

afterAll(async () => await dashboard[Symbol.asyncDispose]())

async function connected(): Promise<StoredPostmasterAccount> {
  await dashboard.connect()
  const accounts = await eventually(dashboard.accounts, ([one]) => one?.syncedAtMs !== null && one !== undefined)
  const [account] = accounts
  if (account === undefined) throw new Error('no account is connected')
  return account
}

describe('the page for an account', () => {
  it('shows the result of the first sync: charts, figures and reasons', async () => {
    const { id } = await connected()
    const { html } = await owner.open(`/postmaster/${id}?domain=shop.example`)
    expect(html).toContain('>Connected<')
    expect(html).toContain('User-reported spam rate')
    expect(html.match(/<svg class="chart"/gu)?.length).toBeGreaterThanOrEqual(4)
    expect(html).toContain('class="limit-missed"')
    expect(html).toContain(`<td>${yesterday}</td><td class="number">0.40%</td>`)
    expect(html).toContain('permanent error')
  })

  it('shows the chosen domain and period', async () => {
    const { id } = await connected()
    expect((await owner.open(`/postmaster/${id}?domain=old.example`)).html).toContain('No data for these days')
    const { html } = await owner.open(`/postmaster/${id}?domain=old.example&days=90`)
    expect(html).toContain('aria-current="true">Last 90 days')
    expect(html).toContain(plusDays(yesterday, -60))
    expect((await owner.open(`/postmaster/${id}?domain=unknown.example&days=7`)).status).toBe(200)
  })

  it('syncs the account on request', async () => {
    const { id, syncedAtMs } = await connected()
    await owner.open(`/postmaster/${id}`)
    // Two requests within ten seconds count as one, and the first sync is part of connecting.
    laterMs = 11_000
    expect((await owner.submit(`/postmaster/${id}/sync`)).html).toContain('The data is being fetched')
    const [after] = await eventually(dashboard.accounts, ([one]) => (one?.syncedAtMs ?? 0) > (syncedAtMs ?? 0))
    expect(after?.syncedAtMs).toBeGreaterThan(syncedAtMs ?? 0)
  })

  it('disconnects: revokes the grant, and keeps the data', async () => {
    const { id } = await connected()
    await owner.open(`/postmaster/${id}`)
    const { html } = await owner.submit(`/postmaster/${id}/disconnect`)
    expect(html).toContain('Disconnected. The data is kept.')
    expect(html).toContain('Connect again')
    expect(dashboard.google.state.grants.every(({ isRevoked }) => isRevoked)).toBe(true)
    expect(await dashboard.accounts()).toMatchObject([{ grantState: 'none', sealedRefreshToken: null }])
    expect((await owner.open(`/postmaster/${id}`)).html).toContain('shop.example')
    expect((await owner.submit(`/postmaster/${id}/sync`)).html).toContain('This account is not connected.')
  })

  it('deletes an account with its data after the user enters its address', async () => {
    const { id } = await connected()
    await owner.open(`/postmaster/${id}`)
    const wrong = await owner.submit(`/postmaster/${id}/delete`, { confirm: 'other@shop.example' })
    expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('not the address of the account') })
    expect(await dashboard.accounts()).toHaveLength(1)
    const page = await owner.submit(`/postmaster/${id}/delete`, { confirm: email })
    expect(page.path).toBe('/postmaster')
    expect(await dashboard.accounts()).toEqual([])
    const { html } = await owner.open('/settings/audit')
    for (const action of ['postmaster.sync', 'postmaster.disconnect', 'postmaster.delete']) {
      expect(html).toContain(action)
    }
  })
})

describe('permissions on the account page', () => {
  it('let viewers look, members connect, sync and disconnect, and only owners delete', async () => {
    const { id } = await connected()
    const viewer = await joinTeam(dashboard.hosted, 'viewer@team.example', 'viewer')
    const member = await joinTeam(dashboard.hosted, 'member@team.example', 'member')
    const seen = await viewer.open(`/postmaster/${id}`)
    expect(seen.html).toContain('shop.example')
    expect(seen.html).not.toContain('/postmaster/connect')
    for (const action of ['sync', 'disconnect', 'delete']) {
      expect(seen.html).not.toContain(`/postmaster/${id}/${action}`)
      expect((await viewer.submit(`/postmaster/${id}/${action}`, { confirm: email })).status).toBe(403)
    }
    const own = await member.open(`/postmaster/${id}`)
    expect(own.html).not.toContain(`/postmaster/${id}/delete`)
    expect((await member.submit(`/postmaster/${id}/delete`, { confirm: email })).status).toBe(403)
    expect((await member.submit(`/postmaster/${id}/sync`)).status).toBe(200)
    expect(await dashboard.accounts()).toMatchObject([{ grantState: 'active' }])
  })

  it('hide the accounts of other workspaces', async () => {
    const nowMs = Date.now()
    const other = { workspaceId: toWorkspaceId('other'), email: 'x@other.example', source: 'google', nowMs } as const
    const { id } = await dashboard.hosted.store.ensurePostmasterAccount(other)
    expect((await owner.open('/postmaster')).html).not.toContain('x@other.example')
    expect((await owner.open(`/postmaster/${id}`)).status).toBe(404)
    await owner.open('/postmaster')
    for (const action of ['sync', 'disconnect', 'delete']) {
      expect((await owner.submit(`/postmaster/${id}/${action}`, { confirm: other.email })).status).toBe(404)
    }
    expect((await owner.open('/postmaster/0x1')).status).toBe(404)
  })
})
