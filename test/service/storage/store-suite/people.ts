/** Store suite: workspaces, users, sessions, invitations, and the audit log. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { StoredInvitation } from '../../../../src/service/storage/invitation.ts'
import type { StoredSession } from '../../../../src/service/storage/login-session.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import type { StoredUser } from '../../../../src/service/storage/user.ts'
import type { StoredWorkspace } from '../../../../src/service/storage/workspace.ts'
import { aToken } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

function aWorkspace(workspaceId: WorkspaceId, changes: Partial<StoredWorkspace> = {}): StoredWorkspace {
  const fixed = { plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 1 } as const
  return { workspaceId, name: workspaceId, ...fixed, ...changes }
}

function aUser(userId: string, changes: Partial<StoredUser> = {}): StoredUser {
  const email = `${userId}@team.example`
  return {
    userId,
    email,
    name: userId,
    passwordHash: 'hash',
    isAdmin: false,
    emailVerifiedAtMs: null,
    createdAtMs: 2,
    ...changes,
  }
}

function aSession(sessionId: string, changes: Partial<StoredSession> = {}): StoredSession {
  const times = { createdAtMs: 10, lastSeenAtMs: 10, expiresAtMs: 100 }
  const place = { address: '192.0.2.1', userAgent: 'Browser' }
  return {
    sessionId,
    secretHash: `hash-${sessionId}`,
    userId: 'ann',
    workspaceId: null,
    ...times,
    ...place,
    ...changes,
  }
}

function anInvitation(invitationId: string, changes: Partial<StoredInvitation> = {}): StoredInvitation {
  const to = { workspaceId: toWorkspaceId('a'), email: 'bob@team.example', role: 'member' } as const
  const made = { invitedBy: 'ann@team.example', createdAtMs: 10, expiresAtMs: 100, oneTimeCodeHash: 'one-time' }
  return { invitationId, codeHash: `code-${invitationId}`, ...to, ...made, ...changes }
}

/** Workspaces `a` and `b`; `ann` owns both, `bob` is a member of `a`. */
async function addTeam(store: Store): Promise<void> {
  for (const id of ['b', 'a']) await store.createWorkspace(aWorkspace(toWorkspaceId(id)))
  for (const id of ['ann', 'bob']) await store.createUser(aUser(id))
  for (const id of ['a', 'b']) await store.addMember(toWorkspaceId(id), 'ann', { role: 'owner', nowMs: 3 })
  await store.addMember(toWorkspaceId('a'), 'bob', { role: 'member', nowMs: 4 })
}

