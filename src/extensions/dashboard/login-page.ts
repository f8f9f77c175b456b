/** The login and logout pages. */

import { html, type Markup } from '../../report/pages/markup.ts'
import { checkLogin, type LoginResult } from '../../service/accounts/log-in.ts'
import { startSession } from '../../service/accounts/sessions.ts'
import { writeCookie } from '../../service/requests/cookies.ts'
import { form, formFields } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import { clientOf, type PageRequest, type UserRequest } from './page-request.ts'
import { waitText } from './time-text.ts'

/** Handles `GET /login`. Redirects to the setup page if no user exists yet. */
export async function showLogin(page: PageRequest): Promise<Response> {
  if (page.visitor !== null) return redirectTo(page, '/')
  if (!(await page.deps.store.hasUsers())) return redirectTo(page, '/setup')
  return loginForm(page, page.http.req.query('next') ?? '')
}

/** Handles `POST /login`. */
export async function logIn(page: PageRequest): Promise<Response> {
  const { deps, form: fields } = page
  const next = fields.text('next')
  if (deps.oidc?.isOnly === true) return loginForm(page, next)
  const attempt = { email: fields.text('email'), password: fields.rawText('password'), from: clientOf(page) }
  const result = await checkLogin(attempt, deps)
  if (result.status !== 'accepted') return loginForm(page, next, result)
  const { userId, passwordHash } = result.user
  const sessionId = await openSession(page, userId)
  // The password may have been removed or changed, and all sessions ended, between the check and the new session.
  if ((await deps.store.findUser(userId))?.passwordHash !== passwordHash) {
    await deps.store.endSession(userId, sessionId)
    return loginForm(page, next, { status: 'refused' })
  }
  return redirectTo(page, ownPath(next))
}

/** Handles `POST /logout`. */
export async function logOut(page: UserRequest): Promise<Response> {
  const { session, user } = page.visitor
  await page.deps.store.endSession(user.userId, session.sessionId)
  const { http, isSecure } = page
  writeCookie(http, { name: 'session', value: null, isSecure, maxAgeSeconds: 0 })
  return redirectTo(page, '/login', 'You have logged out.')
}

const cookieSeconds = 30 * 86_400

/**
 * Starts a session and sets its cookie. Ends any earlier session in the same browser.
 *
 * @returns the id of the session
 */
export async function openSession(page: PageRequest, userId: string): Promise<string> {
  const { http, deps, address, isSecure, visitor } = page
  if (visitor !== null) await deps.store.endSession(visitor.user.userId, visitor.session.sessionId)
  const place = { address, userAgent: http.req.header('User-Agent') ?? '' }
  const { session, secret } = await startSession(userId, place, deps)
  writeCookie(http, { name: 'session', value: secret.reveal(), isSecure, maxAgeSeconds: cookieSeconds })
  writeCookie(http, { name: 'form', value: null, isSecure, maxAgeSeconds: 0 })
  return session.sessionId
}

/** Returns the path to open after login, or `/` if the requested path leads to another site. */
export function ownPath(next: string): string {
  const base = 'https://presend.invalid'
  if (!next.startsWith('/') || !URL.canParse(next, base)) return '/'
  const { origin, pathname, search } = new URL(next, base)
  // `/.//example.com` would become `//example.com`, which the browser would treat as another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/'
}

type Refusal = Exclude<LoginResult, { status: 'accepted' }>

function loginForm(page: PageRequest, next: string, result?: Refusal): Response {
  const { oidc } = page.deps
  const { text } = formFields(page, {})
  if (oidc?.isOnly === true) return showPage(page, { title: 'Log in', body: oidcLink(next) })
  const body = html`${oidc === null ? null : oidcLink(next)}
${result === undefined ? null : html`<p class="error" role="alert">${refusalText(result)}</p>`}
${form(
  page,
  { action: '/login', submit: 'Log in' },
  html`<input type="hidden" name="next" value="${next}">
${text('email', 'Email', { type: 'email', autocomplete: 'username' })}
${text('password', 'Password', { type: 'password', autocomplete: 'current-password' })}`,
)}`
  if (result === undefined) return showPage(page, { title: 'Log in', body })
  if (result.status === 'refused') return showPage(page, { title: 'Log in', body, status: 422 })
  page.http.header('Retry-After', String(Math.ceil(result.retryInMs / 1000)))
  return showPage(page, { title: 'Log in', body, status: 429 })
}

/** Renders the link for logging in with the identity provider. */
export function oidcLink(next: string): Markup {
  const path = `/oidc/start?${new URLSearchParams({ next }).toString()}`
  return html`<p><a class="button" href="${path}">Log in with single sign-on</a></p>`
}

function refusalText(result: Refusal): string {
  if (result.status === 'refused') return 'Wrong email or password.'
  return `Too many attempts. Try again in ${waitText(result.retryInMs)}.`
}
