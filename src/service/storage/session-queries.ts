/** Queries for sessions and login attempts. */

import type { Kysely } from 'kysely'

import { countRequest } from './account-queries.ts'
import { sessionColumns } from './account-tables.ts'
import { parseRow, toRow } from './columns.ts'
import type { SessionStore } from './login-session.ts'
import { changeRows, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { Tables } from './tables.ts'
import { parseUser } from './user-queries.ts'

/** Returns the SessionStore queries. */
export function sessionQueries(database: SqlDatabase): SessionStore {
  const { db } = database
  return {
    createSession: async (session) =>
      void (await changeRows(database, db.insertInto('sessions').values(toRow(session, sessionColumns)))),
    findSession: async (secretHash, nowMs) => {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .where('expires_at_ms', '>', nowMs)
        .executeTakeFirst()
      if (row === undefined) return null
      const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirst()
      return user === undefined ? null : { session: parseRow(row, sessionColumns), user: parseUser(user) }
    },
    renewSession: async (sessionId, { nowMs, expiresAtMs }) => {
      const times = { last_seen_at_ms: nowMs, expires_at_ms: expiresAtMs }
      await changeRows(database, db.updateTable('sessions').set(times).where('id', '=', sessionId))
    },
    selectWorkspace: async (sessionId, workspaceId) =>
      void (await changeRows(
        database,
        db.updateTable('sessions').set({ workspace_id: workspaceId }).where('id', '=', sessionId),
      )),
    listSessions: async (userId, nowMs) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at_ms', '>', nowMs)
        .orderBy('last_seen_at_ms', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => parseRow(row, sessionColumns))
    },
    endSession: async (userId, sessionId) =>
      (await changeRows(
        database,
        db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId),
      )) > 0,
    endSessions: async (userId, exceptSessionId) => {
      const all = db.deleteFrom('sessions').where('user_id', '=', userId)
      return await changeRows(database, exceptSessionId === null ? all : all.where('id', '!=', exceptSessionId))
    },
    countAttempt: async (subjects, at) => await database.transact(() => attemptSteps(db, subjects, at)),
  }
}

/** Updates the counts in a fixed order, which prevents deadlocks. */
function* attemptSteps(
  db: Kysely<Tables>,
  subjects: readonly string[],
  at: { readonly windowStartMs: number; readonly nowMs: number },
): Steps<readonly number[]> {
  const counts = new Map<string, number>()
  for (const subject of subjects.toSorted()) {
    const row = yield* firstRowOf(countRequest(db, { subject, ...at }))
    counts.set(subject, row?.request_count ?? 0)
  }
  return subjects.map((subject) => counts.get(subject) ?? 0)
}
