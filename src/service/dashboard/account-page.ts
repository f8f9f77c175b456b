/** The account page, where users change their password and end their sessions. */

import { countLogin } from '../../accounts/log-in.ts'
import { hashPassword, isPassword, parseNewPassword } from '../../accounts/passwords.ts'
import { problemsOf } from '../../errors/problem.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredSession } from '../../storage/login-session.ts'
import { type FieldErrors, fieldErrors, form, newPasswordField, textField } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import type { UserRequest } from './page-request.ts'
import { timeText } from './time-text.ts'

/** `GET /account` */
export async function showAccount(page: UserRequest): Promise<Response> {
  return await accountPage(page, {})
}

/**
 * Handles `POST /account/password`. All other sessions end, because users often change a password when someone else may
 * know it.
 */
export async function changePassword(page: UserRequest): Promise<Response> {
  const { deps, form: fields, address } = page
  const { user, session } = page.visitor
  if (deps.oidc?.isOnly === true) return await accountPage(page, { password: 'Passwords are switched off.' })
  const password = parseNewPassword(fields.rawText('password'), 'password')
  if (password.status === 'bad') return await accountPage(page, fieldErrors(problemsOf(password)))
  if ((await countLogin(user.userId, address, deps)) !== null) {
    return await accountPage(page, { current: 'Too many attempts. Try again in an hour.' })
  }
  if (user.passwordHash !== null && !(await isPassword(fields.rawText('current'), user.passwordHash))) {
    return await accountPage(page, { current: 'Wrong password.' })
  }
  await deps.store.changeUser(user.userId, { passwordHash: await hashPassword(password.value, deps.random) })
  await deps.store.endSessions(user.userId, session.sessionId)
  return redirectTo(page, '/account', 'Password changed. Your other sessions have ended.')
}

/** `POST /account/sessions/:id/end` */
export async function endSession(page: UserRequest): Promise<Response> {
  const isEnded = await page.deps.store.endSession(page.visitor.user.userId, page.params['id'] ?? '')
  return redirectTo(page, '/account', isEnded ? 'Session ended.' : 'The session had already ended.')
}

/** `POST /account/sessions/end-others` */
export async function endOtherSessions(page: UserRequest): Promise<Response> {
  const { user, session } = page.visitor
  const count = await page.deps.store.endSessions(user.userId, session.sessionId)
  return redirectTo(page, '/account', `Ended ${count} other session${count === 1 ? '' : 's'}.`)
}

async function accountPage(page: UserRequest, errors: FieldErrors): Promise<Response> {
  const { deps, visitor } = page
  const { user } = visitor
  const sessions = await deps.store.listSessions(user.userId, deps.clock.nowMs())
  const body = html`<p>${foreign(user.name)}, ${foreign(user.email)}</p>
${deps.oidc?.isOnly === true ? null : passwordSection(page, errors)}
<h2>Sessions</h2>
<div class="scroll" tabindex="0"><table>
<thead><tr><th>Browser</th><th>Address</th><th>Started</th><th>Last used</th><th></th></tr></thead>
<tbody>${sessions.map((session) => sessionRow(page, session))}</tbody>
</table></div>
${form(page, { action: '/account/sessions/end-others', submit: 'End all other sessions' })}`
  const isBad = Object.keys(errors).length > 0
  return showPage(page, { title: 'Account', body, ...(isBad ? { status: 422 } : {}) })
}

function passwordSection(page: UserRequest, errors: FieldErrors): Markup {
  const { user } = page.visitor
  return html`<h2>Password</h2>
${form(
  page,
  { action: '/account/password', submit: 'Change password' },
  html`${
    user.passwordHash === null
      ? null
      : textField(
          { name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password' },
          errors,
        )
  }
${newPasswordField('New password', errors)}`,
)}`
}

function sessionRow(page: UserRequest, session: StoredSession): Markup {
  const { sessionId, userAgent, address, createdAtMs, lastSeenAtMs } = session
  const end =
    sessionId === page.visitor.session.sessionId
      ? html`this session`
      : form(page, { action: `/account/sessions/${sessionId}/end`, submit: 'End' })
  return html`<tr><td>${foreign(userAgent)}</td><td>${foreign(address)}</td><td>${timeText(createdAtMs)}</td>
<td>${timeText(lastSeenAtMs)}</td><td>${end}</td></tr>`
}
