import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../src/service/accounts/api-token.ts'
import { oneTimeCodeHash } from '../../src/service/accounts/codes.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

async function withTeam(folder: CommandFolder): Promise<void> {
  await folder.run('workspace', 'create', 'team', '--plan', 'pro')
  await folder.withStore(async (store) => {
    for (const name of ['ann', 'bob']) {
      const email = `${name}@team.example`
      await store.createUser({
        userId: name,
        email,
        name,
        passwordHash: null,
        isAdmin: false,
        emailVerifiedAtMs: null,
        createdAtMs: 0,
      })
    }
    await store.addMember(toWorkspaceId('team'), 'ann', { role: 'owner', nowMs: 0 })
  })
}

it('presend workspace invites a user with a code, and records the invitation', async () => {
  using folder = commandFolder()
  await withTeam(folder)
  const { printed, told } = await folder.run('workspace', 'invite', 'team', 'Eve@team.example', '--role', 'viewer')
  const code = hashToken(printed.trim())
  const found = await folder.withStore(async (store) => await store.findInvitation(code, folder.nowMs))
  expect(found).toMatchObject({ workspaceId: toWorkspaceId('team'), email: 'eve@team.example', role: 'viewer' })
  const oneTimeCode = /one-time code ([A-Z2-9]{4}-[A-Z2-9]{4})\./u.exec(told)?.[1] ?? ''
  expect(found?.oneTimeCodeHash).toBe(oneTimeCodeHash(oneTimeCode))
  const audit = JSON.parse((await folder.run('audit', '--workspace', 'team', '--json')).printed)
  expect(audit.events).toMatchObject([{ actor_kind: 'command', action: 'invitation.create' }])
})

it('presend workspace lists, changes and removes members, and keeps an owner', async () => {
  using folder = commandFolder()
  await withTeam(folder)
  await folder.withStore(
    async (store) => await store.addMember(toWorkspaceId('team'), 'bob', { role: 'viewer', nowMs: 0 }),
  )
  expect((await folder.run('workspace', 'members', 'team')).printed).toMatch(/bob@team\.example +bob +viewer/u)
  const last = await folder.run('workspace', 'remove-member', 'team', 'ann@team.example')
  expect(last).toMatchObject({ exitCode: 2, told: expect.stringContaining('the only owner of "team"') })
  expect((await folder.run('workspace', 'set-role', 'team', 'bob@team.example', '--role', 'owner')).printed).toBe(
    'bob@team.example now has the owner role in workspace "team"\n',
  )
  expect((await folder.run('workspace', 'remove-member', 'team', 'ann@team.example')).printed).toBe(
    'Removed ann@team.example from workspace "team"\n',
  )
  expect(await folder.run('workspace', 'remove-member', 'team', 'ann@team.example')).toMatchObject({
    exitCode: 2,
    told: expect.stringContaining('who is not a member'),
  })
  const { members } = JSON.parse((await folder.run('workspace', 'members', 'team', '--json')).printed)
  expect(members).toMatchObject([{ email: 'bob@team.example', role: 'owner' }])
})
