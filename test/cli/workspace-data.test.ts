import { expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

it('presend workspace export prints one row per line, and delete requires the id twice', async () => {
  using folder = commandFolder()
  await folder.run('token', 'create', '--workspace', 'team', '--plan', 'pro', '--name', 'ci')
  const { printed } = await folder.run('workspace', 'export', 'team')
  const rows = printed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows).toMatchObject([
    { table: 'workspaces', row: { id: 'team' } },
    { table: 'api_tokens', row: { name: 'ci' } },
  ])
  expect(printed).not.toContain('token_hash')
  expect(await folder.run('workspace', 'delete', 'team', '--confirm', 'tema')).toMatchObject({ exitCode: 2 })
  expect((await folder.run('workspace', 'delete', 'team', '--confirm', 'team')).printed).toBe(
    'Deleted workspace "team" and all its data\n',
  )
  expect(await folder.run('workspace', 'export', 'team')).toMatchObject({ exitCode: 2, printed: '' })
  expect(await folder.withStore(async (store) => await store.listTokens())).toEqual([])
})
