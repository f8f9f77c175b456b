/**
 * Connects a Google account in the browser: redirects the browser to Google's consent page, and stores the grant when
 * Google redirects the browser back.
 */

import { toWorkspaceId, type WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { isObject } from '../../../foundation/errors/json-object.ts'
import { PresendError } from '../../../foundation/errors/presend-error.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { foreign, html } from '../../../report/pages/markup.ts'
import { readCookie, writeCookie } from '../../../service/requests/cookies.ts'
import { redirectTo, showPage } from '../../dashboard/layout.ts'
import { type MemberRequest, mayOpen, type PageRequest, type Visitor } from '../../dashboard/page-request.ts'
import { recordAction } from '../../dashboard/record-action.ts'
import { parseRedirect } from '../../oauth/parse-redirect.ts'
import { askedScopes } from '../google/provider.ts'
import { type AccountGrant, exchangeConsent } from '../grants/exchange-consent.ts'
import { storeGrant } from '../grants/store-grant.ts'
import { syncNow } from '../jobs/sync-schedule.ts'
import { type ConsentClient, openConsentClient } from './consent-client.ts'

/** The maximum time that a user may spend on Google's pages. */
const attemptMs = 600_000

/**
 * The data that the browser stores in a cookie while the user is on Google's pages. The cookie is encrypted, and valid
 * only for one session.
 */
interface Attempt {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly workspaceId: WorkspaceId
  readonly endsAtMs: number
}

/** Handles `GET /postmaster/connect`. */
export async function startConnecting(page: MemberRequest): Promise<Response> {
  const { deps, http, isSecure, visitor } = page
  const client = openConsentClient(page)
  // If settings are missing, redirect to the list of accounts, which shows the user what is missing. Checking
  // Sec-Fetch-Site keeps other sites from starting a consent request.
  const site = http.req.header('Sec-Fetch-Site') ?? 'none'
  if (client.status === 'missing' || (site !== 'same-origin' && site !== 'none')) return redirectTo(page, '/postmaster')
  const { oauth, box, redirectUri } = client
  const { url, state, codeVerifier } = await oauth.beginConsent({ redirectUri, scopes: askedScopes })
  const attempt: Attempt = {
    state,
    codeVerifier: codeVerifier.reveal(),
    redirectUri,
    workspaceId: visitor.membership.workspace.workspaceId,
    endsAtMs: deps.clock.nowMs() + attemptMs,
  }
  const value = box.seal(new Secret(JSON.stringify(attempt)), purposeOf(visitor))
  writeCookie(http, { name: 'consent', value, isSecure, maxAgeSeconds: attemptMs / 1000 })
  http.header('Cache-Control', 'no-store')
  return http.redirect(url, 303)
}

/** Handles `GET /postmaster/callback`, to which Google redirects the browser. */
export async function finishConnecting(page: PageRequest): Promise<Response> {
  const { http, isSecure, visitor } = page
  const client = openConsentClient(page)
  const attempt = readAttempt(page, client)
  writeCookie(http, { name: 'consent', value: null, isSecure, maxAgeSeconds: 0 })
  if (client.status === 'missing' || visitor === null || attempt === null) {
    return failed(
      page,
      'This consent request expired, was already used, or was started in another session. Connect the account again.',
    )
  }
  const redirect = parseRedirect(new URL(http.req.url).searchParams, attempt.state)
  if (redirect.status === 'foreign')
    return failed(page, `This response does not belong to your request: ${redirect.reason}.`)
  if (redirect.status === 'denied') {
    const isDeclined = redirect.error === 'access_denied'
    return failed(page, isDeclined ? 'You did not give consent.' : `Google reported the error "${redirect.error}".`)
  }
  const membership = visitor.memberships.find(({ workspace }) => workspace.workspaceId === attempt.workspaceId)
  if (membership === undefined || !mayOpen({ ...visitor, membership }, 'member')) {
    return failed(page, 'Your role in this workspace no longer allows you to connect accounts.')
  }
  const given = { ...redirect, codeVerifier: new Secret(attempt.codeVerifier), redirectUri: attempt.redirectUri }
  try {
    const grant = await exchangeConsent(client.oauth, given, page.deps.store)
    const { workspaceId } = attempt
    return await keepGrant({ ...page, visitor: { ...visitor, membership }, workspaceId }, grant, client)
  } catch (error) {
    if (!(error instanceof PresendError)) throw error
    return failed(page, `${error.message}.`)
  }
}

async function keepGrant(
  page: MemberRequest,
  grant: AccountGrant,
  { box, oauth }: ConsentClient & { readonly status: 'ready' },
): Promise<Response> {
  const { deps, workspaceId } = page
  const { store, clock, jobs } = deps
  const nowMs = clock.nowMs()
  const stored = await storeGrant(grant, { workspaceId, box, store, oauth, nowMs })
  if (stored.status === 'dmarc-account') {
    return failed(
      page,
      `In this workspace, the data for ${grant.email} comes from DMARC reports. Connect another account.`,
    )
  }
  const { account } = stored
  await recordAction(page, 'postmaster.connect', account.email)
  await jobs.enqueue([syncNow(account, nowMs)])
  return redirectTo(page, `/postmaster/${account.id}`, connectedText(grant))
}

function connectedText({ email, endsAtMs }: AccountGrant): string {
  const done = `Connected ${email}. Its data is being fetched. Reload this page in a minute.`
  if (endsAtMs === null) return done
  const end = new Date(endsAtMs).toISOString().slice(0, 10)
  return `${done} Google ends this grant on ${end}: either the publishing status of the OAuth client is "Testing", or the user granted access only for a limited time.`
}

function failed(page: PageRequest, sentence: string): Response {
  const body = html`<p>${foreign(sentence)}</p>
<p>Nothing was stored. <a href="/postmaster">Back to the postmaster accounts</a></p>`
  return showPage(page, { title: 'Account not connected', body, status: 422 })
}

function purposeOf({ session }: Visitor): string {
  return `consent that session ${session.sessionId} began`
}

/** Returns `null` if the cookie is missing or expired, or belongs to another session. */
function readAttempt({ http, deps, isSecure, visitor }: PageRequest, client: ConsentClient): Attempt | null {
  const cookie = readCookie(http, 'consent', isSecure)
  if (cookie === null || visitor === null || client.status === 'missing') return null
  const opened = client.box.open(cookie, purposeOf(visitor))
  const attempt = opened.status === 'opened' ? toAttempt(JSON.parse(opened.secret.reveal())) : null
  return attempt !== null && attempt.endsAtMs > deps.clock.nowMs() ? attempt : null
}

function toAttempt(saved: unknown): Attempt | null {
  if (!isObject(saved)) return null
  const { state, codeVerifier, redirectUri, workspaceId, endsAtMs } = Object.fromEntries(Object.entries(saved))
  if (typeof state !== 'string' || typeof codeVerifier !== 'string' || typeof redirectUri !== 'string') return null
  if (typeof workspaceId !== 'string' || typeof endsAtMs !== 'number') return null
  return { state, codeVerifier, redirectUri, workspaceId: toWorkspaceId(workspaceId), endsAtMs }
}
