import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { hostDashboard } from './browser.ts'

it('an owner changes name, retention and report access', async () => {
  await using hosted = await hostDashboard()
  const { browser, store } = hosted
  await browser.open('/settings')
  const saved = await browser.submit('/settings', { name: 'Team <1>', retention: '14', reports: 'members' })
  expect(saved.html).toContain('Settings saved.')
  expect(saved.html).toContain('value="Team &lt;1&gt;"')
  expect(await store.findWorkspace(toWorkspaceId('team'))).toMatchObject({
    name: 'Team <1>',
    retentionMs: 14 * 86_400_000,
    reportAccess: 'members',
  })
  for (const fields of [
    { name: '', retention: '', reports: 'link' },
    { name: 'x', retention: '0', reports: 'link' },
    { name: 'x', retention: '3651', reports: 'link' },
    { name: 'x', retention: '1.5', reports: 'link' },
    { name: 'x', retention: '', reports: 'everyone' },
  ]) {
    expect((await browser.submit('/settings', fields)).status).toBe(422)
  }
  await browser.submit('/settings', { name: 'Team', retention: '', reports: 'link' })
  expect(await store.findWorkspace(toWorkspaceId('team'))).toMatchObject({
    name: 'Team',
    retentionMs: null,
    reportAccess: 'link',
  })
  const audit = await browser.open('/settings/audit')
  expect(audit.html).toContain('workspace.change')
  expect(audit.html).toContain('Team &lt;1&gt;, 14 days, reports: members')
})

it('an owner exports the workspace, and deletes it after typing its id', async () => {
  await using hosted = await hostDashboard()
  const { browser, store } = hosted
  const page = await browser.open('/settings/export')
  expect(page.headers.get('Content-Disposition')).toContain('attachment')
  const rows = page.html
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows.map(({ table }) => table)).toEqual(['workspaces', 'users', 'memberships'])
  expect(page.html).not.toMatch(/argon2|password_hash/u)
  await browser.open('/settings')
  expect((await browser.submit('/settings/delete', { confirm: 'tema' })).html).toContain(
    'The id does not match this workspace.',
  )
  expect(await store.findWorkspace(toWorkspaceId('team'))).not.toBeNull()
  const gone = await browser.submit('/settings/delete', { confirm: 'team' })
  expect(gone).toMatchObject({ status: 200, html: expect.stringContaining('Workspace team was deleted.') })
  expect(await store.findWorkspace(toWorkspaceId('team'))).toBeNull()
  expect((await browser.open('/settings')).status).toBe(403)
})
