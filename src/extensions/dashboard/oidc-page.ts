/** The pages for logging in with the identity provider. */

import { parseJsonObject, textField } from '../../foundation/errors/json-object.ts'
import { readCookie, writeCookie } from '../../service/requests/cookies.ts'
import type { StoredUser } from '../../service/storage/user.ts'
import type { OidcAttempt, OidcUser } from '../oauth/open-oidc.ts'
import { enterWorkspace, findInvitation } from './invitation-page.ts'
import { redirectTo, showMessage, showNotFound } from './layout.ts'
import { openSession, ownPath } from './login-page.ts'
import type { PageRequest } from './page-request.ts'

/** The maximum time that a user may spend on the identity provider's pages. */
const attemptSeconds = 600

/** Handles `GET /oidc/start`: redirects the browser to the identity provider. */
export async function startOidc(page: PageRequest): Promise<Response> {
  const { deps, http, isSecure } = page
  if (deps.oidc === null) return showNotFound(page)
  try {
    const { url, attempt } = await deps.oidc.begin(redirectUriOf(page))
    const saved = { ...attempt, next: ownPath(http.req.query('next') ?? '') }
    const value = Buffer.from(JSON.stringify(saved)).toString('base64url')
    writeCookie(http, { name: 'oidc', value, isSecure, maxAgeSeconds: attemptSeconds })
    http.header('Cache-Control', 'no-store')
    return http.redirect(url, 303)
  } catch (error) {
    return loginFailed(page, error instanceof Error ? error.message : 'unknown error')
  }
}

/** Handles `GET /oidc/callback`, to which the identity provider redirects the browser. */
export async function finishOidc(page: PageRequest): Promise<Response> {
  const { deps, http, isSecure } = page
  const saved = readAttempt(readCookie(http, 'oidc', isSecure))
  if (deps.oidc === null) return showNotFound(page)
  if (saved === null) return loginFailed(page, 'the login took too long, or your browser blocks cookies')
  writeCookie(http, { name: 'oidc', value: null, isSecure, maxAgeSeconds: 0 })
  const result = await deps.oidc.finish(new URL(http.req.url), saved, redirectUriOf(page))
  if (result.status === 'refused') return loginFailed(page, result.reason)
  const found = await findUser(page, result.user)
  if (found === 'other-identity') return refuseOtherIdentity(page)
  if (found === null) return await acceptWithProvider(page, result.user, saved.next)
  await openSession(page, found.user.userId)
  const note =
    'This was your first login with single sign-on. The password of this account no longer works, and its other sessions have ended.'
  return redirectTo(page, ownPath(saved.next), ...(found.isTakenOver ? [note] : []))
}

interface FoundUser {
  readonly user: StoredUser
  /** Whether the login removed a password. */
  readonly isTakenOver: boolean
}

/**
 * Finds the user linked to an identity. At the first login, links the identity to the user with the same verified
 * address, and removes the password: someone else may have created the account and chosen the password. Refuses a
 * second identity of the same provider, because the provider may have given the address to someone else.
 */
async function findUser(
  { deps }: PageRequest,
  { issuer, subject, verifiedEmail }: OidcUser,
): Promise<FoundUser | 'other-identity' | null> {
  const identity = { issuer, subject }
  const known = await deps.store.findUserByIdentity(identity)
  if (known !== null) return { user: known, isTakenOver: false }
  const user = verifiedEmail === null ? null : await deps.store.findUserByEmail(verifiedEmail)
  if (user === null) return null
  if (!(await deps.store.linkIdentity(user.userId, identity, deps.clock.nowMs()))) return 'other-identity'
  return { user, isTakenOver: user.passwordHash !== null }
}

/** Creates the user for an invitation. The identity's verified address must be the invited address. */
async function acceptWithProvider(page: PageRequest, oidcUser: OidcUser, next: string): Promise<Response> {
  const { deps } = page
  const { issuer, subject, verifiedEmail: email, name } = oidcUser
  const code = /^\/invitations\/([A-Za-z0-9_-]{43})$/u.exec(next)?.[1]
  const invitation = code === undefined ? null : await findInvitation(page, code)
  if (email === null || invitation === null || invitation.email !== email) {
    const sentence =
      email === null
        ? 'The identity provider did not report a verified email address, so presend found no user for this login.'
        : `No user has the address ${email}. Ask a workspace owner for an invitation.`
    return showMessage(page, { title: 'No account', sentence, status: 403 })
  }
  const [userId, nowMs] = [deps.random.uuid(), deps.clock.nowMs()]
  const times = { createdAtMs: nowMs, emailVerifiedAtMs: nowMs }
  const user = { userId, email, name: name ?? email, passwordHash: null, isAdmin: false, ...times }
  // Another request may have created a user with this address. The invitation page asks the visitor to log in as that
  // user.
  if (!(await deps.store.createUser(user))) return redirectTo(page, ownPath(next))
  await deps.store.linkIdentity(userId, { issuer, subject }, nowMs)
  await deps.store.acceptInvitation({ ...invitation, userId, nowMs })
  const sessionId = await openSession(page, userId)
  return await enterWorkspace(page, { userId, sessionId, invitation })
}

function refuseOtherIdentity(page: PageRequest): Response {
  const sentence =
    'The account with your email address is linked to another identity at the identity provider, so presend refused this login; if the account is yours, ask the operator of this service to run "presend user reset-password" for your address, which removes the link.'
  return showMessage(page, { title: 'Login refused', sentence, status: 403 })
}

function redirectUriOf({ deps }: PageRequest): string {
  return `${deps.publicUrl ?? ''}/oidc/callback`
}

function loginFailed(page: PageRequest, reason: string): Response {
  return showMessage(page, { title: 'Login failed', sentence: `The login failed: ${reason}.`, status: 403 })
}

function readAttempt(cookie: string | null): (OidcAttempt & { readonly next: string }) | null {
  const saved = parseJsonObject(Buffer.from(cookie ?? '', 'base64url').toString('utf8'))
  const read = (name: string): string => textField(saved, name) ?? ''
  const attempt = { state: read('state'), nonce: read('nonce'), codeVerifier: read('codeVerifier'), next: read('next') }
  return Object.values(attempt).includes('') ? null : attempt
}
