/** Attacks the ways into an account: single sign-on, invitations and session cookies. */

import { randomUUID } from 'node:crypto'

import { type Browser, invite, openBrowser } from '../../../test/extensions/dashboard/browser.ts'
import { type HostileInput, quickEvery } from '../attack-area.ts'
import { canary, memberPassword, type TwoWorkspaces } from '../support/two-workspaces.ts'

/** Returns the inputs. They run one at a time, because they change what the identity provider responds. */
export function identityInputs(context: TwoWorkspaces): readonly HostileInput[] {
  return [
    ...tokenInputs(context),
    ...callbackInputs(context),
    ...returnInputs(context),
    ...invitationInputs(context),
    ...cookieInputs(context),
  ]
}

/** The address of an account with a password. Each attack tries to log in to it. */
const victim = 'viewer-only@team.example'
const honest = { email: victim, email_verified: true } as const

type Provider = TwoWorkspaces['provider']

/** ID tokens that the service must reject. */
const forgeries: Readonly<Record<string, Partial<Pick<Provider, 'forged' | 'isKeyForged' | 'algorithm'>>>> = {
  'another issuer': { forged: { iss: 'https://login.evil.example' } },
  'the issuer with a trailing slash': { forged: { iss: 'http://127.0.0.1/' } },
  'no issuer': { forged: { iss: undefined } },
  'another audience': { forged: { aud: 'another-client' } },
  'no audience': { forged: { aud: undefined } },
  'two audiences and no authorized party': { forged: { aud: ['presend', 'another-client'] } },
  'another authorized party': { forged: { aud: ['presend', 'another-client'], azp: 'another-client' } },
  'another nonce': { forged: { nonce: 'nonce-of-another-login' } },
  'no nonce': { forged: { nonce: undefined } },
  'an expiry in the past': { forged: { exp: 1 } },
  'no expiry': { forged: { exp: undefined } },
  'an expiry that is text': { forged: { exp: '9999999999' } },
  'a start in the future': { forged: { nbf: 9_999_999_999 } },
  'no subject': { forged: { sub: undefined } },
  'an address that is not verified': { forged: { email_verified: false } },
  'an address that is verified as text': { forged: { email_verified: 'true' } },
  'an address that is verified as a number': { forged: { email_verified: 1 } },
  'an address without a verification': { forged: { email_verified: undefined } },
  'a list of addresses': { forged: { email: [victim, 'mallory@evil.example'] } },
  'an address with a space': { forged: { email: `${victim} ` } },
  'an address with a null character': { forged: { email: `${victim}\0` } },
  'an address with a fullwidth letter': { forged: { email: victim.replace('v', '\uff36') } },
  'an address with a Cyrillic letter': { forged: { email: victim.replace('o', '\u043e') } },
  'an address with the Kelvin sign': { forged: { email: 'kate@team.example'.replace('k', '\u212a') } },
  'algorithm none': { algorithm: 'none' },
  'algorithm HS256 with the public key': { algorithm: 'HS256' },
  'a key that is not published': { isKeyForged: true },
}

function tokenInputs(context: TwoWorkspaces): readonly HostileInput[] {
  return Object.entries(forgeries).map(([what, forgery], index) => ({
    name: `single sign-on: an ID token with ${what}`,
    isQuick: quickEvery(2, index) || what.includes('Kelvin'),
    attempt: async () => {
      const { provider, origin } = context
      // The account that the Kelvin sign would reach. The second and later invitations find it, and change nothing.
      if (what.includes('Kelvin')) await addKate(context)
      Object.assign(provider, { user: { sub: randomUUID(), ...honest }, ...forgery })
      try {
        const browser = openBrowser(origin)
        const { callback } = await startLogin(context, browser)
        await browser.open(callback.pathname + callback.search)
        return await loginOf(browser)
      } finally {
        Object.assign(provider, { forged: {}, isKeyForged: false, algorithm: 'RS256' })
      }
    },
  }))
}

