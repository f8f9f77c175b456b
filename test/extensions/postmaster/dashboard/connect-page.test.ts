import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { scopes } from '../../../support/google/stand-in-data.ts'
import { joinTeam, openBrowser } from '../../dashboard/browser.ts'
import { type ConnectedDashboard, connectedDashboard, email } from './connected-dashboard.ts'

let dashboard: ConnectedDashboard
let laterMs = 0

beforeAll(async () => {
  dashboard = await connectedDashboard({ clock: { ...nodeClock(), nowMs: () => Date.now() + laterMs } })
})

beforeEach(async () => {
  laterMs = 0
  dashboard.google.state.user.decision = 'allow'
  dashboard.google.state.user.scopes = null
  for (const { id } of await dashboard.accounts()) await dashboard.hosted.store.removePostmasterAccount(id)
})

afterAll(async () => await dashboard[Symbol.asyncDispose]())

describe('connecting an account in the browser', () => {
  it('stores the sealed grant in the workspace, records it, and shows the account', async () => {
    const page = await dashboard.connect()
    const [account] = await dashboard.accounts()
    expect(page.path).toBe(`/postmaster/${account?.id}`)
    expect(page.html).toContain(`Connected ${email}. Its data is being fetched`)
    expect(account).toMatchObject({ email, workspaceId: toWorkspaceId('team'), source: 'google', grantState: 'active' })
    expect(account?.sealedRefreshToken).toMatch(/^sealed1:/u)
    expect((await dashboard.hosted.browser.open('/settings/audit')).html).toContain('postmaster.connect')
    expect(dashboard.hosted.browser.cookies.has('presend-consent')).toBe(false)
  })

  it('uses PKCE, offline access and the host name that the browser uses', async () => {
    const { headers } = await dashboard.hosted.browser.open('/postmaster/connect')
    const query = new URL(headers.get('Location') ?? '').searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      code_challenge_method: 'S256',
      access_type: 'offline',
      redirect_uri: `${dashboard.hosted.origin}/postmaster/callback`,
    })
    const port = new URL(dashboard.hosted.origin).port
    const local = await fetch(`http://localhost:${port}/postmaster`).catch(() => null)
    expect(local === null || local.status < 500).toBe(true)
  })

  it('shows when Google will end the grant', async () => {
    dashboard.google.state.refreshTokenSeconds = 7 * 86_400
    expect((await dashboard.connect()).html).toMatch(/Google ends this grant on \d{4}-\d\d-\d\d/u)
    dashboard.google.state.refreshTokenSeconds = null
  })

  it('keeps every secret out of pages, cookies and log', async () => {
    await dashboard.hosted.browser.open('/postmaster/connect')
    const cookie = dashboard.hosted.browser.cookies.get('presend-consent') ?? ''
    expect(decodeURIComponent(cookie)).toMatch(/^sealed1:/u)
    const back = await dashboard.consent()
    const { html } = await dashboard.hosted.browser.open(back)
    const code = new URLSearchParams(back.split('?')[1]).get('code') ?? '-'
    const { clientSecret, grants } = dashboard.google.state
    for (const secret of [clientSecret, code, ...grants.map(({ refreshToken }) => refreshToken ?? '-')]) {
      expect(html + JSON.stringify(dashboard.hosted.lines)).not.toContain(secret)
    }
  })
})

