/** The account page, where users change their password and end their sessions. */

import { problemsOf } from '../../foundation/errors/problem.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { countLogin } from '../../service/accounts/log-in.ts'
import { hashPassword, isPassword, parseNewPassword } from '../../service/accounts/passwords.ts'
import type { StoredSession } from '../../service/storage/login-session.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import { clientOf, type UserRequest } from './page-request.ts'
import { row, table } from './table-markup.ts'
import { timeText, waitText } from './time-text.ts'

/**
 * Handles `POST /account/password`. Ends all other sessions, because users often change their password when they think
 * that someone else knows it.
 */
export async function changePassword(page: UserRequest): Promise<Response> {
  const { deps, form: fields } = page
  const { user, session } = page.visitor
  if (deps.oidc?.isOnly === true)
    return await showAccount(page, { password: 'Logging in with a password is disabled.' })
  const password = parseNewPassword(fields.rawText('password'), 'password')
  if (password.status === 'bad') return await showAccount(page, fieldErrors(problemsOf(password)))
  const retryInMs = await countLogin(user.userId, clientOf(page), deps)
  if (retryInMs !== null)
    return await showAccount(page, { current: `Too many attempts. Try again in ${waitText(retryInMs)}.` })
  if (user.passwordHash !== null && !(await isPassword(fields.rawText('current'), user.passwordHash))) {
    return await showAccount(page, { current: 'Wrong password.' })
  }
  const hashes = { from: user.passwordHash, to: await hashPassword(password.value, deps.random) }
  // The first login with single sign-on removes the password. A request that began before must not bring it back.
  if (!(await deps.store.replacePassword(user.userId, hashes))) {
    return await showAccount(page, { current: 'The password has been changed in the meantime.' })
  }
  await deps.store.endSessions(user.userId, session.sessionId)
  return redirectTo(page, '/account', 'Password changed. Your other sessions have ended.')
}

/** Handles `POST /account/sessions/:id/end`. */
export async function endSession(page: UserRequest): Promise<Response> {
  const isEnded = await page.deps.store.endSession(page.visitor.user.userId, page.params['id'] ?? '')
  return redirectTo(page, '/account', isEnded ? 'Session ended.' : 'The session had already ended.')
}

/** Handles `POST /account/sessions/end-others`. */
export async function endOtherSessions(page: UserRequest): Promise<Response> {
  const { user, session } = page.visitor
  const count = await page.deps.store.endSessions(user.userId, session.sessionId)
  return redirectTo(page, '/account', `Ended ${renderCount(count, 'other session')}.`)
}

/** Handles `GET /account`. */
export async function showAccount(page: UserRequest, errors: FieldErrors = {}): Promise<Response> {
  const { deps } = page
  const { user } = page.visitor
  const sessions = await deps.store.listSessions(user.userId, deps.clock.nowMs())
  const body = html`<p>${foreign(user.name)}, ${foreign(user.email)}</p>
${deps.oidc?.isOnly === true ? null : passwordSection(page, errors)}
<h2>Sessions</h2>
${table(
  ['Browser', 'Address', 'Started', 'Last used', ''],
  sessions.map((session) => sessionRow(page, session)),
)}
${form(page, { action: '/account/sessions/end-others', submit: 'End all other sessions' })}`
  return showPage(page, { title: 'Account', body, errors })
}

function passwordSection(page: UserRequest, errors: FieldErrors): Markup {
  const { text, newPassword } = formFields(page, errors)
  const hasPassword = page.visitor.user.passwordHash !== null
  const current = text('current', 'Current password', { type: 'password', autocomplete: 'current-password' })
  return html`<h2>Password</h2>
${form(
  page,
  { action: '/account/password', submit: 'Change password' },
  html`${hasPassword ? current : null}
${newPassword('New password')}`,
)}`
}

function sessionRow(page: UserRequest, session: StoredSession): Markup {
  const { sessionId, userAgent, address, createdAtMs, lastSeenAtMs } = session
  const end =
    sessionId === page.visitor.session.sessionId
      ? 'this session'
      : form(page, { action: `/account/sessions/${sessionId}/end`, submit: 'End' })
  return row(foreign(userAgent), foreign(address), timeText(createdAtMs), timeText(lastSeenAtMs), end)
}
