import { expect, it } from 'vitest'

import { hashToken } from '../../src/service/accounts/api-token.ts'
import { commandFolder } from './command-folder.ts'

it('presend workspace lists and withdraws invitations', async () => {
  using folder = commandFolder()
  await folder.run('workspace', 'create', 'team', '--plan', 'pro')
  expect((await folder.run('workspace', 'invitations', 'team')).told).toContain('No open invitations.')
  const invite = async (email: string) => await folder.run('workspace', 'invite', 'team', email, '--role', 'viewer')
  const codes = [await invite('eve@team.example'), await invite('eve@team.example'), await invite('bob@team.example')]
  const { printed } = await folder.run('workspace', 'invitations', 'team')
  expect(printed).toMatch(/eve@team\.example +viewer +presend workspace invite +\d{4}-/u)
  expect((await folder.run('workspace', 'withdraw', 'team', 'Eve@team.example')).printed).toBe(
    'Withdrew the invitation for eve@team.example to workspace "team"\n',
  )
  const found = await folder.withStore(
    async (store) =>
      await Promise.all(
        codes.map(async (one) => (await store.findInvitation(hashToken(one.printed.trim()), folder.nowMs))?.email),
      ),
  )
  expect(found).toEqual([undefined, undefined, 'bob@team.example'])
  const { invitations } = JSON.parse((await folder.run('workspace', 'invitations', 'team', '--json')).printed)
  expect(invitations).toMatchObject([{ email: 'bob@team.example', role: 'viewer' }])
  const { events } = JSON.parse((await folder.run('audit', '--workspace', 'team', '--json')).printed)
  expect(events[0]).toMatchObject({ action: 'invitation.delete', subject: 'eve@team.example' })
  expect(await folder.run('workspace', 'withdraw', 'team', 'eve@team.example')).toMatchObject({
    exitCode: 2,
    told: expect.stringContaining('presend workspace invitations'),
  })
})
