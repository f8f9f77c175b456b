import { expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

it('presend workspace creates, changes and lists workspaces', async () => {
  using folder = commandFolder()
  expect((await folder.run('workspace', 'create', 'team', '--plan', 'pro')).printed).toBe(
    'Created workspace "team" with the pro plan\n',
  )
  expect(await folder.run('workspace', 'create', 'team', '--plan', 'pro')).toMatchObject({
    exitCode: 2,
    told: expect.stringContaining('an id that is not in use'),
  })
  const settings = ['--name', 'Team One', '--retention-days', '14', '--reports', 'members'] as const
  expect((await folder.run('workspace', 'change', 'team', ...settings)).printed).toBe('Changed workspace "team"\n')
  expect((await folder.run('workspace', 'list')).printed).toMatch(
    /\nteam +Team One +pro +14 days +members +0 +2026-01-31 12:00\n$/u,
  )
  await folder.run('workspace', 'change', 'team', '--retention-days', 'default')
  expect(JSON.parse((await folder.run('workspace', 'list', '--json')).printed)).toEqual({
    workspaces: [
      {
        id: 'team',
        name: 'Team One',
        plan: 'pro',
        retention_days: null,
        reports: 'members',
        created_at: '2026-01-31T12:00:00.000Z',
        members: 0,
      },
    ],
  })
})

it.each([
  [['workspace', 'change', 'none', '--name', 'x'], 'expected the id of a workspace'],
  [
    ['workspace', 'change', 'team', '--retention-days', '0'],
    '--retention-days: expected a number of days from 1 to 3650',
  ],
  [['workspace', 'create', '\u001B', '--plan', 'pro'], '<workspace>: expected a one-line name'],
])('presend workspace rejects %j', async (argv, expected) => {
  using folder = commandFolder()
  await folder.run('workspace', 'create', 'team', '--plan', 'pro')
  expect(await folder.run(...argv)).toMatchObject({ exitCode: 2, told: expect.stringContaining(expected) })
})
