/** User sessions. A session is a random cookie; only a hash of it is stored. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '../../foundation/errors/day-ms.ts'
import { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { FoundSession, StoredSession } from '../storage/login-session.ts'
import type { Store } from '../storage/store.ts'
import { hashToken } from './api-token.ts'

/** How long a session lasts: it ends after a week without use, and after 30 days in any case. */
const idleLimitMs = 7 * dayMs
const maxAgeMs = 30 * dayMs
/**
 * The minimum interval between updates of a session's last-used time, so that not every page view writes to the
 * database.
 */
const renewEveryMs = 5 * 60_000

const maxUserAgentLength = 300

/** The client address and the browser from which a user logs in. */
export interface LoginPlace {
  readonly address: string
  readonly userAgent: string
}

export interface SessionDeps {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
}

/** A session and its secret. The secret is stored only in the cookie. */
export interface OpenedSession {
  readonly session: StoredSession
  readonly secret: Secret
}

/**
 * Starts a session. A new session always has a new secret, so a cookie that was set before the login grants no access.
 */
export async function startSession(
  userId: string,
  { address, userAgent }: LoginPlace,
  { store, clock, random }: SessionDeps,
): Promise<OpenedSession> {
  const text = newSecretText(random)
  const nowMs = clock.nowMs()
  const session: StoredSession = {
    sessionId: random.uuid(),
    secretHash: hashToken(text),
    userId,
    workspaceId: null,
    createdAtMs: nowMs,
    lastSeenAtMs: nowMs,
    expiresAtMs: nowMs + idleLimitMs,
    address,
    userAgent: userAgent.slice(0, maxUserAgentLength),
  }
  await store.createSession(session)
  return { session, secret: new Secret(text) }
}

/** Finds the session that a cookie identifies, and records that it was used. */
export async function findSession(
  secret: Secret,
  { store, clock }: Omit<SessionDeps, 'random'>,
): Promise<FoundSession | null> {
  if (!secretForm.test(secret.reveal())) return null
  const nowMs = clock.nowMs()
  const found = await store.findSession(hashToken(secret.reveal()), nowMs)
  if (found === null) return null
  const { sessionId, createdAtMs, lastSeenAtMs } = found.session
  if (nowMs - lastSeenAtMs >= renewEveryMs) {
    const expiresAtMs = Math.min(nowMs + idleLimitMs, createdAtMs + maxAgeMs)
    await store.renewSession(sessionId, { nowMs, expiresAtMs })
  }
  return found
}

const secretForm = /^[A-Za-z0-9_-]{43}$/u

/** Creates the secret for a session or form: 256 random bits in base64url. */
export function newSecretText(random: Pick<Random, 'bytes'>): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/**
 * Returns the CSRF token that is included in all of a session's forms. The token does not reveal the cookie from which
 * it is derived.
 */
export function formToken(cookie: Secret): string {
  return createHmac('sha256', cookie.reveal()).update('presend form').digest('base64url')
}

/** Returns whether a form was created for this cookie. */
export function isFormToken(token: string, cookie: Secret): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(formToken(cookie))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
