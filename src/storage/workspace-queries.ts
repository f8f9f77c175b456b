/** Queries for workspaces and their members. */

import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely'
import type { WorkspaceId } from '../contract/identifiers.ts'

import { changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables, WorkspaceTable } from './tables.ts'
import type { MemberChange } from './user.ts'
import { parseUser } from './user-queries.ts'
import type { Role, StoredWorkspace, WorkspaceStore } from './workspace.ts'

/** The queries of WorkspaceStore. */
export function workspaceQueries(database: SqlDatabase): Omit<WorkspaceStore, 'deleteWorkspace' | 'exportWorkspace'> {
  const { db } = database
  const inOne = async <T>(steps: () => Steps<T>): Promise<T> => await database.transact(steps)
  return {
    createWorkspace: async (workspace) => (await inOne(() => changesOf(insertWorkspace(db, workspace)))) > 0,
    findWorkspace: async (workspaceId) => {
      const row = await db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst()
      return row === undefined ? null : parseWorkspace(row)
    },
    listWorkspaces: async () =>
      (await db.selectFrom('workspaces').selectAll().orderBy('id').execute()).map(parseWorkspace),
    changeWorkspace: async (workspaceId, { name, retentionMs, reportAccess }) => {
      const changes = { name, retention_ms: retentionMs, report_access: reportAccess }
      const update = db.updateTable('workspaces').set(changes).where('id', '=', workspaceId)
      return (await inOne(() => changesOf(update))) > 0
    },
    listMembers: async (workspaceId) => {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .selectAll('users')
        .select(['memberships.role', 'memberships.created_at_ms as joined_at_ms'])
        .where('memberships.workspace_id', '=', workspaceId)
        .orderBy('users.email')
        .execute()
      return rows.map((row) => ({ user: parseUser(row), role: row.role, createdAtMs: row.joined_at_ms }))
    },
    listMemberships: async (userId) => {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
        .selectAll('workspaces')
        .select('memberships.role')
        .where('memberships.user_id', '=', userId)
        .orderBy('workspaces.name')
        .orderBy('workspaces.id')
        .execute()
      return rows.map((row) => ({ workspace: parseWorkspace(row), role: row.role }))
    },
    addMember: async (workspaceId, userId, { role, nowMs }) =>
      void (await inOne(() => changesOf(insertMember(db, { workspaceId, userId, role, nowMs })))),
    setMemberRole: async (workspaceId, userId, role) =>
      await inOne(() => memberSteps(db, { workspaceId, userId, role })),
    removeMember: async (workspaceId, userId) =>
      await inOne(() => memberSteps(db, { workspaceId, userId, role: null })),
  }
}

/** Builds the statement that adds a workspace, unless the workspace exists. */
export function insertWorkspace(
  db: Kysely<Tables>,
  workspace: StoredWorkspace,
): InsertQueryBuilder<Tables, 'workspaces', InsertResult> {
  return db
    .insertInto('workspaces')
    .values({
      id: workspace.workspaceId,
      name: workspace.name,
      plan: workspace.plan,
      retention_ms: workspace.retentionMs,
      report_access: workspace.reportAccess,
      created_at_ms: workspace.createdAtMs,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
}

/** Builds the statement that adds a member, unless the user is already a member. */
export function insertMember(
  db: Kysely<Tables>,
  member: { readonly workspaceId: WorkspaceId; readonly userId: string; readonly role: Role; readonly nowMs: number },
): InsertQueryBuilder<Tables, 'memberships', InsertResult> {
  const { workspaceId, userId, role, nowMs } = member
  return db
    .insertInto('memberships')
    .values({ user_id: userId, workspace_id: workspaceId, role, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['user_id', 'workspace_id']).doNothing())
}

/** Changes the role of a member; `null` removes the member. */
function* memberSteps(
  db: Kysely<Tables>,
  {
    workspaceId,
    userId,
    role,
  }: { readonly workspaceId: WorkspaceId; readonly userId: string; readonly role: Role | null },
): Steps<MemberChange> {
  // Locks the workspace, so that two owners cannot remove each other at the same time.
  yield* changesOf(db.updateTable('workspaces').set({ id: workspaceId }).where('id', '=', workspaceId))
  const members = db.selectFrom('memberships').where('workspace_id', '=', workspaceId)
  const before = yield* firstRowOf(members.select('role').where('user_id', '=', userId))
  if (before === null) return 'unknown'
  if (before.role === 'owner' && role !== 'owner') {
    const owners = yield* rowsOf(members.select('user_id').where('role', '=', 'owner'))
    if (owners.length === 1) return 'last-owner'
  }
  yield* changesOf(
    role === null
      ? db.deleteFrom('memberships').where('workspace_id', '=', workspaceId).where('user_id', '=', userId)
      : db
          .updateTable('memberships')
          .set({ role })
          .where('workspace_id', '=', workspaceId)
          .where('user_id', '=', userId),
  )
  return 'changed'
}

function parseWorkspace(row: WorkspaceTable): StoredWorkspace {
  return {
    workspaceId: row.id,
    name: row.name,
    plan: row.plan,
    retentionMs: row.retention_ms,
    reportAccess: row.report_access,
    createdAtMs: row.created_at_ms,
  }
}
