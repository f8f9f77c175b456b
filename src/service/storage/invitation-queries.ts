/** Database queries for invitations and for the first-run setup. */

import type { Kysely } from 'kysely'

import { invitationColumns } from './account-tables.ts'
import { parseRow, toRow } from './columns.ts'
import type { Acceptance, InvitationStore } from './invitation.ts'
import { changeRows, changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import { insertUser, takeOverSteps } from './user-queries.ts'
import { insertMember, insertWorkspace } from './workspace-queries.ts'

/** Returns the InvitationStore queries. */
export function invitationQueries(database: SqlDatabase): InvitationStore {
  const { db } = database
  return {
    createInvitation: async (invitation) => {
      await database.transact(() =>
        changesOf(db.insertInto('invitations').values(toRow(invitation, invitationColumns))),
      )
    },
    findInvitation: async (codeHash, nowMs) => {
      const row = await db
        .selectFrom('invitations')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .where('expires_at_ms', '>', nowMs)
        .executeTakeFirst()
      return row === undefined ? null : parseRow(row, invitationColumns)
    },
    listInvitations: async (workspaceId) => {
      const rows = await db
        .selectFrom('invitations')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('created_at_ms', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => parseRow(row, invitationColumns))
    },
    deleteInvitation: async (workspaceId, invitationId) => {
      const remove = db.deleteFrom('invitations').where('id', '=', invitationId).where('workspace_id', '=', workspaceId)
      return (await changeRows(database, remove)) > 0
    },
    acceptInvitation: async (acceptance) => await database.transact(() => acceptanceSteps(db, acceptance)),
    createFirstUser: async (first) => await database.transact(() => firstUserSteps(db, first)),
  }
}

function* acceptanceSteps(db: Kysely<Tables>, { codeHash, userId, nowMs, newPassword }: Acceptance): Steps<boolean> {
  if (newPassword !== undefined) {
    // Locks the user. If the address was verified in the meantime, the account belongs to the person who verified it.
    const unverified = db.updateTable('users').set({ id: userId }).where('id', '=', userId)
    if ((yield* changesOf(unverified.where('email_verified_at_ms', 'is', null))) === 0) return false
  }
  const accepted = yield* firstRowOf(
    db
      .deleteFrom('invitations')
      .where('code_hash', '=', codeHash)
      .where('expires_at_ms', '>', nowMs)
      .where('workspace_id', 'is not', null)
      .returning(['workspace_id', 'role']),
  )
  if (accepted === null || accepted.workspace_id === null) return false
  const { workspace_id: workspaceId, role } = accepted
  yield* changesOf(insertMember(db, { workspaceId, userId, role, nowMs }))
  if (newPassword !== undefined) {
    const { hash: passwordHash, isVerified } = newPassword
    yield* takeOverSteps(db, { userId, passwordHash, emailVerifiedAtMs: isVerified ? nowMs : null })
  }
  return true
}

function* firstUserSteps(
  db: Kysely<Tables>,
  { codeHash, user, workspace, nowMs }: Parameters<InvitationStore['createFirstUser']>[0],
): Steps<boolean> {
  // Locks all setup codes, so that if two transactions use different codes, the second one sees the user that the first
  // one created.
  const lock = db.updateTable('invitations').set({ role: 'owner' }).where('workspace_id', 'is', null)
  const codes = yield* rowsOf(lock.returning(['code_hash', 'expires_at_ms']))
  const isValid = codes.some((code) => code.code_hash === codeHash && code.expires_at_ms > nowMs)
  const existing = yield* firstRowOf(db.selectFrom('users').select('id').limit(1))
  if (!isValid || existing !== null) return false
  yield* changesOf(db.deleteFrom('invitations').where('workspace_id', 'is', null))
  yield* changesOf(insertUser(db, user))
  yield* changesOf(insertWorkspace(db, workspace))
  const { workspaceId } = workspace
  yield* changesOf(insertMember(db, { workspaceId, userId: user.userId, role: 'owner', nowMs }))
  return true
}
