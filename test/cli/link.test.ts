import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'

import { aNewTest } from '../service/storage/builders.ts'
import { commandFolder } from './command-folder.ts'

type Folder = ReturnType<typeof commandFolder>

/** Creates the database, and a test in the database. */
async function withTest(folder: Folder): Promise<string> {
  await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
  const test = aNewTest({ workspaceId: toWorkspaceId('team-a') })
  await folder.withStore(async (store) => await store.createTest(test))
  return test.trackingId
}

describe('presend link', () => {
  it('creates a link, lists it without its secret, and revokes it', async () => {
    using folder = commandFolder()
    const trackingId = await withTest(folder)
    const created = await folder.run(
      'link',
      'create',
      trackingId,
      '--workspace',
      'team-a',
      '--expires',
      '30d',
      '--json',
    )
    expect(created.exitCode).toBe(0)
    const { link, path, url } = JSON.parse(created.printed)
    expect(path).toMatch(/^\/r\/prl_[A-Za-z0-9_-]{24}$/u)
    expect([url, created.told]).toEqual([null, expect.stringContaining('set public-url to print the full URL')])
    expect(link).toMatchObject({ workspace: 'team-a', expires_at: '2026-03-02T12:00:00.000Z', revoked_at: null })
    const listed = await folder.run('link', 'list', '--json')
    expect(JSON.parse(listed.printed)).toEqual({ links: [{ ...link, name: 'Order confirmation' }] })
    expect(listed.printed).not.toContain('prl_')
    const revoked = await folder.run('link', 'revoke', link.id)
    expect(revoked.printed).toBe(`Revoked link ${link.id}\n`)
    const table = await folder.run('link', 'list', '--workspace', 'team-a')
    expect(table.printed).toContain('2026-01-31 12:00')
  })

  it('prints the URL if the service file has a public-url, and records creation and revocation', async () => {
    using folder = commandFolder()
    const trackingId = await withTest(folder)
    await folder.withStore(
      async (store) =>
        await store.createWorkspace({
          workspaceId: toWorkspaceId('team-a'),
          name: 'Team',
          plan: 'pro',
          retentionMs: null,
          reportAccess: 'link',
          createdAtMs: 1,
        }),
    )
    folder.write('presend-service.yml', 'public-url: https://presend.example')
    const created = await folder.run('link', 'create', trackingId, '--workspace', 'team-a')
    expect(created.printed).toMatch(/^https:\/\/presend\.example\/r\/prl_[A-Za-z0-9_-]{24}\n$/u)
    const { links } = JSON.parse((await folder.run('link', 'list', '--json')).printed)
    await folder.run('link', 'revoke', links[0].id)
    const events = await folder.withStore(
      async (store) => await store.listEvents(toWorkspaceId('team-a'), { beforeId: null, limit: 10 }),
    )
    expect(events.map(({ action }) => action)).toEqual(['link.revoke', 'link.create'])
    expect(JSON.stringify(events)).not.toContain('prl_')
  })

  it('rejects an unknown test, an unknown link and an invalid duration', async () => {
    using folder = commandFolder()
    const trackingId = await withTest(folder)
    const unknown = await folder.run('link', 'create', 'nothing', '--workspace', 'team-a')
    expect([unknown.exitCode, unknown.told]).toEqual([2, expect.stringContaining('existing test')])
    const elsewhere = await folder.run('link', 'create', trackingId, '--workspace', 'team-b')
    expect(elsewhere.exitCode).toBe(2)
    const duration = await folder.run('link', 'create', trackingId, '--workspace', 'team-a', '--expires', 'soon')
    expect([duration.exitCode, duration.told]).toEqual([2, expect.stringContaining('--expires')])
    const revoked = await folder.run('link', 'revoke', '/r/prl_012345678901234567890123')
    expect([revoked.exitCode, revoked.told]).toEqual([2, expect.not.stringContaining('prl_')])
  })
})
