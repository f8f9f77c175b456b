import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWorkspaceId, type WorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { aNewTest } from '../../service/storage/builders.ts'
import { firstUser, type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

async function create(workspaceId: WorkspaceId = firstUser.workspace): Promise<string> {
  const test = aNewTest({ workspaceId, name: 'Old <b>mail</b>', source: 'ci', expiresAtMs: Date.now() + 60_000 })
  return `/tests/${await hosted.store.createTest(test)}`
}

describe('deleting a test', () => {
  it('asks for confirmation, deletes the test, and is recorded in the audit log', async () => {
    const path = await create()
    expect((await hosted.browser.open(path)).html).toContain(`<a href="${path}/delete">Delete this test</a>`)
    const question = await hosted.browser.open(`${path}/delete`)
    expect(question.html).toContain('<dd>Old &lt;b&gt;mail&lt;/b&gt;</dd>')
    expect(question.html).toContain('class="dangerous"')
    expect((await hosted.browser.open(path)).status).toBe(200)
    await hosted.browser.open(`${path}/delete`)
    const list = await hosted.browser.submit(`${path}/delete`)
    expect(list.path).toBe('/tests')
    expect(list.html).toContain('Test Old &lt;b&gt;mail&lt;/b&gt; was deleted.')
    expect((await hosted.browser.open(path)).status).toBe(404)
    expect((await hosted.browser.submit(`${path}/delete`)).status).toBe(404)
    const audit = await hosted.browser.open('/settings/audit')
    expect(audit.html).toContain('<code>test.delete</code>')
    expect(audit.html).toContain(`Old &lt;b&gt;mail&lt;/b&gt; (test ${path.slice('/tests/'.length)})`)
  })

  it('is forbidden for a viewer, from another site, or without the form token', async () => {
    const path = await create()
    const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
    const page = await viewer.open(path)
    expect([page.status, page.html.includes('Delete this test')]).toEqual([200, false])
    expect((await viewer.open(`${path}/delete`)).status).toBe(403)
    expect((await viewer.submit(`${path}/delete`)).status).toBe(403)
    await hosted.browser.open(`${path}/delete`)
    const elsewhere = { headers: { Origin: 'https://evil.example' } }
    expect((await hosted.browser.submit(`${path}/delete`, {}, elsewhere)).status).toBe(403)
    expect((await hosted.browser.submit(`${path}/delete`, {}, { token: null })).status).toBe(403)
    expect((await hosted.browser.open(path)).status).toBe(200)
  })

  it('returns 404 in another workspace, even for an owner', async () => {
    const path = await create(toWorkspaceId('foreign'))
    await hosted.browser.open('/settings')
    for (const name of [path, '/tests/999999', '/tests/x']) {
      expect((await hosted.browser.open(`${name}/delete`)).status).toBe(404)
      expect((await hosted.browser.submit(`${name}/delete`)).status).toBe(404)
    }
    expect(await hosted.store.findTest(toWorkspaceId('foreign'), path.slice('/tests/'.length))).not.toBeNull()
  })

  it('is allowed for a member', async () => {
    const path = await create()
    const member = await joinTeam(hosted, 'member@team.example', 'member')
    await member.open(`${path}/delete`)
    expect((await member.submit(`${path}/delete`)).path).toBe('/tests')
    expect((await member.open(path)).status).toBe(404)
  })
})
