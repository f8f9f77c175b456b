import { expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

it('presend audit shows the newest events of a workspace', async () => {
  using folder = commandFolder()
  await folder.run('workspace', 'create', 'team', '--plan', 'pro')
  expect((await folder.run('audit', '--workspace', 'team')).told).toBe('No events.\n')
  await folder.run('workspace', 'change', 'team', '--name', 'First')
  await folder.run('workspace', 'change', 'team', '--name', 'Second')
  const { printed } = await folder.run('audit', '--workspace', 'team', '--limit', '1')
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(/^time \(UTC\) +who +action +what +address$/u),
    expect.stringMatching(/^2026-01-31 12:00 +presend workspace change +workspace\.change +Second +-$/u),
    '',
  ])
  expect(await folder.run('audit', '--workspace', 'none')).toMatchObject({ exitCode: 2 })
  expect(await folder.run('audit', '--workspace', 'team', '--limit', '0')).toMatchObject({ exitCode: 2 })
})