async function addKate({ owner, origin }: TwoWorkspaces): Promise<void> {
  const { link, code } = await invite(owner, 'kate@team.example', 'viewer')
  const kate = openBrowser(origin)
  await kate.open(link)
  await kate.submit(link, { name: 'Kate', password: memberPassword, code })
  if ((await loginOf(kate)) === null) throw new Error('the account kate@team.example was not created')
}

interface StartedLogin {
  /** The URL to which the provider redirects the browser. */
  readonly callback: URL
}

async function startLogin({ provider }: TwoWorkspaces, browser: Browser, next = '/account'): Promise<StartedLogin> {
  const start = await browser.open(`/oidc/start?next=${encodeURIComponent(next)}`)
  return { callback: new URL(await provider.authorize(start.headers.get('Location') ?? '')) }
}

/** Returns which account the browser is logged in to, or `null`. */
async function loginOf(browser: Browser): Promise<string | null> {
  const { path, html } = await browser.open('/account')
  if (path !== '/account') return null
  return `the attacker is logged in: ${/<p>([^<]*@[^<]*)<\/p>/u.exec(html)?.[1] ?? 'unknown account'}`
}

/** Redirects from the provider that another site, another provider or an earlier login has sent. */
const redirects: Readonly<Record<string, (url: URL, other: URL) => void>> = {
  'another state': (url) => url.searchParams.set('state', 'x'.repeat(43)),
  'no state': (url) => url.searchParams.delete('state'),
  'two states': (url) => url.searchParams.append('state', 'x'),
  'the issuer of another provider': (url) => url.searchParams.set('iss', 'https://login.evil.example'),
  'no issuer': (url) => url.searchParams.delete('iss'),
  'an error in addition to the code': (url) => url.searchParams.set('error', 'access_denied'),
  'no code': (url) => url.searchParams.delete('code'),
  'the code of another login': (url, other) => url.searchParams.set('code', other.searchParams.get('code') ?? ''),
  'the code and state of another login': (url, other) => {
    url.search = other.search
  },
}

function callbackInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const changed = Object.entries(redirects).map(([what, change], index) => ({
    name: `single sign-on: a redirect with ${what}`,
    isQuick: quickEvery(2, index),
    attempt: async () => {
      context.provider.user = { sub: randomUUID(), ...honest }
      const browser = openBrowser(context.origin)
      const { callback } = await startLogin(context, browser)
      const other = await startLogin(context, openBrowser(context.origin))
      change(callback, other.callback)
      await browser.open(callback.pathname + callback.search)
      return await loginOf(browser)
    },
  }))
  const withoutCookie = {
    name: 'single sign-on: a redirect in a browser that has not started the login',
    isQuick: true,
    attempt: async () => {
      context.provider.user = { sub: randomUUID(), ...honest }
      const { callback } = await startLogin(context, openBrowser(context.origin))
      const browser = openBrowser(context.origin)
      await browser.open(callback.pathname + callback.search)
      return await loginOf(browser)
    },
  }
  return [...changed, withoutCookie, replayedCode(context)]
}

/** Uses the redirect of a completed login again, with the cookies from before that login. */
function replayedCode(context: TwoWorkspaces): HostileInput {
  return {
    name: 'single sign-on: the redirect of a completed login',
    isQuick: true,
    attempt: async () => {
      context.provider.user = { sub: 'replayed', email: 'member-only@team.example', email_verified: true }
      const browser = openBrowser(context.origin)
      const { callback } = await startLogin(context, browser)
      const thief = openBrowser(context.origin)
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
      await browser.open(callback.pathname + callback.search)
      if ((await loginOf(browser)) === null) return 'the honest login failed, so the attack proves nothing'
      await thief.open(callback.pathname + callback.search)
      return await loginOf(thief)
    },
  }
}

const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  '/@evil.example//..//evil.example',
]