export function peopleSuite({ open }: StoreSuiteOptions): void {
  describe('workspaces', () => {
    it('are created once, changed, and listed by id', async () => {
      await using store = await open()
      expect(await store.createWorkspace(aWorkspace(toWorkspaceId('b')))).toBe(true)
      expect(await store.createWorkspace(aWorkspace(toWorkspaceId('b'), { name: 'other' }))).toBe(false)
      await store.createWorkspace(aWorkspace(toWorkspaceId('a')))
      const changes = { name: 'Team B', retentionMs: 86_400_000, reportAccess: 'members' } as const
      expect(await store.changeWorkspace(toWorkspaceId('b'), changes)).toBe(true)
      expect(await store.changeWorkspace(toWorkspaceId('c'), changes)).toBe(false)
      expect(await store.listWorkspaces()).toEqual([
        aWorkspace(toWorkspaceId('a')),
        aWorkspace(toWorkspaceId('b'), changes),
      ])
      expect(await store.findWorkspace(toWorkspaceId('b'))).toEqual(aWorkspace(toWorkspaceId('b'), changes))
      expect(await store.findWorkspace(toWorkspaceId('c'))).toBeNull()
    })

    it('are created with their first token, and change their plan with their tokens', async () => {
      await using store = await open()
      await store.createToken(aToken({ workspaceId: toWorkspaceId('a'), accountPlan: 'pro', createdAtMs: 5 }))
      expect(await store.findWorkspace(toWorkspaceId('a'))).toEqual(aWorkspace(toWorkspaceId('a'), { createdAtMs: 5 }))
      await store.setPlan(toWorkspaceId('a'), 'enterprise')
      expect((await store.findWorkspace(toWorkspaceId('a')))?.plan).toBe('enterprise')
    })

    it("list their members by address, and a user's workspaces by name", async () => {
      await using store = await open()
      await addTeam(store)
      await store.addMember(toWorkspaceId('a'), 'bob', { role: 'owner', nowMs: 9 })
      expect(await store.listMembers(toWorkspaceId('a'))).toEqual([
        { user: aUser('ann'), role: 'owner', createdAtMs: 3 },
        { user: aUser('bob'), role: 'member', createdAtMs: 4 },
      ])
      expect(await store.listMemberships('ann')).toEqual([
        { workspace: aWorkspace(toWorkspaceId('a')), role: 'owner' },
        { workspace: aWorkspace(toWorkspaceId('b')), role: 'owner' },
      ])
      expect(await store.listMemberships('none')).toEqual([])
    })

    it('always keep an owner, even when two owners leave at the same time', async () => {
      await using store = await open()
      await addTeam(store)
      expect(await store.removeMember(toWorkspaceId('a'), 'ann')).toBe('last-owner')
      expect(await store.setMemberRole(toWorkspaceId('a'), 'ann', 'viewer')).toBe('last-owner')
      expect(await store.setMemberRole(toWorkspaceId('a'), 'ann', 'owner')).toBe('changed')
      expect(await store.setMemberRole(toWorkspaceId('a'), 'none', 'viewer')).toBe('unknown')
      expect(await store.setMemberRole(toWorkspaceId('a'), 'bob', 'owner')).toBe('changed')
      const leaving = await Promise.all([
        store.removeMember(toWorkspaceId('a'), 'ann'),
        store.removeMember(toWorkspaceId('a'), 'bob'),
      ])
      expect(leaving.toSorted()).toEqual(['changed', 'last-owner'])
      expect(await store.listMembers(toWorkspaceId('a'))).toHaveLength(1)
      expect(await store.listMemberships('ann')).not.toHaveLength(0)
    })
  })

  describe('users', () => {
    it('have unique addresses, and can be changed and deleted', async () => {
      await using store = await open()
      expect(await store.hasUsers()).toBe(false)
      expect(await store.createUser(aUser('bob'))).toBe(true)
      expect(await store.createUser(aUser('eve', { email: 'bob@team.example' }))).toBe(false)
      expect(await store.hasUsers()).toBe(true)
      await store.createUser(aUser('ann'))
      expect(await store.changeUser('bob', { name: 'Bob', isAdmin: true, passwordHash: null })).toBe(true)
      expect(await store.changeUser('none', { name: 'x' })).toBe(false)
      const bob = aUser('bob', { name: 'Bob', isAdmin: true, passwordHash: null })
      expect(await store.listUsers()).toEqual([aUser('ann'), bob])
      expect(await store.findUserByEmail('bob@team.example')).toEqual(bob)
      expect(await store.findUser('bob')).toEqual(bob)
      expect(await store.deleteUser('bob')).toBe('changed')
      expect(await store.deleteUser('bob')).toBe('unknown')
      expect(await store.findUserByEmail('bob@team.example')).toBeNull()
    })

    it('are found by their identity, which belongs to the first user linked to it until that user is deleted', async () => {
      await using store = await open()
      await addTeam(store)
      const identity = { issuer: 'https://id.example', subject: '7' }
      await store.linkIdentity('ann', identity, 5)
      await store.linkIdentity('bob', identity, 6)
      expect(await store.findUserByIdentity(identity)).toMatchObject({ userId: 'ann' })
      expect(await store.findUserByIdentity({ ...identity, issuer: 'https://other.example' })).toBeNull()
      expect(await store.deleteUser('ann')).toBe('last-owner')
      for (const id of ['a', 'b']) await store.addMember(toWorkspaceId(id), 'bob', { role: 'owner', nowMs: 7 })
      await store.setMemberRole(toWorkspaceId('a'), 'bob', 'owner')
      expect(await store.deleteUser('ann')).toBe('changed')
      expect(await store.findUserByIdentity(identity)).toBeNull()
    })

    it('have one identity of each issuer, and can be linked to another one after their identities are unlinked', async () => {
      await using store = await open()
      await addTeam(store)
      const first = { issuer: 'https://id.example', subject: '7' }
      const second = { ...first, subject: '8' }
      expect(await Promise.all([store.linkIdentity('ann', first, 5), store.linkIdentity('ann', first, 5)])).toEqual([
        true,
        true,
      ])
      await store.changeUser('ann', { passwordHash: 'hash' })
      expect(await store.linkIdentity('ann', second, 6)).toBe(false)
      expect(await store.linkIdentity('bob', first, 6)).toBe(false)
      expect(await store.findUserByIdentity(second)).toBeNull()
      expect(await store.findUser('ann')).toEqual(aUser('ann', { emailVerifiedAtMs: 5 }))
      expect(await store.linkIdentity('ann', { ...second, issuer: 'https://other.example' }, 7)).toBe(true)
      await store.unlinkIdentities('ann')
      expect(await store.findUserByIdentity(first)).toBeNull()
      expect(await store.linkIdentity('ann', second, 8)).toBe(true)
      expect(await store.findUserByIdentity(second)).toMatchObject({ userId: 'ann' })
    })

    it('are linked to only one of two identities of an issuer that log in at the same time', async () => {
      await using store = await open()
      await addTeam(store)
      const issuer = 'https://id.example'
      const links = ['7', '8'].map(async (subject) => await store.linkIdentity('ann', { issuer, subject }, 5))
      expect((await Promise.all(links)).filter(Boolean)).toHaveLength(1)
    })

    it('lose their password and their sessions when an identity with their address is linked, but only then', async () => {
      await using store = await open()
      await addTeam(store)
      for (const userId of ['ann', 'bob']) await store.createSession(aSession(`of-${userId}`, { userId }))
      const identity = { issuer: 'https://id.example', subject: '7' }
      await store.linkIdentity('ann', identity, 5)
      expect(await store.findUser('ann')).toEqual(aUser('ann', { passwordHash: null, emailVerifiedAtMs: 5 }))
      expect(await store.findSession('hash-of-ann', 50)).toBeNull()
      await store.linkIdentity('bob', identity, 6)
      expect(await store.findUser('bob')).toEqual(aUser('bob'))
      expect(await store.findSession('hash-of-bob', 50)).not.toBeNull()
    })

    it('change their password only if it is still the password that was checked', async () => {
      await using store = await open()
      await addTeam(store)
      expect(await store.replacePassword('ann', { from: 'hash', to: 'new' })).toBe(true)
      expect(await store.replacePassword('ann', { from: 'hash', to: 'newer' })).toBe(false)
      await store.linkIdentity('ann', { issuer: 'https://id.example', subject: '7' }, 5)
      expect(await store.replacePassword('ann', { from: 'new', to: 'newer' })).toBe(false)
      expect(await store.replacePassword('ann', { from: null, to: 'own' })).toBe(true)
      expect(await store.findUser('ann')).toMatchObject({ passwordHash: 'own' })
    })

    it('start with only one of several holders of a setup code', async () => {
      await using store = await open()
      const nowMs = 50
      for (const id of ['one', 'two', 'old']) {
        const expiresAtMs = id === 'old' ? nowMs : 100
        await store.createInvitation(anInvitation(id, { workspaceId: null, email: null, expiresAtMs }))
      }
      const first = (codeHash: string, userId: string): Promise<boolean> =>
        store.createFirstUser({ codeHash, user: aUser(userId), workspace: aWorkspace(toWorkspaceId('a')), nowMs })
      expect(await first('code-old', 'eve')).toBe(false)
      expect(await first('code-none', 'eve')).toBe(false)
      expect(await store.acceptInvitation({ codeHash: 'code-one', userId: 'ann', nowMs })).toBe(false)
      const [ann, bob] = await Promise.all([first('code-one', 'ann'), first('code-two', 'bob')])
      expect(ann).toBe(!bob)
      expect(await store.listMembers(toWorkspaceId('a'))).toMatchObject([
        { role: 'owner', user: { userId: ann ? 'ann' : 'bob' } },
      ])
      expect(await store.findInvitation('code-two', nowMs)).toBeNull()
      await store.createInvitation(anInvitation('later', { workspaceId: null, email: null }))
      expect(await first('code-later', 'eve')).toBe(false)
    })
  })

  describe('sessions', () => {
    it('are found by their secret until they expire', async () => {
      await using store = await open()
      await addTeam(store)
      await store.createSession(aSession('s'))
      expect(await store.findSession('hash-s', 99)).toEqual({ session: aSession('s'), user: aUser('ann') })
      expect(await store.findSession('hash-s', 100)).toBeNull()
      expect(await store.findSession('hash-t', 99)).toBeNull()
      await store.renewSession('s', { nowMs: 60, expiresAtMs: 160 })
      await store.selectWorkspace('s', toWorkspaceId('b'))
      const renewed = aSession('s', { lastSeenAtMs: 60, expiresAtMs: 160, workspaceId: toWorkspaceId('b') })
      expect(await store.findSession('hash-s', 100)).toMatchObject({ session: renewed })
    })

    it('are listed by latest use, and end individually or all except one', async () => {
      await using store = await open()
      await addTeam(store)
      const [older, newer] = [aSession('older'), aSession('newer', { lastSeenAtMs: 20 })]
      const expired = aSession('expired', { expiresAtMs: 30 })
      const others = aSession('others', { userId: 'bob' })
      for (const session of [older, newer, expired, others]) await store.createSession(session)
      expect(await store.listSessions('ann', 30)).toEqual([newer, older])
      expect(await store.endSession('ann', 'others')).toBe(false)
      expect(await store.endSession('ann', 'older')).toBe(true)
      expect(await store.endSession('ann', 'older')).toBe(false)
      expect(await store.endSessions('ann', 'newer')).toBe(1)
      expect(await store.endSessions('ann', null)).toBe(1)
      expect(await store.listSessions('bob', 30)).toEqual([others])
    })

    it('end when their user is deleted', async () => {
      await using store = await open()
      await addTeam(store)
      await store.createSession(aSession('s'))
      await store.createSession(aSession('of-bob', { userId: 'bob' }))
      await store.deleteUser('bob')
      expect(await store.findSession('hash-of-bob', 50)).toBeNull()
      expect(await store.findSession('hash-s', 50)).not.toBeNull()
    })

    it('are protected by counts of attempts per subject and window', async () => {
      await using store = await open()
      const at = { windowStartMs: 0, nowMs: 5 }
      expect(await store.countAttempt(['x', 'a'], at)).toEqual([1, 1])
      const many = await Promise.all(Array.from({ length: 5 }, async () => await store.countAttempt(['a', 'y'], at)))
      expect(new Set(many.map(([count]) => count))).toEqual(new Set([2, 3, 4, 5, 6]))
      expect(await store.countAttempt(['a', 'x'], { windowStartMs: 10, nowMs: 12 })).toEqual([1, 1])
    })
  })

  describe('invitations', () => {
    it('make a user a member only once, and only before they expire', async () => {
      await using store = await open()
      await addTeam(store)
      await store.createUser(aUser('cat'))
      const [first, second] = [anInvitation('first'), anInvitation('second', { createdAtMs: 20, role: 'viewer' })]
      for (const one of [first, second]) await store.createInvitation(one)
      expect(await store.listInvitations(toWorkspaceId('a'))).toEqual([second, first])
      expect(await store.listInvitations(toWorkspaceId('b'))).toEqual([])
      expect(await store.findInvitation('code-first', 99)).toEqual(first)
      expect(await store.findInvitation('code-first', 100)).toBeNull()
      const accepted = { codeHash: 'code-second', userId: 'cat', nowMs: 60 }
      expect(await store.acceptInvitation({ ...accepted, codeHash: 'code-first', nowMs: 100 })).toBe(false)
      expect(await store.acceptInvitation(accepted)).toBe(true)
      expect(await store.acceptInvitation(accepted)).toBe(false)
      expect(await store.listMemberships('cat')).toMatchObject([
        { role: 'viewer', workspace: { workspaceId: toWorkspaceId('a') } },
      ])
      expect(await store.deleteInvitation(toWorkspaceId('b'), 'first')).toBe(false)
      expect(await store.deleteInvitation(toWorkspaceId('a'), 'first')).toBe(true)
      expect(await store.deleteInvitation(toWorkspaceId('a'), 'first')).toBe(false)
    })

    it('give an account without a verified address a new password and end its sessions', async () => {
      await using store = await open()
      await addTeam(store)
      await store.createUser(aUser('cat'))
      for (const id of ['one', 'two', 'three']) await store.createInvitation(anInvitation(id))
      const accepted = { userId: 'cat', nowMs: 60 }
      const accept = async (id: string, hash: string, isVerified: boolean): Promise<boolean> =>
        await store.acceptInvitation({ ...accepted, codeHash: `code-${id}`, newPassword: { hash, isVerified } })
      await store.createSession(aSession('s', { userId: 'cat' }))
      expect(await accept('one', 'second', false)).toBe(true)
      expect(await store.findUser('cat')).toEqual(aUser('cat', { passwordHash: 'second' }))
      expect(await store.findSession('hash-s', 50)).toBeNull()
      expect(await accept('none', 'third', true)).toBe(false)
      expect(await accept('two', 'third', true)).toBe(true)
      const verified = aUser('cat', { passwordHash: 'third', emailVerifiedAtMs: 60 })
      expect(await store.findUser('cat')).toEqual(verified)
      expect(await accept('three', 'fourth', true)).toBe(false)
      expect(await store.findUser('cat')).toEqual(verified)
      expect(await store.findInvitation('code-three', 60)).not.toBeNull()
    })
  })

  describe('the audit log', () => {
    it('lists the events of a workspace by key, newest first', async () => {
      await using store = await open()
      await addTeam(store)
      const event = { atMs: 7, actorKind: 'user', actor: 'ann@team.example', subject: 'ci', address: null } as const
      for (const [workspaceId, action] of [
        ['a', 'token.create'],
        ['b', 'token.create'],
        ['a', 'token.revoke'],
        ['none', 'token.create'],
      ] as const) {
        await store.recordEvent({ ...event, workspaceId: toWorkspaceId(workspaceId), action })
      }
      const all = await store.listEvents(toWorkspaceId('a'), { beforeId: null, limit: 10 })
      expect(all).toEqual([
        { ...event, eventId: expect.any(Number), workspaceId: toWorkspaceId('a'), action: 'token.revoke' },
        { ...event, eventId: expect.any(Number), workspaceId: toWorkspaceId('a'), action: 'token.create' },
      ])
      expect(await store.listEvents(toWorkspaceId('a'), { beforeId: all[0]?.eventId ?? 0, limit: 10 })).toEqual([
        all[1],
      ])
      expect(await store.listEvents(toWorkspaceId('a'), { beforeId: null, limit: 1 })).toEqual([all[0]])
      expect(await store.listEvents(toWorkspaceId('none'), { beforeId: null, limit: 1 })).toEqual([])
    })
  })
}
