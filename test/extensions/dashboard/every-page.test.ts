/** Requirements for every page of the dashboard: who may open the page, and what a form from another site can do. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRole } from '../../../src/extensions/dashboard/page-request.ts'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { aNewTest } from '../../service/storage/builders.ts'
import { allPages as pages } from '../../support/extensions.ts'
import { type Browser, firstUser, type HostedDashboard, hostDashboard, joinTeam, openBrowser } from './browser.ts'

let hosted: HostedDashboard
let owner: Browser
/** Users by role in workspace `team`; none is an admin. */
const members = new Map<PageRole, Browser>()
/** Ids of objects in workspace `other`, by the beginning of the paths that show or change them. */
const foreignIds = new Map<string, string>()

beforeAll(async () => {
  hosted = await hostDashboard('webhooks: {allow-private: true}')
  for (const role of ['viewer', 'member', 'owner'] as const) {
    members.set(role, await joinTeam(hosted, `${role}-only@team.example`, role))
  }
  owner = members.get('owner') ?? openBrowser(hosted.origin)
  await createOther()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

/**
 * Creates another workspace with one object of each kind. Of the users of workspace `team`, only the first belongs to
 * this workspace.
 */
async function createOther(): Promise<void> {
  const { store, browser } = hosted
  const { userId } = (await store.findUserByEmail(firstUser.email)) ?? { userId: '' }
  const [workspaceId, nowMs] = [toWorkspaceId('other'), Date.now()]
  const workspace = { workspaceId, name: 'Other', plan: 'pro', retentionMs: null, reportAccess: 'link' } as const
  await store.createWorkspace({ ...workspace, createdAtMs: nowMs })
  await store.addMember(workspaceId, userId, { role: 'owner', nowMs })
  const test = aNewTest({ workspaceId, createdAtMs: nowMs, expiresAtMs: nowMs + 3_600_000 })
  foreignIds.set('/tests', String(await store.createTest(test)))
  const postmaster = { workspaceId, email: 'ann@other.example', source: 'google', nowMs } as const
  const account = await store.ensurePostmasterAccount(postmaster)
  foreignIds.set('/postmaster', String(account.id))
  await browser.open('/account')
  await browser.submit('/workspace', { workspace: workspaceId })
  await browser.submit('/webhooks', { url: 'http://127.0.0.1:9/hook' })
  await browser.submit('/settings/tokens', { name: 'other', scope: 'write', lifetime: '90' })
  await browser.submit('/settings/alerts', { receivers: 'webhooks' })
  await joinTeam(hosted, 'ann@other.example', 'owner')
  await browser.submit('/settings/invitations', { email: 'guest@other.example', role: 'owner' })
  const annId = (await store.findUserByEmail('ann@other.example'))?.userId ?? ''
  foreignIds.set('/webhooks', (await store.listWebhooks(workspaceId))[0]?.webhookId ?? '')
  foreignIds.set('/settings/tokens', (await store.listTokens(workspaceId))[0]?.tokenId ?? '')
  foreignIds.set('/settings/invitations', (await store.listInvitations(workspaceId))[0]?.invitationId ?? '')
  foreignIds.set('/settings/alerts', (await store.listAlertRules(workspaceId))[0]?.ruleId ?? '')
  foreignIds.set('/settings/members', annId)
  foreignIds.set('/account/sessions', (await store.listSessions(annId, nowMs))[0]?.sessionId ?? '')
}

function withIds(path: string, id: string): string {
  return path.replaceAll(/:\w+/gu, id)
}

const forms = pages.filter(({ method }) => method === 'POST')
const views = pages.filter(({ method, path }) => method === 'GET' && path !== '/assets/:name')

describe.each(forms)('POST $path', ({ path }) => {
  it('rejects a form from another site, and a form without its token', async () => {
    await owner.open('/account')
    const target = withIds(path, '1')
    const foreign = { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }
    expect((await owner.submit(target, {}, foreign)).status).toBe(403)
    expect((await owner.submit(target, {}, { token: null })).status).toBe(403)
  })
})

it.each(views)('GET $path cannot be framed, and its response is not stored', async ({ path }) => {
  const { headers, status } = await owner.open(withIds(path, '1'))
  expect(status).toBeLessThan(500)
  if (status === 200 && path === '/settings/export') return
  expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors '(?:none|self)'/u)
  expect(headers.get('Cache-Control')).toBe('no-store')
})

describe.each(pages.filter(({ role }) => role !== 'anyone'))('$method $path', ({ method, path, role }) => {
  const target = withIds(path, '1')
  const ask = async (browser: Browser): Promise<{ status: number; path: string }> => {
    await browser.open('/account')
    return method === 'GET' ? await browser.open(target) : await browser.submit(target)
  }

  it('redirects a visitor without a login to the login page', async () => {
    const stranger = openBrowser(hosted.origin)
    await stranger.open('/login')
    const page = method === 'GET' ? await stranger.open(target) : await stranger.submit(target)
    expect(page.path).toMatch(/^\/login/u)
  })

  const lower = { viewer: [], user: [], anyone: [], member: ['viewer'], owner: ['viewer', 'member'] } as const
  const refused = role === 'admin' ? (['viewer', 'member', 'owner'] as const) : lower[role]

  it.each(refused)('is forbidden for a %s', async (asking) => {
    expect((await ask(members.get(asking) ?? owner)).status).toBe(403)
  })
})

/** Seeds belong to the service, and the rights of an admin are checked above. */
const ofWorkspaces = pages.filter(
  ({ path, role }) => path.includes('/:') && !path.startsWith('/seeds/') && role !== 'anyone' && role !== 'admin',
)

describe.each(ofWorkspaces)('$method $path of another workspace', ({ method, path }) => {
  it('responds as if the object did not exist, and changes nothing', async () => {
    const [start = ''] = path.split('/:')
    const id = foreignIds.get(start) ?? ''
    expect(id, `add an id of workspace "other" for ${start}`).not.toBe('')
    await owner.open('/account')
    const ask = async (asked: string): Promise<readonly [number, string]> => {
      const target = withIds(path, asked)
      const fields = { role: 'viewer', lifetime: '30', overlap: '0' }
      const page = method === 'GET' ? await owner.open(target) : await owner.submit(target, fields)
      return [page.status, page.html.replaceAll(/name="form-token" value="[^"]*"|\d\d:\d\d UTC/gu, '')]
    }
    const before = await countOther()
    const [known, unknown] = [await ask(id), await ask('99999')]
    expect(known).toEqual(unknown)
    expect(known[0]).toBe(path.startsWith('/account/') ? 200 : 404)
    expect(await countOther()).toEqual(before)
  })
})

async function countOther(): Promise<unknown> {
  const { store } = hosted
  const nowMs = Date.now()
  const userId = foreignIds.get('/settings/members') ?? ''
  return {
    tests: await store.findTest(toWorkspaceId('other'), foreignIds.get('/tests') ?? ''),
    webhooks: await store.listWebhooks(toWorkspaceId('other')),
    tokens: await store.listTokens(toWorkspaceId('other')),
    invitations: await store.listInvitations(toWorkspaceId('other')),
    members: await store.listMembers(toWorkspaceId('other')),
    roles: await store.listMemberships(userId),
    alertRules: await store.listAlertRules(toWorkspaceId('other')),
    accounts: await store.listPostmasterAccounts(toWorkspaceId('other')),
    sessionCount: (await store.listSessions(userId, nowMs)).length,
  }
}
