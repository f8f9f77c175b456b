import { expect, it } from 'vitest'
import { mayOpen, type PageRole, type Visitor } from '../../../src/extensions/dashboard/page-request.ts'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import type { Role } from '../../../src/service/storage/workspace.ts'

function visitor(role: Role | null, isAdmin: boolean): Visitor {
  const user = {
    userId: 'u',
    email: 'u@team.example',
    name: 'U',
    passwordHash: null,
    isAdmin,
    emailVerifiedAtMs: null,
    createdAtMs: 0,
  }
  const times = { createdAtMs: 0, lastSeenAtMs: 0, expiresAtMs: 1 }
  const session = {
    sessionId: 's',
    secretHash: 'h',
    userId: 'u',
    workspaceId: null,
    address: '',
    userAgent: '',
    ...times,
  }
  const fixed = { plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
  const membership =
    role === null ? null : { workspace: { workspaceId: toWorkspaceId('a'), name: 'a', ...fixed }, role }
  return { user, session, memberships: membership === null ? [] : [membership], membership }
}

const roles: readonly PageRole[] = ['anyone', 'user', 'viewer', 'member', 'owner', 'admin']

it.each([
  ['a visitor without a login', null, ['anyone']],
  ['a user without a workspace', visitor(null, false), ['anyone', 'user']],
  ['an admin without a workspace', visitor(null, true), ['anyone', 'user']],
  ['a viewer', visitor('viewer', false), ['anyone', 'user', 'viewer']],
  ['a member', visitor('member', false), ['anyone', 'user', 'viewer', 'member']],
  ['an owner', visitor('owner', false), ['anyone', 'user', 'viewer', 'member', 'owner']],
  ['an admin who is a viewer', visitor('viewer', true), ['anyone', 'user', 'viewer', 'admin']],
])('%s may open only the pages for certain roles', (_who, who, expected) => {
  expect(roles.filter((role) => mayOpen(who, role))).toEqual(expected)
})