/** Paths to return to after a login that lead to another site. */
function returnInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const { origin, provider } = context
  return elsewhere.flatMap((next, index) => {
    const afterPassword = async (): Promise<string | null> => {
      const browser = openBrowser(origin)
      const { html } = await browser.open('/login')
      const token = /name="form-token" value="([^"]+)"/u.exec(html)?.[1] ?? ''
      const body = new URLSearchParams({
        'form-token': token,
        email: 'owner@team.example',
        password: ownerPassword,
        next,
      })
      return judgeReturn(await send(`${origin}/login`, browser, { method: 'POST', body }), origin)
    }
    const afterProvider = async (): Promise<string | null> => {
      provider.user = { sub: 'replayed', email: 'member-only@team.example', email_verified: true }
      const browser = openBrowser(origin)
      const { callback } = await startLogin(context, browser, next)
      return judgeReturn(await send(callback.href, browser, {}), origin)
    }
    return [
      { name: `return path ${JSON.stringify(next)} after a password`, isQuick: index === 1, attempt: afterPassword },
      { name: `return path ${JSON.stringify(next)} after single sign-on`, isQuick: index < 3, attempt: afterProvider },
    ]
  })
}

function judgeReturn(response: Response, origin: string): string | null {
  const location = response.headers.get('Location')
  if (location === null) return `expected a redirect, got ${response.status}`
  return new URL(location, origin).origin === origin ? null : `the login leads to ${location}`
}

const ownerPassword = 'correct horse battery'

/** Sends a request with the browser's cookies, and does not follow the redirect. */
async function send(url: string, { cookies }: Browser, init: RequestInit): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Cookie: cookie, Origin: new URL(url).origin }
  return await fetch(url, { ...init, headers, redirect: 'manual' })
}

/** Invitations that are taken by someone else, changed, or used again. */
function invitationInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const { origin, owner, people, provider, database } = context
  const fields = { name: 'Mallory', password: memberPassword }
  const membersOf = (email: string): number =>
    database
      .prepare("select 1 from memberships join users on users.id = user_id where workspace_id = 'team' and email = ?")
      .all(email).length
  const ways: Readonly<Record<string, (email: string) => Promise<string | null>>> = {
    'taken by the user of another workspace': async (email) => {
      const { link, code } = await invite(owner, email, 'owner')
      await people.mallory.submit(link, { ...fields, email: 'mallory@evil.example', code })
      return membersOf('mallory@evil.example') + membersOf(email) === 0 ? null : 'mallory joined the workspace'
    },
    'taken with the code of another invitation': async (email) => {
      const { link } = await invite(owner, email, 'owner')
      const { code } = await invite(people.mallory, `other-${email}`, 'owner')
      const browser = openBrowser(origin)
      await browser.open(link)
      await browser.submit(link, { ...fields, code, workspace: 'mallory' })
      return membersOf(email) === 0 ? null : 'the code of another invitation was accepted'
    },
    'of another workspace, with fields that name this one': async (email) => {
      const { link, code } = await invite(people.mallory, email, 'viewer')
      const browser = openBrowser(origin)
      await browser.open(link)
      await browser.submit(link, { ...fields, code, workspace: 'team', workspaceId: 'team', workspace_id: 'team' })
      return membersOf(email) === 0 ? null : 'an invitation admitted its holder to another workspace'
    },
    'that was used': async (email) => {
      const { link, code } = await invite(owner, email, 'viewer')
      const first = openBrowser(origin)
      await first.open(link)
      await first.submit(link, { ...fields, code })
      if (membersOf(email) !== 1) return 'the honest invitation failed, so the attack proves nothing'
      const second = openBrowser(origin)
      await second.open('/login')
      await second.submit(link, { ...fields, code })
      return await loginOf(second)
    },
    'that was withdrawn': async (email) => {
      const { link, code } = await invite(owner, email, 'viewer')
      const row = database.prepare('select id from invitations where email = ?').get(email)
      await owner.submit(`/settings/invitations/${String(row?.['id'])}/delete`)
      const browser = openBrowser(origin)
      await browser.open('/login')
      await browser.submit(link, { ...fields, code })
      return await loginOf(browser)
    },
    'that has expired': async (email) => {
      const { link, code } = await invite(owner, email, 'viewer')
      database.prepare('update invitations set expires_at_ms = 1 where email = ?').run(email)
      const browser = openBrowser(origin)
      await browser.open('/login')
      await browser.submit(link, { ...fields, code })
      return await loginOf(browser)
    },
    'taken with single sign-on and another address': async (email) => {
      const { link } = await invite(owner, email, 'owner')
      provider.user = { sub: randomUUID(), email: `other-${email}`, email_verified: true }
      const browser = openBrowser(origin)
      const { callback } = await startLogin(context, browser, link)
      await browser.open(callback.pathname + callback.search)
      return await loginOf(browser)
    },
    'taken with single sign-on and a look-alike address': async (email) => {
      const { link } = await invite(owner, email, 'owner')
      provider.user = { sub: randomUUID(), email: email.replace('k', '\u212a'), email_verified: true }
      const browser = openBrowser(origin)
      const { callback } = await startLogin(context, browser, link)
      await browser.open(callback.pathname + callback.search)
      return await loginOf(browser)
    },
  }
  return Object.entries(ways).map(([way, attempt], index) => ({
    name: `an invitation ${way}`,
    isQuick: true,
    attempt: async () => await attempt(`kim-${index}-${randomUUID().slice(0, 8)}@guest.example`),
  }))
}

