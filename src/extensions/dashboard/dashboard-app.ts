/**
 * The dashboard: finds the page for a request, checks the visitor's role and where a form was submitted from, and runs
 * the handler.
 */

import { Secret } from '../../foundation/world/secret.ts'
import { formToken, isFormToken, newSecretText } from '../../service/accounts/sessions.ts'
import { clientAddressOf } from '../../service/http/client-address.ts'
import { ApiProblem } from '../../service/problems/api-problem.ts'
import { readCookie, writeCookie } from '../../service/requests/cookies.ts'
import type { ServiceRequest } from '../../service/requests/service-context.ts'
import { isUploadForm } from '../../service/requests/upload-form.ts'
import { noForm, readForm } from './form-values.ts'
import { redirectTo, showMessage, showNotFound } from './layout.ts'
import { type FoundPage, findPages, navigationOf } from './page-list.ts'
import {
  type DashboardDeps,
  type DashboardPage,
  type MemberRequest,
  mayOpen,
  type PageRequest,
  type UserRequest,
  type Visitor,
} from './page-request.ts'
import { isSameOrigin } from './same-origin.ts'

/** Handles requests for dashboard pages. */
export type Dashboard = (http: ServiceRequest) => Promise<Response>

/** The maximum number of forms with an uploaded file that are read at the same time. */
const maxUploadCount = 4

/** Creates the dashboard with these pages; see page-list.ts. */
export function dashboardApp(pages: readonly DashboardPage[], deps: DashboardDeps): Dashboard {
  const isSecure = deps.publicUrl?.startsWith('https:') === true
  let uploadCount = 0
  return respond

  async function respond(http: ServiceRequest): Promise<Response> {
    const { method, path } = http.req
    const found = findPages(path, pages)
    const wanted = method === 'HEAD' ? 'GET' : method
    const match = found.find(({ page }) => page.method === wanted) ?? null
    http.set('pagePattern', (match ?? found[0])?.page.path ?? 'none')
    if (match === null && found.length > 0) throw methodNotAllowed(method, found)
    const visitor = await findVisitor(http, deps)
    const cookie = formCookieOf(http, isSecure, deps)
    const page: PageRequest = {
      http,
      deps,
      params: match?.params ?? {},
      form: noForm,
      formToken: formToken(cookie),
      address: clientAddressOf(http.env.incoming, deps.trustedProxies),
      isSecure,
      visitor,
      navigation: navigationOf(visitor, pages),
    }
    if (match === null) return showNotFound(page)
    if (match.page.method === 'GET') return await answer(match.page, page)
    if (!isSameOrigin(http, deps.publicUrl)) return foreignForm(page)
    const isUpload = isUploadForm(http)
    // Read an upload only if the visitor is allowed to submit it, and keep only a few uploads in memory at a time.
    if (isUpload && !mayOpen(visitor, match.page.role)) return await answer(match.page, page)
    if (isUpload && uploadCount >= maxUploadCount) return busy(page)
    uploadCount += isUpload ? 1 : 0
    const form = await readForm(http, deps.uploads).finally(() => {
      uploadCount -= isUpload ? 1 : 0
    })
    return isFormToken(form.text('form-token'), cookie) ? await answer(match.page, { ...page, form }) : staleForm(page)
  }
}

/** Returns the user of the session that admission found, or `null` if there is no valid session. */
async function findVisitor(http: ServiceRequest, { store }: DashboardDeps): Promise<Visitor | null> {
  const found = http.get('session') ?? null
  if (found === null) return null
  const memberships = await store.listMemberships(found.user.userId)
  const selected = memberships.find(({ workspace }) => workspace.workspaceId === found.session.workspaceId)
  return { ...found, memberships, membership: selected ?? memberships[0] ?? null }
}

/**
 * Runs the handler if the visitor has the required role. Visitors who are not logged in are redirected to the login
 * page first.
 */
async function answer(registered: DashboardPage, page: PageRequest): Promise<Response> {
  const { visitor } = page
  if (registered.role === 'anyone') return await registered.handler(page)
  if (visitor === null) return redirectTo(page, loginPath(page))
  if (!mayOpen(visitor, registered.role)) return forbidden(page)
  const ofUser: UserRequest = { ...page, visitor }
  if (registered.role === 'user') return await registered.handler(ofUser)
  const { membership } = visitor
  if (membership === null) return forbidden(page)
  const { workspaceId } = membership.workspace
  const ofMember: MemberRequest = { ...page, visitor: { ...visitor, membership }, workspaceId }
  return await registered.handler(ofMember)
}

function loginPath({ http: { req } }: PageRequest): string {
  if (req.method === 'POST' || req.path === '/') return '/login'
  const { pathname, search } = new URL(req.url)
  return `/login?${new URLSearchParams({ next: pathname + search }).toString()}`
}

function forbidden(page: PageRequest): Response {
  const sentence =
    page.visitor?.membership === null
      ? 'You are not a member of any workspace. Ask the owner of a workspace to invite you.'
      : 'Your role in this workspace does not allow this. Ask an owner of the workspace to change your role.'
  return showMessage(page, { title: 'Not allowed', sentence, status: 403 })
}

function busy(page: PageRequest): Response {
  const sentence =
    'The service is already receiving as many uploads as it can handle. Nothing was stored. Try again in a minute.'
  return showMessage(page, { title: 'Too many uploads', sentence, status: 503 })
}

function foreignForm(page: PageRequest): Response {
  const sentence = 'The form was sent from another site. Open the form on this site and try again.'
  return showMessage(page, { title: 'Form rejected', sentence, status: 403 })
}

function staleForm(page: PageRequest): Response {
  const sentence = 'The form has expired, or your browser blocks cookies. Go back, reload the page, and try again.'
  return showMessage(page, { title: 'Form rejected', sentence, status: 403 })
}

const formCookieSeconds = 86_400

/** Returns the cookie to which forms are bound: the session cookie or, before login, a separate cookie. */
function formCookieOf(http: ServiceRequest, isSecure: boolean, { random }: Pick<DashboardDeps, 'random'>): Secret {
  const existing = readCookie(http, 'session', isSecure) ?? readCookie(http, 'form', isSecure)
  if (existing !== null) return new Secret(existing)
  const value = newSecretText(random)
  if (http.req.method === 'GET')
    writeCookie(http, { name: 'form', value: value, isSecure, maxAgeSeconds: formCookieSeconds })
  return new Secret(value)
}

function methodNotAllowed(method: string, found: readonly FoundPage[]): ApiProblem {
  const allowed = new Set(found.map(({ page }) => page.method))
  const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ')
  const message = `${method} is not allowed for this path; allowed methods: ${allow}`
  return new ApiProblem(405, message, { headers: { Allow: allow } })
}
