/** Queries for sessions and attempts to log in. */

import type { Kysely } from 'kysely'

import { countRequest } from './account-queries.ts'
import type { SessionStore, StoredSession } from './login-session.ts'
import { changesOf, firstRowOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { SessionTable, Tables } from './tables.ts'
import { parseUser } from './user-queries.ts'

/** The queries of SessionStore. */
export function sessionQueries(database: SqlDatabase): SessionStore {
  const { db } = database
  const change = async (query: Parameters<typeof changesOf>[0]): Promise<number> =>
    await database.transact(() => changesOf(query))
  return {
    createSession: async (session) => void (await change(db.insertInto('sessions').values(toRow(session)))),
    findSession: async (secretHash, nowMs) => {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .where('expires_at_ms', '>', nowMs)
        .executeTakeFirst()
      if (row === undefined) return null
      const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirst()
      return user === undefined ? null : { session: parseSession(row), user: parseUser(user) }
    },
    renewSession: async (sessionId, { nowMs, expiresAtMs }) => {
      const times = { last_seen_at_ms: nowMs, expires_at_ms: expiresAtMs }
      await change(db.updateTable('sessions').set(times).where('id', '=', sessionId))
    },
    selectWorkspace: async (sessionId, workspaceId) =>
      void (await change(db.updateTable('sessions').set({ workspace_id: workspaceId }).where('id', '=', sessionId))),
    listSessions: async (userId, nowMs) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at_ms', '>', nowMs)
        .orderBy('last_seen_at_ms', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(parseSession)
    },
    endSession: async (userId, sessionId) =>
      (await change(db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId))) > 0,
    endSessions: async (userId, exceptSessionId) => {
      const all = db.deleteFrom('sessions').where('user_id', '=', userId)
      return await change(exceptSessionId === null ? all : all.where('id', '!=', exceptSessionId))
    },
    countAttempt: async (subjects, at) => await database.transact(() => attemptSteps(db, subjects, at)),
  }
}

/** Counts the subjects in a fixed order, which prevents deadlocks. */
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

function toRow(session: StoredSession): SessionTable {
  return {
    id: session.sessionId,
    secret_hash: session.secretHash,
    user_id: session.userId,
    workspace_id: session.workspaceId,
    created_at_ms: session.createdAtMs,
    last_seen_at_ms: session.lastSeenAtMs,
    expires_at_ms: session.expiresAtMs,
    address: session.address,
    user_agent: session.userAgent,
  }
}

function parseSession(row: SessionTable): StoredSession {
  return {
    sessionId: row.id,
    secretHash: row.secret_hash,
    userId: row.user_id,
    workspaceId: row.workspace_id,
    createdAtMs: row.created_at_ms,
    lastSeenAtMs: row.last_seen_at_ms,
    expiresAtMs: row.expires_at_ms,
    address: row.address,
    userAgent: row.user_agent,
  }
}
