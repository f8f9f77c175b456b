import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { aNewTest } from '../../service/storage/builders.ts'
import { firstUser, type HostedDashboard, hostDashboard, joinTeam, openBrowser } from './browser.ts'

let hosted: HostedDashboard
let path = ''

beforeAll(async () => {
  hosted = await hostDashboard()
  const numericId = await hosted.store.createTest(aNewTest({ workspaceId: firstUser.workspace }))
  path = `/tests/${numericId}/links`
})

afterAll(async () => await hosted[Symbol.asyncDispose]())

it('a member creates a link, which is shown once, opens the report, and stops working when it is revoked', async () => {
  const member = await joinTeam(hosted, 'member@team.example', 'member')
  expect((await member.open(path.replace('/links', ''))).html).toContain(`<a href="${path}">Links to this report</a>`)
  expect((await member.open(path)).html).toContain('This test has no links yet.')
  const created = await member.submit(path, { lifetime: '7' })
  const url = /http:\/\/127\.0\.0\.1:\d+(\/r\/prl_[\w-]{24})/u.exec(created.html)?.[1] ?? ''
  const visitor = openBrowser(hosted.origin)
  expect((await visitor.open(url)).status).toBe(200)
  const list = await member.open(path)
  expect(list.html).toContain('<td>Valid</td>')
  expect(list.html).not.toContain('prl_')
  const revoke = /action="([^"]+\/revoke)"/u.exec(list.html)?.[1] ?? ''
  expect(list.html).toContain('also open the report at')
  expect(list.html).not.toContain('Revoking a link does not change this.')
  const revoked = await member.submit(revoke)
  expect(revoked.html).toContain('<td>Revoked</td>')
  expect((await visitor.open(url)).status).toBe(404)
  expect(revoked.html).toContain('Revoking a link does not change this.')
  const tracked = /(\/r\/[A-Za-z0-9_-]{16,128})<\/code>/u.exec(revoked.html)?.[1] ?? ''
  expect((await visitor.open(tracked)).status).toBe(200)
  expect((await hosted.browser.open('/settings')).html).toContain('Revoking the links of a test does not close that')
  const events = await hosted.store.listEvents(toWorkspaceId('team'), { beforeId: null, limit: 2 })
  expect(events.map(({ action }) => action)).toEqual(['link.revoke', 'link.create'])
  expect(JSON.stringify(events) + JSON.stringify(hosted.lines)).not.toContain(url.slice('/r/'.length))
})

it('a viewer sees the links but cannot change them', async () => {
  await hosted.browser.open(path)
  await hosted.browser.submit(path, { lifetime: 'never' })
  const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const { html } = await viewer.open(path)
  expect(html).toContain('<td>Never</td>')
  expect(html).not.toContain('<h2>Create a link</h2>')
  expect(html).not.toContain('/revoke')
  expect((await viewer.submit(path, { lifetime: '7' })).status).toBe(403)
  expect((await viewer.submit(`${path}/x/revoke`)).status).toBe(403)
})

it('rejects another lifetime, and links for other workspaces', async () => {
  await hosted.browser.open(path)
  expect((await hosted.browser.submit(path, { lifetime: '-1' })).status).toBe(422)
  const foreign = await hosted.store.createTest(aNewTest({ workspaceId: toWorkspaceId('foreign') }))
  const link = {
    linkId: 'other',
    tokenHash: 'h',
    numericId: foreign,
    workspaceId: toWorkspaceId('foreign'),
    createdAtMs: 1,
  }
  await hosted.store.createReportLink({ ...link, expiresAtMs: null, revokedAtMs: null })
  expect((await hosted.browser.open(`/tests/${foreign}/links`)).status).toBe(404)
  await hosted.browser.open(path)
  expect((await hosted.browser.submit(`/tests/${foreign}/links`, { lifetime: '7' })).status).toBe(404)
  await hosted.browser.open(path)
  expect((await hosted.browser.submit(`${path}/other/revoke`)).status).toBe(404)
  const query = { workspaceId: toWorkspaceId('foreign'), numericId: null, after: null, limit: 10 }
  expect(await hosted.store.listReportLinks(query)).toMatchObject([{ revokedAtMs: null }])
})

it('creates no link if only members may open reports', async () => {
  await hosted.browser.open('/settings')
  await hosted.browser.submit('/settings', { name: 'team', retention: '', reports: 'members' })
  const { html } = await hosted.browser.open(path)
  expect(html).toContain('links do not work')
  expect(html).not.toContain('<h2>Create a link</h2>')
  const before = await hosted.store.listReportLinks({
    workspaceId: toWorkspaceId('team'),
    numericId: null,
    after: null,
    limit: 10,
  })
  await hosted.browser.submit(path, { lifetime: '7' })
  expect(
    await hosted.store.listReportLinks({ workspaceId: toWorkspaceId('team'), numericId: null, after: null, limit: 10 }),
  ).toEqual(before)
})

it('does not mention the address with the tracking id where it opens no report', async () => {
  await using linksOnly = await hostDashboard('report-access: links')
  const numericId = await linksOnly.store.createTest(aNewTest({ workspaceId: firstUser.workspace }))
  expect((await linksOnly.browser.open(`/tests/${numericId}/links`)).html).not.toContain('also open the report at')
  expect((await linksOnly.browser.open('/settings')).html).not.toContain('tracking id')
})
