/** Queries for workspaces and their members. */

import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'

import { workspaceColumns } from './account-tables.ts'
import { parseRow, toRow } from './columns.ts'
import { changeRows, changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import type { MemberChange } from './user.ts'
import { parseUser } from './user-queries.ts'
import type { Role, StoredWorkspace, WorkspaceStore } from './workspace.ts'

/** Returns the WorkspaceStore queries. */
export function workspaceQueries(database: SqlDatabase): Omit<WorkspaceStore, 'deleteWorkspace' | 'exportWorkspace'> {
  const { db } = database
  return {
    createWorkspace: async (workspace) => (await changeRows(database, insertWorkspace(db, workspace))) > 0,
    findWorkspace: async (workspaceId) => {
      const row = await db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst()
      return row === undefined ? null : parseRow(row, workspaceColumns)
    },
    listWorkspaces: async () =>
      (await db.selectFrom('workspaces').selectAll().orderBy('id').execute()).map((row) =>
        parseRow(row, workspaceColumns),
      ),
    changeWorkspace: async (workspaceId, { name, retentionMs, reportAccess }) => {
      const changes = { name, retention_ms: retentionMs, report_access: reportAccess }
      const update = db.updateTable('workspaces').set(changes).where('id', '=', workspaceId)
      return (await changeRows(database, update)) > 0
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
      return rows.map((row) => ({ workspace: parseRow(row, workspaceColumns), role: row.role }))
    },
    addMember: async (workspaceId, userId, { role, nowMs }) =>
      void (await changeRows(database, insertMember(db, { workspaceId, userId, role, nowMs }))),
    setMemberRole: async (workspaceId, userId, role) =>
      await database.transact(() => memberSteps(db, { workspaceId, userId, role })),
    removeMember: async (workspaceId, userId) =>
      await database.transact(() => memberSteps(db, { workspaceId, userId, role: null })),
  }
}

/** Builds the statement that adds a workspace, unless the workspace exists. */
export function insertWorkspace(
  db: Kysely<Tables>,
  workspace: StoredWorkspace,
): InsertQueryBuilder<Tables, 'workspaces', InsertResult> {
  return db
    .insertInto('workspaces')
    .values(toRow(workspace, workspaceColumns))
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
  // Locks the workspace, so that its last two owners cannot remove each other concurrently.
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