describe('a consent is rejected', () => {
  it('if the user declined', async () => {
    dashboard.google.state.user.decision = 'deny'
    const page = await dashboard.connect()
    expect(page).toMatchObject({ status: 422, html: expect.stringContaining('You did not give consent.') })
    expect(await dashboard.accounts()).toEqual([])
  })

  it('if it lacks a permission; its grant is revoked', async () => {
    dashboard.google.state.user.scopes = [scopes.traffic]
    const page = await dashboard.connect()
    expect(page.status).toBe(422)
    expect(page.html).toContain('check every box on the consent page')
    expect(dashboard.google.state.grants.at(-1)).toMatchObject({ isRevoked: true })
    expect(await dashboard.accounts()).toEqual([])
  })

  it.each([
    [
      'another state',
      (back: string) => back.replace(/state=[^&]+/u, `state=${'A'.repeat(43)}`),
      'state does not match',
    ],
    ['no state', (back: string) => back.replace(/state=[^&]+&/u, ''), 'state is missing'],
    ['two codes', (back: string) => `${back}&code=other`, 'a parameter is repeated'],
  ])('if the redirect has %s', async (_what, change, reason) => {
    const page = await dashboard.hosted.browser.open(change(await dashboard.consent()))
    expect(page).toMatchObject({ status: 422, html: expect.stringContaining(reason) })
    expect(await dashboard.accounts()).toEqual([])
  })

  it('if the redirect is repeated, even with the cookie of the first one', async () => {
    const back = await dashboard.consent()
    const cookie = dashboard.hosted.browser.cookies.get('presend-consent') ?? ''
    await dashboard.hosted.browser.open(back)
    const [connected] = await dashboard.accounts()
    expect((await dashboard.hosted.browser.open(back)).html).toContain('was already used')
    dashboard.hosted.browser.cookies.set('presend-consent', cookie)
    const again = await dashboard.hosted.browser.open(back)
    expect(again).toMatchObject({ status: 422, html: expect.stringContaining('works only once') })
    expect((await dashboard.accounts())[0]?.sealedRefreshToken).toBe(connected?.sealedRefreshToken)
  })

  it('if it began in another session whose cookie an attacker planted', async () => {
    const attacker = await joinTeam(dashboard.hosted, `eve-${Date.now()}@team.example`, 'member')
    const back = await dashboard.consent(attacker)
    const victim = dashboard.hosted.browser
    expect((await victim.open(back)).status).toBe(422)
    victim.cookies.set('presend-consent', attacker.cookies.get('presend-consent') ?? '')
    expect(await victim.open(back)).toMatchObject({ status: 422, html: expect.stringContaining('another session') })
    expect((await openBrowser(dashboard.hosted.origin).open(back)).status).toBe(422)
    expect(await dashboard.accounts()).toEqual([])
  })

  it('if it took longer than ten minutes', async () => {
    const back = await dashboard.consent()
    laterMs = 601_000
    expect(await dashboard.hosted.browser.open(back)).toMatchObject({ status: 422 })
    expect(await dashboard.accounts()).toEqual([])
  })

  it('if another site started it', async () => {
    const cookies = [...dashboard.hosted.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(`${dashboard.hosted.origin}/postmaster/connect`, {
      headers: { Cookie: cookies, 'Sec-Fetch-Site': 'cross-site' },
      redirect: 'manual',
    })
    expect(reply.headers.get('Location')).toBe('/postmaster')
  })

  it('if a member has become a viewer in the meantime, or the user is a viewer', async () => {
    const address = `mia-${Date.now()}@team.example`
    const member = await joinTeam(dashboard.hosted, address, 'member')
    const back = await dashboard.consent(member)
    const user = await dashboard.hosted.store.findUserByEmail(address)
    await dashboard.hosted.browser.open('/settings/members')
    await dashboard.hosted.browser.submit(`/settings/members/${user?.userId ?? ''}/role`, { role: 'viewer' })
    expect(await member.open(back)).toMatchObject({ status: 422, html: expect.stringContaining('no longer allows') })
    expect((await member.open('/postmaster/connect')).status).toBe(403)
    expect(await dashboard.accounts()).toEqual([])
  })

  it("if the account's data comes from DMARC reports", async () => {
    const reports = { workspaceId: toWorkspaceId('team'), email, source: 'dmarc-reports', nowMs: 0 } as const
    await dashboard.hosted.store.ensurePostmasterAccount(reports)
    expect((await dashboard.connect()).html).toContain('comes from DMARC reports')
    expect(await dashboard.accounts()).toMatchObject([{ source: 'dmarc-reports', grantState: 'none' }])
  })
})
