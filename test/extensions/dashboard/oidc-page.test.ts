import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { finishOidc } from '../../../src/extensions/dashboard/oidc-page.ts'
import type { PageRequest } from '../../../src/extensions/dashboard/page-request.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import type { ServiceEnv } from '../../../src/service/requests/service-context.ts'
import { hostService } from '../../service/self-hosted-service.ts'
import { type OidcProvider, startOidcProvider } from '../../support/oidc-provider.ts'
import {
  type Browser,
  firstUser,
  type HostedDashboard,
  hostDashboard,
  invite,
  openBrowser,
  type Page,
} from './browser.ts'

let provider: OidcProvider
let hosted: HostedDashboard

function yamlOf({ issuer, clientId }: OidcProvider, isOnly: boolean): string {
  return `oidc: {issuer: "${issuer}", client-id: ${clientId}, only: ${isOnly}}`
}

beforeAll(async () => {
  provider = await startOidcProvider(() => `${hosted.origin}/oidc/callback`)
  const env = { PRESEND_OIDC_CLIENT_SECRET: provider.clientSecret }
  hosted = await hostDashboard(yamlOf(provider, false), { env })
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

/** Follows the link to the provider and back. */
async function logIn(browser: Browser, next = ''): Promise<Page> {
  const start = await browser.open(`/oidc/start?next=${encodeURIComponent(next)}`)
  const back = await provider.authorize(start.headers.get('Location') ?? '')
  return await browser.open(back.replace(hosted.origin, ''))
}

describe('a login with the provider', () => {
  it('accepts an invitation for the same address, without a password', async () => {
    const { link } = await invite(hosted.browser, 'new@team.example', 'member')
    provider.user = { sub: 'thief', email: 'thief@team.example', email_verified: true }
    expect((await logIn(openBrowser(hosted.origin), link)).status).toBe(403)
    provider.user = { sub: 'new', email: 'new@team.example', email_verified: true, name: 'New' }
    const browser = openBrowser(hosted.origin)
    expect((await logIn(browser, link)).html).toContain('You are now a member of team.')
    expect(await hosted.store.findUserByEmail('new@team.example')).toMatchObject({
      name: 'New',
      passwordHash: null,
      emailVerifiedAtMs: expect.any(Number),
    })
  })

  it('opens the account with the same verified address, and remembers the identity', async () => {
    provider.user = { sub: 'owner', email: firstUser.email, email_verified: true }
    const browser = openBrowser(hosted.origin)
    expect((await browser.open('/login')).html).toContain('Log in with single sign-on')
    expect((await logIn(browser, '/account')).path).toBe('/account')
    provider.user = { sub: 'owner', email: 'renamed@team.example', email_verified: false }
    const other = openBrowser(hosted.origin)
    expect((await logIn(other, '/account')).html).toContain(firstUser.email)
    expect(provider.violations).toEqual([])
  })

  it('refuses another identity with the address of a linked account, until the identities are unlinked', async () => {
    provider.user = { sub: 'owner', email: firstUser.email, email_verified: true }
    const holder = openBrowser(hosted.origin)
    await logIn(holder)
    const before = await hosted.store.findUserByEmail(firstUser.email)
    provider.user = { sub: 'successor', email: firstUser.email, email_verified: true }
    const successor = openBrowser(hosted.origin)
    const refused = {
      status: 403,
      html: expect.stringContaining('is linked to another identity at the identity provider'),
    }
    expect(await logIn(successor, '/account')).toMatchObject(refused)
    expect((await successor.open('/account')).path).toMatch(/^\/login/u)
    expect((await holder.open('/account')).path).toBe('/account')
    expect(await hosted.store.findUserByEmail(firstUser.email)).toEqual(before)
    await hosted.store.unlinkIdentities(before?.userId ?? '')
    expect((await logIn(successor, '/account')).path).toBe('/account')
    expect((await holder.open('/account')).path).toMatch(/^\/login/u)
    provider.user = { sub: 'owner', email: firstUser.email, email_verified: true }
    expect(await logIn(holder)).toMatchObject(refused)
    await hosted.store.unlinkIdentities(before?.userId ?? '')
    expect((await logIn(holder, '/account')).path).toBe('/account')
  })

  it.each([
    ['an address that is not verified', { sub: 'x', email: firstUser.email, email_verified: false }],
    ['an unknown address', { sub: 'y', email: 'eve@team.example', email_verified: true }],
  ])('opens no account with %s', async (_what, user) => {
    provider.user = user
    const browser = openBrowser(hosted.origin)
    expect(await logIn(browser)).toMatchObject({ status: 403, html: expect.stringContaining('No account') })
    expect((await browser.open('/account')).path).toMatch(/^\/login/u)
  })

  it('needs the browser in which the login began', async () => {
    provider.user = { sub: 'owner', email: firstUser.email, email_verified: true }
    const attacker = openBrowser(hosted.origin)
    const start = await attacker.open('/oidc/start')
    const back = (await provider.authorize(start.headers.get('Location') ?? '')).replace(hosted.origin, '')
    const victim = openBrowser(hosted.origin)
    expect((await victim.open(back)).status).toBe(403)
    await victim.open('/oidc/start')
    expect((await victim.open(back)).status).toBe(403)
    expect((await victim.open('/account')).path).toMatch(/^\/login/u)
  })

  it('never leads to another site', async () => {
    expect((await logIn(openBrowser(hosted.origin), '//evil.example')).path).not.toContain('evil')
  })
})

const absent = async (): Promise<null> => await Promise.resolve(null)

it('leads back to the invitation if another request has created the user', async () => {
  const email = 'new@team.example'
  const user = { issuer: 'https://id.example', subject: 'new', verifiedEmail: email, name: 'New' }
  const store = {
    findUserByIdentity: absent,
    findUserByEmail: absent,
    findInvitation: async () => await Promise.resolve({ email, workspaceId: 'team', codeHash: 'hash' }),
    createUser: async () => await Promise.resolve(false),
  }
  const oidc = { isOnly: false, finish: async () => await Promise.resolve({ status: 'accepted', user }) }
  const deps = { ...nodeWorld(), store, oidc, publicUrl: null }
  const app = new Hono<ServiceEnv>()
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- a whole page needs a running service
  app.get('/oidc/callback', async (http) => await finishOidc({ http, deps, isSecure: false } as unknown as PageRequest))
  const next = `/invitations/${'c'.repeat(43)}`
  const saved = JSON.stringify({ state: 's', nonce: 'n', codeVerifier: 'v', next })
  const headers = { Cookie: `presend-oidc=${Buffer.from(saved).toString('base64url')}` }
  const reply = await app.request('/oidc/callback', { headers })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, next])
})

it('rejects all passwords if oidc.only is set', async () => {
  const env = { PRESEND_OIDC_CLIENT_SECRET: provider.clientSecret }
  await using only = await hostDashboard(yamlOf(provider, true), { env })
  const browser = openBrowser(only.origin)
  expect((await browser.open('/login')).html).not.toContain('type="password"')
  expect((await only.browser.open('/account')).html).not.toContain('type="password"')
  expect((await only.browser.submit('/account/password', { password: 'a new password' })).status).toBe(422)
  await browser.open('/setup')
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const token = /name="form-token" value="([^"]+)"/u.exec((await only.browser.open('/account')).html)?.[1] ?? ''
  await only.browser.submit('/login', firstUser, { headers, token })
  expect((await browser.open('/account')).path).toMatch(/^\/login/u)
})

it('without a provider, the page does not exist', async () => {
  await using plain = await hostService()
  expect((await plain.get('/oidc/start')).status).toBe(404)
  expect((await plain.get('/oidc/callback')).status).toBe(404)
})
