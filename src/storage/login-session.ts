/** Sessions of users who are logged in, and attempts to log in. */

import type { StoredUser } from './user.ts'

export interface StoredSession {
  readonly sessionId: string
  /** The SHA-256 of the cookie, in lower-case hex. */
  readonly secretHash: string
  readonly userId: string
  /** The workspace that the user last selected; `null` if the user has not selected one yet. */
  readonly workspaceId: string | null
  readonly createdAtMs: number
  readonly lastSeenAtMs: number
  readonly expiresAtMs: number
  /** The client's address when the user logged in. */
  readonly address: string
  /** The User-Agent of the browser when the user logged in. */
  readonly userAgent: string
}

/** Queries for sessions. */
export interface SessionStore {
  createSession(session: StoredSession): Promise<void>
  /** Finds a session that has not expired, with its user. */
  findSession(
    secretHash: string,
    nowMs: number,
  ): Promise<{ readonly session: StoredSession; readonly user: StoredUser } | null>
  /** Records the time at which the session was used, and when the session now expires. */
  renewSession(sessionId: string, times: { readonly nowMs: number; readonly expiresAtMs: number }): Promise<void>
  selectWorkspace(sessionId: string, workspaceId: string): Promise<void>
  /** Lists the sessions of a user that have not expired, latest use first. */
  listSessions(userId: string, nowMs: number): Promise<readonly StoredSession[]>
  /** Ends a session of the user. @returns false if it does not exist */
  endSession(userId: string, sessionId: string): Promise<boolean>
  /** Ends all sessions of a user except `exceptSessionId`. */
  endSessions(userId: string, exceptSessionId: string | null): Promise<number>
  /**
   * Counts an attempt under each subject, in the window that begins at `windowStartMs`.
   *
   * @returns the counts in the order of the subjects
   */
  countAttempt(
    subjects: readonly string[],
    at: { readonly windowStartMs: number; readonly nowMs: number },
  ): Promise<readonly number[]>
}
