import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import type { Role } from '../../../src/service/storage/workspace.ts'
import {
  type Browser,
  firstUser,
  type HostedDashboard,
  hostDashboard,
  invite,
  joinTeam,
  openBrowser,
} from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

async function join(email: string, role: Role): Promise<Browser> {
  return await joinTeam(hosted, email, role)
}

async function idOf(email: string): Promise<string> {
  return (await hosted.store.findUserByEmail(email))?.userId ?? ''
}

describe('an invitation', () => {
  it('can be withdrawn', async () => {
    const { link } = await invite(hosted.browser, 'dan@team.example', 'member')
    const [invitation] = await hosted.store.listInvitations(toWorkspaceId('team'))
    const page = await hosted.browser.submit(`/settings/invitations/${invitation?.invitationId}/delete`)
    expect(page.html).toContain('Invitation withdrawn.')
    expect((await openBrowser(hosted.origin).open(link)).status).toBe(404)
  })

  it('is rejected for an existing member, an invalid address, or an unknown role', async () => {
    await hosted.browser.open('/settings/members')
    for (const fields of [
      { email: firstUser.email, role: 'member' },
      { email: 'nothing', role: 'member' },
      { email: 'eve@team.example', role: 'admin' },
    ]) {
      expect((await hosted.browser.submit('/settings/invitations', fields)).status).toBe(422)
    }
  })
})

describe('a workspace member', () => {
  it('gets another role, or is removed, with immediate effect', async () => {
    const dora = await join('dora@team.example', 'member')
    const id = await idOf('dora@team.example')
    expect((await dora.open('/settings/tokens/new')).status).toBe(200)
    await hosted.browser.open('/settings/members')
    await hosted.browser.submit(`/settings/members/${id}/role`, { role: 'viewer' })
    expect((await dora.open('/settings/tokens/new')).status).toBe(403)
    await hosted.browser.submit(`/settings/members/${id}/remove`)
    expect((await dora.open('/settings')).status).toBe(403)
  })

  it('remains an owner if they are the last owner', async () => {
    const id = await idOf(firstUser.email)
    await hosted.browser.open('/settings/members')
    const page = await hosted.browser.submit(`/settings/members/${id}/remove`)
    expect(page.html).toContain('A workspace needs an owner.')
    expect((await hosted.browser.submit(`/settings/members/${id}/role`, { role: 'viewer' })).html).toContain(
      'needs an owner',
    )
    expect((await hosted.browser.submit('/settings/members/unknown/remove')).status).toBe(404)
  })
})

describe('roles', () => {
  const changes: readonly [path: string, fields: Readonly<Record<string, string>>][] = [
    ['/settings', { name: 'Taken over', retention: '', reports: 'link' }],
    ['/settings/invitations', { email: 'eve@team.example', role: 'owner' }],
    ['/settings/invitations/x/delete', {}],
    ['/settings/delete', { confirm: 'team' }],
    ['/settings/members/OWN/role', { role: 'owner' }],
    ['/settings/members/OWNER/remove', {}],
  ]

  it.each([
    ['viewer', [...changes, ['/settings/tokens', { name: 'x', lifetime: '90' }], ['/settings/tokens/x/revoke', {}]]],
    ['member', changes],
  ] as const)('a %s cannot gain rights or change what owners manage', async (role, paths) => {
    const email = `${role}@team.example`
    const browser = await join(email, role)
    const [own, owner] = [await idOf(email), await idOf(firstUser.email)]
    expect((await browser.open('/settings')).html).not.toContain('<form method="post" action="/settings"')
    expect((await browser.open('/settings/audit')).status).toBe(403)
    expect((await browser.open('/settings/export')).status).toBe(403)
    expect((await browser.open('/settings/members')).html).not.toContain('/remove')
    for (const [path, fields] of paths) {
      const target = path.replace('OWNER', owner).replace('OWN', own)
      expect([target, (await browser.submit(target, fields)).status]).toEqual([target, 403])
    }
    expect((await hosted.store.listMemberships(own)).map((one) => one.role)).toEqual([role])
    expect((await hosted.store.findWorkspace(toWorkspaceId('team')))?.name).toBe('team')
  })

  it('of one workspace give no rights in another', async () => {
    const eve = await join('eve2@team.example', 'viewer')
    const id = await idOf('eve2@team.example')
    const workspace = { name: 'Eve', plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
    await hosted.store.createWorkspace({ workspaceId: toWorkspaceId('of-eve'), ...workspace })
    await hosted.store.addMember(toWorkspaceId('of-eve'), id, { role: 'owner', nowMs: 0 })
    await eve.open('/account')
    await eve.submit('/workspace', { workspace: 'of-eve' })
    const owner = await idOf(firstUser.email)
    expect((await eve.submit(`/settings/members/${owner}/remove`)).status).toBe(404)
    expect((await eve.open('/settings/members')).html).not.toContain(firstUser.email)
    await eve.submit('/workspace', { workspace: 'a' })
    expect((await eve.open('/settings')).html).toContain('<code>of-eve</code>')
    await eve.submit('/workspace', { workspace: 'team' })
    expect((await eve.submit('/settings', { name: 'x', retention: '', reports: 'link' })).status).toBe(403)
  })
})
