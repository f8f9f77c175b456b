import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { setupCodeHash } from '../../src/service/accounts/codes.ts'
import { isPassword } from '../../src/service/accounts/passwords.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const email = 'ann@team.example'

async function withAnn(folder: CommandFolder): Promise<void> {
  await folder.withStore(async (store) => {
    await store.createUser({
      userId: 'ann',
      email,
      name: 'Ann',
      passwordHash: null,
      isAdmin: false,
      emailVerifiedAtMs: null,
      createdAtMs: 0,
    })
    const workspace = { name: 'Team', plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
    await store.createWorkspace({ workspaceId: toWorkspaceId('team'), ...workspace })
    await store.addMember(toWorkspaceId('team'), 'ann', { role: 'owner', nowMs: 0 })
    await addSession(store)
  })
}

async function addSession(store: Store): Promise<void> {
  const times = { createdAtMs: 0, lastSeenAtMs: 0, expiresAtMs: Number.MAX_SAFE_INTEGER, workspaceId: null }
  const place = { address: '192.0.2.1', userAgent: '' }
  await store.createSession({ sessionId: 's', secretHash: 'h', userId: 'ann', ...times, ...place })
}

describe('presend user', () => {
  it('setup prints only a valid code to standard output, and rejects the request once a user exists', async () => {
    using folder = commandFolder()
    const { exitCode, printed } = await folder.run('user', 'setup')
    expect(exitCode).toBe(0)
    expect(printed).toMatch(/^(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}\n$/u)
    const found = await folder.withStore(
      async (store) => await store.findInvitation(setupCodeHash(printed), folder.nowMs),
    )
    expect(found).toMatchObject({ workspaceId: null, invitedBy: 'presend user setup' })
    await withAnn(folder)
    const again = await folder.run('user', 'setup')
    expect(again).toMatchObject({ exitCode: 2, told: expect.stringContaining('presend workspace invite') })
  })

  it('list shows the users with their workspaces', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    expect((await folder.run('user', 'list')).told).toContain('presend user setup')
    await withAnn(folder)
    expect((await folder.run('user', 'list')).printed).toMatch(
      /ann@team\.example +Ann +- +- +1970-01-01 00:00 +team \(owner\)/u,
    )
    expect(JSON.parse((await folder.run('user', 'list', '--json')).printed)).toEqual({
      users: [
        {
          email,
          name: 'Ann',
          is_admin: false,
          email_verified: false,
          has_password: false,
          created_at: '1970-01-01T00:00:00.000Z',
          workspaces: [{ id: 'team', role: 'owner' }],
        },
      ],
    })
  })

  it('reset-password prints a new password, unlinks all identities and ends all sessions', async () => {
    using folder = commandFolder()
    await withAnn(folder)
    const identity = { issuer: 'https://id.example', subject: '7' }
    await folder.withStore(async (store) => {
      await store.linkIdentity('ann', identity, 0)
      await addSession(store)
    })
    const { printed } = await folder.run('user', 'reset-password', 'Ann@Team.example')
    const [user, sessions] = await folder.withStore(
      async (store) => await Promise.all([store.findUser('ann'), store.listSessions('ann', 0)]),
    )
    expect(await isPassword(printed.trim(), user?.passwordHash ?? null)).toBe(true)
    expect(sessions).toEqual([])
    expect(await folder.withStore(async (store) => await store.findUserByIdentity(identity))).toBeNull()
  })

  it('end-sessions, set-admin and delete change the user', async () => {
    using folder = commandFolder()
    await withAnn(folder)
    expect((await folder.run('user', 'end-sessions', email)).printed).toBe(`Ended 1 session of ${email}\n`)
    expect((await folder.run('user', 'set-admin', email)).printed).toBe(`${email} is now an admin\n`)
    expect((await folder.withStore(async (store) => await store.findUser('ann')))?.isAdmin).toBe(true)
    expect((await folder.run('user', 'set-admin', email, '--revoke')).printed).toBe(`${email} is no longer an admin\n`)
    expect(await folder.run('user', 'delete', email)).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('the only owner of a workspace'),
    })
    await folder.withStore(async (store) => {
      const bob = {
        userId: 'bob',
        email: 'bob@team.example',
        name: 'Bob',
        passwordHash: null,
        isAdmin: false,
        emailVerifiedAtMs: null,
      }
      await store.createUser({ ...bob, createdAtMs: 0 })
      await store.addMember(toWorkspaceId('team'), 'bob', { role: 'owner', nowMs: 0 })
    })
    expect((await folder.run('user', 'delete', email)).printed).toBe(`Deleted user ${email}\n`)
    expect(await folder.run('user', 'delete', email)).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('presend user list'),
    })
  })
})
