/** A browser without JavaScript: keeps cookies, follows redirects, and sends the forms of the page that it shows. */

import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { createSetupCode } from '../../../src/service/accounts/codes.ts'
import type { Role } from '../../../src/service/storage/workspace.ts'
import { type HostedService, type HostedWorld, hostService } from '../../service/self-hosted-service.ts'
import type { DeliveredMessage } from '../../support/smtp-server-scripted.ts'

export interface Page {
  readonly status: number
  readonly path: string
  readonly headers: Headers
  readonly html: string
}

export interface Browser {
  /** Cookies by name. */
  readonly cookies: Map<string, string>
  open(path: string): Promise<Page>
  /** Sends a form with the token of the last page. `headers` and `token` change what a browser would send. */
  submit(path: string, fields?: Readonly<Record<string, string>>, changes?: SubmitChanges): Promise<Page>
  /** Sends a form with a file. */
  upload(path: string, fields: Readonly<Record<string, string>>, file: File): Promise<Page>
}

export interface SubmitChanges {
  readonly headers?: Readonly<Record<string, string>>
  /** `null` sends no token. */
  readonly token?: string | null
}

/** Opens a browser at `origin`, such as `http://127.0.0.1:8025`. */
export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>()
  let token = ''

  async function ask(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(cookie === '' ? {} : { Cookie: cookie }) }
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (/Max-Age=0(?:;|$)/u.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const html = await response.text()
    const location = response.headers.get('Location')
    if (location?.startsWith('/') === true && response.status === 303) return await ask(location, { method: 'GET' })
    token = /name="form-token" value="([^"]+)"/u.exec(html)?.[1] ?? token
    return { status: response.status, path, headers: response.headers, html }
  }

  return {
    cookies,
    open: async (path) => await ask(path, { method: 'GET' }),
    submit: async (path, fields = {}, changes = {}) => {
      const given = changes.token === undefined ? token : changes.token
      const body = new URLSearchParams({ ...(given === null ? {} : { 'form-token': given }), ...fields })
      return await ask(path, { method: 'POST', body, headers: changes.headers ?? { Origin: origin } })
    },
    upload: async (path, fields, file) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ 'form-token': token, ...fields })) body.append(name, value)
      body.append('message', file)
      return await ask(path, { method: 'POST', body, headers: { Origin: origin } })
    },
  }
}

/** The user that `hostDashboard()` creates: owner of workspace `team`, and admin. */
export const firstUser = {
  email: 'owner@team.example',
  name: 'Owner',
  password: 'correct horse battery',
  workspace: toWorkspaceId('team'),
} as const

export interface HostedDashboard extends HostedService {
  readonly origin: string
  /** Logged in as `firstUser`. */
  readonly browser: Browser
}

/** Starts a service and creates the first user through the setup pages. */
export async function hostDashboard(yaml: string = '', asked: HostedWorld = {}): Promise<HostedDashboard> {
  const hosted = await hostService(yaml, asked)
  const origin = `http://127.0.0.1:${hosted.service.http.port}`
  const browser = openBrowser(origin)
  const own = nodeWorld()
  const code = await createSetupCode('test', { ...own, clock: asked.clock ?? own.clock, store: hosted.store })
  await browser.open('/setup')
  const page = await browser.submit('/setup', { ...firstUser, code: code.reveal() })
  if (page.status !== 200) throw new Error(`setup failed: ${page.html}`)
  return { ...hosted, origin, browser }
}

/** Invites someone to the workspace of `browser`. Returns what the page shows: the path of the link, and the one-time code. */
export async function invite(
  browser: Browser,
  email: string,
  role: Role,
): Promise<{ readonly link: string; readonly code: string; readonly page: Page }> {
  await browser.open('/settings/members')
  const page = await browser.submit('/settings/invitations', { email, role })
  const link = /\/invitations\/[A-Za-z0-9_-]{43}/u.exec(page.html)?.[0] ?? ''
  return { link, code: /<code>([A-Z2-9]{4}-[A-Z2-9]{4})<\/code>/u.exec(page.html)?.[1] ?? '', page }
}

/** Returns the path of the invitation link in the latest mail to an address. */
export function mailedLink(mails: readonly DeliveredMessage[], email: string): string {
  const text = (mails.findLast(({ recipient }) => recipient === email)?.content ?? '').replaceAll('=\r\n', '')
  return /https?:\/\/[^/\s]+(\/invitations\/[A-Za-z0-9_-]{43})/u.exec(text)?.[1] ?? ''
}

/**
 * Invites a user to workspace `team` with the given role. Returns the new user's browser, logged in.
 *
 * @param mails the mail that the service has sent, if it mails invitations
 */
export async function joinTeam(
  { origin, browser }: HostedDashboard,
  email: string,
  role: Role,
  mails: readonly DeliveredMessage[] = [],
): Promise<Browser> {
  const shown = await invite(browser, email, role)
  const [link, code] = [shown.link || mailedLink(mails, email), shown.code]
  const joined = openBrowser(origin)
  await joined.open(link)
  await joined.submit(link, { name: email, password: 'a long password', code })
  return joined
}