/** Session cookies that an attacker has set before the login, and cookies that scripts or other sites could use. */
function cookieInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const { origin } = context
  const logIn = async (browser: Browser): Promise<Response> => {
    const { html } = await browser.open('/login')
    const token = /name="form-token" value="([^"]+)"/u.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ 'form-token': token, email: 'owner@team.example', password: ownerPassword })
    return await send(`${origin}/login`, browser, { method: 'POST', body })
  }
  const fixed = {
    name: 'a session cookie that the attacker set before the login',
    isQuick: true,
    attempt: async () => {
      const [browser, value] = [openBrowser(origin), 'f'.repeat(43)]
      browser.cookies.set('presend-session', value)
      const response = await logIn(browser)
      if (!response.headers.getSetCookie().some((line) => line.startsWith('presend-session=')))
        return 'the login set no new session cookie'
      const thief = openBrowser(origin)
      thief.cookies.set('presend-session', value)
      return await loginOf(thief)
    },
  }
  const readable = {
    name: 'a session cookie that scripts can read or that other sites can send',
    isQuick: true,
    attempt: async () => {
      const lines = (await logIn(openBrowser(origin))).headers.getSetCookie()
      if (lines.length === 0) return 'the login set no cookie'
      const weak = lines.find((line) => !/; HttpOnly/iu.test(line) || !/; SameSite=(?:Lax|Strict)/iu.test(line))
      return weak === undefined ? null : `the cookie has weak attributes: ${weak.replace(/=[^;]*/u, '=…')}`
    },
  }
  return [fixed, readable, removedMember(context)]
}

/** A member who is removed while logged in must lose access at once. */
function removedMember({ origin, owner, database }: TwoWorkspaces): HostileInput {
  return {
    name: 'the session of a member who was removed from the workspace',
    isQuick: true,
    attempt: async () => {
      const email = `removed-${randomUUID().slice(0, 8)}@guest.example`
      const { link, code } = await invite(owner, email, 'owner')
      const browser = openBrowser(origin)
      await browser.open(link)
      await browser.submit(link, { name: 'Removed', password: memberPassword, code })
      if ((await browser.open('/tests')).status !== 200) return 'the invitation failed, so the attack proves nothing'
      const user = database.prepare('select id from users where email = ?').get(email)
      await owner.submit(`/settings/members/${String(user?.['id'])}/remove`)
      const { status, html } = await browser.open('/settings/export')
      return status === 200 || html.includes(canary) ? 'the removed member can still export the workspace' : null
    },
  }
}
