/** Types for sessions of logged-in users, and for login attempts. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { StoredUser } from './user.ts'

export interface StoredSession {
  readonly sessionId: string
  /** The SHA-256 of the cookie, in lowercase hexadecimal. */
  readonly secretHash: string
  readonly userId: string
  /** The workspace that the user last selected; `null` if none has been selected yet. */
  readonly workspaceId: WorkspaceId | null
  readonly createdAtMs: number
  readonly lastSeenAtMs: number
  readonly expiresAtMs: number
  /** The client's address at the time of the login. */
  readonly address: string
  /** The User-Agent of the browser at the time of the login. */
  readonly userAgent: string
}

/** A valid session with its user. */
export interface FoundSession {
  readonly session: StoredSession
  readonly user: StoredUser
}

/** Queries for sessions. */
export interface SessionStore {
  createSession(session: StoredSession): Promise<void>
  /** Finds a session that has not expired, together with its user. */
  findSession(secretHash: string, nowMs: number): Promise<FoundSession | null>
  /** Records when the session was last used, and its new expiry time. */
  renewSession(sessionId: string, times: { readonly nowMs: number; readonly expiresAtMs: number }): Promise<void>
  selectWorkspace(sessionId: string, workspaceId: WorkspaceId): Promise<void>
  /** Lists the sessions of a user that have not expired, most recently used first. */
  listSessions(userId: string, nowMs: number): Promise<readonly StoredSession[]>
  /** Ends a session of the user. @returns false if the session does not exist */
  endSession(userId: string, sessionId: string): Promise<boolean>
  /** Ends all sessions of a user, except for `exceptSessionId`. */
  endSessions(userId: string, exceptSessionId: string | null): Promise<number>
  /**
   * Counts a login attempt under each subject, in the window that begins at `windowStartMs`.
   *
   * @returns the counts in the order of the subjects
   */
  countAttempt(
    subjects: readonly string[],
    at: { readonly windowStartMs: number; readonly nowMs: number },
  ): Promise<readonly number[]>
}
