/** Invitations over real HTTP, and attempts to get into a workspace with an account that someone else created. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { hashPassword } from '../../../src/service/accounts/passwords.ts'
import { type OidcProvider, startOidcProvider } from '../../support/oidc-provider.ts'
import {
  type ScriptAction,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from '../../support/smtp-server-scripted.ts'
import {
  type Browser,
  firstUser,
  type HostedDashboard,
  hostDashboard,
  invite,
  mailedLink,
  openBrowser,
  type Page,
} from './browser.ts'

const victim = 'victim@corp.example'
const oldPassword = 'chosen by mallory'
const newPassword = 'chosen by the victim'

async function addWorkspace({ store }: HostedDashboard, id: string): Promise<void> {
  const rest = { plan: 'pro', retentionMs: null, reportAccess: 'link', createdAtMs: 0 } as const
  await store.createWorkspace({ workspaceId: toWorkspaceId(id), name: id, ...rest })
}

/** Makes the first user an owner of the workspace, and selects it. */
async function enter(hosted: HostedDashboard, id: string): Promise<void> {
  const owner = await hosted.store.findUserByEmail(firstUser.email)
  await hosted.store.addMember(toWorkspaceId(id), owner?.userId ?? '', { role: 'owner', nowMs: 0 })
  await hosted.browser.open('/account')
  await hosted.browser.submit('/workspace', { workspace: id })
}

async function isIn({ store }: HostedDashboard, id: string, email: string): Promise<boolean> {
  const members = await store.listMembers(toWorkspaceId(id))
  return members.some(({ user }) => user.email === email)
}

async function logIn({ origin }: HostedDashboard, email: string, password: string): Promise<Browser> {
  const browser = openBrowser(origin)
  await browser.open('/login')
  await browser.submit('/login', { email, password })
  return browser
}

async function isLoggedIn(browser: Browser): Promise<boolean> {
  return (await browser.open('/account')).path === '/account'
}

/** Mallory, who owns workspace `mallory`, creates an account with the victim's address. Returns the account's session. */
async function squat(hosted: HostedDashboard): Promise<Browser> {
  await addWorkspace(hosted, 'mallory')
  await enter(hosted, 'mallory')
  const { link, code } = await invite(hosted.browser, victim, 'member')
  const browser = openBrowser(hosted.origin)
  await browser.open(link)
  await browser.submit(link, { name: 'Victim', password: oldPassword, code })
  expect(await isLoggedIn(browser)).toBe(true)
  return browser
}

describe('an invitation that the owner hands over', () => {
  let hosted: HostedDashboard
  let mallory: Browser

  beforeAll(async () => {
    hosted = await hostDashboard()
    mallory = await squat(hosted)
  })

  afterAll(async () => {
    await hosted[Symbol.asyncDispose]()
  })

  beforeEach(async () => {
    await hosted.browser.open('/account')
    await hosted.browser.submit('/workspace', { workspace: 'team' })
  })

  it('lets a new user with the one-time code create an account, once', async () => {
    const { link, code } = await invite(hosted.browser, 'bob@team.example', 'member')
    const bob = openBrowser(hosted.origin)
    expect((await bob.open(link)).html).toContain('owner@team.example invites bob@team.example')
    expect((await bob.submit(link, { name: 'Bob', password: 'short', code })).status).toBe(422)
    const wrong = await bob.submit(link, { name: 'Bob', password: 'a long password', code: 'AAAA-AAAA' })
    expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('This code is wrong.') })
    expect(await hosted.store.findUserByEmail('bob@team.example')).toBeNull()
    const page = await bob.submit(link, { name: 'Bob', password: 'a long password', code: code.toLowerCase() })
    expect(page.html).toContain('You are now a member of team.')
    expect((await hosted.browser.open('/settings/members')).html).toMatch(/bob@team\.example <span[^>]*>not verified/u)
    const other = openBrowser(hosted.origin)
    expect((await other.open(link)).status).toBe(404)
    await other.open('/login')
    expect((await other.submit(link, { name: 'Eve', password: 'a long password', code })).status).toBe(404)
  })

  it('limits guesses of the one-time code', async () => {
    const { link, code } = await invite(hosted.browser, 'cat@team.example', 'member')
    const guesser = openBrowser(hosted.origin)
    await guesser.open(link)
    const fields = { name: 'Cat', password: 'a long password' }
    for (let run = 0; run < 20; run += 1) await guesser.submit(link, { ...fields, code: `AAAA-AA${run + 20}` })
    const page = await guesser.submit(link, { ...fields, code })
    expect(page).toMatchObject({ status: 422, html: expect.stringContaining('Too many attempts.') })
    expect(await hosted.store.findUserByEmail('cat@team.example')).toBeNull()
  })

  it('does not let the account of an unverified address into another workspace with the link alone', async () => {
    const { link } = await invite(hosted.browser, victim, 'member')
    const stranger = openBrowser(hosted.origin)
    expect((await stranger.open(link)).html).toContain(`Log in as ${victim}`)
    await stranger.open('/login')
    await stranger.submit(link, { name: 'x', password: newPassword })
    expect((await mallory.open(link)).html).toContain('One-time code')
    expect((await mallory.submit(link)).status).toBe(422)
    expect((await mallory.submit(link, { password: newPassword, code: 'AAAA-AAAA' })).status).toBe(422)
    expect(await isIn(hosted, 'team', victim)).toBe(false)
    expect(await isLoggedIn(await logIn(hosted, victim, oldPassword))).toBe(true)
  })

  it('shuts out everyone who knew the password when the account joins another workspace', async () => {
    const { link, code } = await invite(hosted.browser, victim, 'member')
    const owned = await logIn(hosted, victim, oldPassword)
    await owned.open(link)
    const page = await owned.submit(link, { password: newPassword, code })
    expect(page.html).toContain('You are now a member of team.')
    expect(await isLoggedIn(mallory)).toBe(false)
    expect(await isLoggedIn(await logIn(hosted, victim, oldPassword))).toBe(false)
    expect(await isLoggedIn(await logIn(hosted, victim, newPassword))).toBe(true)
    expect(await hosted.store.findUserByEmail(victim)).toMatchObject({ emailVerifiedAtMs: null })
  })

  it('needs only a login if the address is verified, and never opens the account without its password', async () => {
    await addWorkspace(hosted, 'other')
    const dora = { userId: 'dora', email: 'dora@team.example', name: 'Dora', isAdmin: false, createdAtMs: 0 }
    await hosted.store.createUser({
      ...dora,
      passwordHash: await hashPassword(newPassword, nodeRandom()),
      emailVerifiedAtMs: 1,
    })
    await enter(hosted, 'other')
    const { link, code } = await invite(hosted.browser, dora.email, 'member')
    const thief = openBrowser(hosted.origin)
    expect((await thief.open(link)).html).toContain(`Log in as ${dora.email}`)
    await thief.open('/login')
    await thief.submit(link, { name: 'Thief', password: 'a long password', code })
    expect(await isLoggedIn(thief)).toBe(false)
    expect((await hosted.browser.open(link)).html).toContain('Log out, then open the link again.')
    await hosted.browser.submit(link)
    expect(await isIn(hosted, 'other', dora.email)).toBe(false)
    const own = await logIn(hosted, dora.email, newPassword)
    await own.open(link)
    expect((await own.submit(link)).html).toContain('You are now a member of other.')
    expect((await own.open('/account')).html).toContain('<span>other</span>')
  })
})

describe('an invitation that the service mails', () => {
  let smtp: ScriptedSmtpServer
  let hosted: HostedDashboard
  let answer: ScriptAction | undefined

  beforeAll(async () => {
    smtp = await startScriptedSmtpServer({ script: ({ command }) => (command === 'RCPT' ? answer : undefined) })
    hosted = await hostDashboard(
      `smtp-host: 127.0.0.1\nsmtp-port: ${smtp.port}\nsmtp-from: presend@team.example\npublic-url: http://presend.example`,
    )
  })

  afterAll(async () => {
    await hosted[Symbol.asyncDispose]()
    await smtp[Symbol.asyncDispose]()
  })

  it('reaches only the invited address, and verifies it', async () => {
    const { page, link } = await invite(hosted.browser, 'bob@team.example', 'member')
    expect([page.status, link]).toEqual([200, ''])
    expect(page.html).toContain('The invitation was mailed to bob@team.example.')
    expect(page.html).not.toMatch(/<code>[A-Z2-9]{4}-/u)
    const mailed = mailedLink(smtp.delivered, 'bob@team.example')
    expect(mailed).not.toBe('')
    expect(JSON.stringify(hosted.lines)).not.toContain(mailed.slice('/invitations/'.length))
    const bob = openBrowser(hosted.origin)
    expect((await bob.open(mailed)).html).not.toContain('One-time code')
    expect((await bob.submit(mailed, { name: 'Bob', password: newPassword })).html).toContain('You are now a member of')
    expect(await hosted.store.findUserByEmail('bob@team.example')).toMatchObject({
      emailVerifiedAtMs: expect.any(Number),
    })
    expect((await hosted.browser.open('/settings/members')).html).not.toContain('not verified')
  })

  it('gives an account that someone else created to the owner of the address', async () => {
    const user = { userId: 'squatted', email: victim, name: 'Victim', isAdmin: false, createdAtMs: 0 }
    await hosted.store.createUser({
      ...user,
      passwordHash: await hashPassword(oldPassword, nodeRandom()),
      emailVerifiedAtMs: null,
    })
    const mallory = openBrowser(hosted.origin)
    await mallory.open('/login')
    await mallory.submit('/login', { email: victim, password: oldPassword })
    expect(await isLoggedIn(mallory)).toBe(true)
    await invite(hosted.browser, victim, 'member')
    const link = mailedLink(smtp.delivered, victim)
    const owner = openBrowser(hosted.origin)
    expect((await owner.open(link)).html).toContain('choose a new\npassword')
    expect((await owner.submit(link, { password: newPassword })).html).toContain('You are now a member of team.')
    expect(await isLoggedIn(mallory)).toBe(false)
    expect(await hosted.store.findUserByEmail(victim)).toMatchObject({ emailVerifiedAtMs: expect.any(Number) })
  })

  it('is not created if the mail server rejects the mail, or if the address has a comment', async () => {
    answer = { reply: '550 5.1.1 no such user' }
    const { page } = await invite(hosted.browser, 'nobody@team.example', 'member')
    answer = undefined
    expect(page.status).toBe(422)
    expect(page.html).toContain('nobody was invited: the mail server replied 550 5.1.1 no such user.')
    const hidden = await invite(hosted.browser, 'x<mallory@evil.example', 'member')
    expect([hidden.page.status, hidden.page.html]).toEqual([422, expect.stringContaining('cannot be sent')])
    expect(await hosted.store.listInvitations(toWorkspaceId('team'))).toEqual([])
  })

  it('is limited to 50 mails per workspace and hour', async () => {
    const nowMs = Date.now()
    const windowStartMs = nowMs - (nowMs % 3_600_000)
    for (let run = 0; run < 50; run += 1) {
      await hosted.store.countAttempt(['invitation-mail:team'], { windowStartMs, nowMs })
    }
    const { page } = await invite(hosted.browser, 'more@team.example', 'member')
    expect([page.status, page.html]).toEqual([422, expect.stringContaining('already sent 50 invitations')])
  })
})

describe('the first login with single sign-on', () => {
  let provider: OidcProvider
  let hosted: HostedDashboard

  beforeAll(async () => {
    provider = await startOidcProvider(() => `${hosted.origin}/oidc/callback`)
    const yaml = `oidc: {issuer: "${provider.issuer}", client-id: ${provider.clientId}}`
    hosted = await hostDashboard(yaml, { env: { PRESEND_OIDC_CLIENT_SECRET: provider.clientSecret } })
  })

  afterAll(async () => {
    await hosted[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  async function singleSignOn(browser: Browser, next: string): Promise<Page> {
    const start = await browser.open(`/oidc/start?next=${encodeURIComponent(next)}`)
    const back = await provider.authorize(start.headers.get('Location') ?? '')
    return await browser.open(back.replace(hosted.origin, ''))
  }

  it('removes the password and the sessions of whoever created the account', async () => {
    const mallory = await squat(hosted)
    const before = await logIn(hosted, victim, oldPassword)
    await hosted.browser.open('/account')
    await hosted.browser.submit('/workspace', { workspace: 'team' })
    const { link } = await invite(hosted.browser, victim, 'owner')
    provider.user = { sub: 'victim', email: victim, email_verified: true }
    const own = openBrowser(hosted.origin)
    const page = await singleSignOn(own, link)
    expect(page.html).toContain('The password of this account no longer works')
    expect((await own.submit(link)).html).toContain('You are now a member of team.')
    for (const browser of [mallory, before, await logIn(hosted, victim, oldPassword)]) {
      expect(await isLoggedIn(browser)).toBe(false)
      expect((await browser.open('/settings')).path).toMatch(/^\/login/u)
    }
    expect(await hosted.store.findUserByEmail(victim)).toMatchObject({
      passwordHash: null,
      emailVerifiedAtMs: expect.any(Number),
    })
  })

  it('is the only one that removes a password, which the user may then set again', async () => {
    provider.user = { sub: 'victim', email: victim, email_verified: true }
    const own = openBrowser(hosted.origin)
    await singleSignOn(own, '/account')
    expect((await own.submit('/account/password', { password: newPassword })).html).toContain('Password changed.')
    const again = openBrowser(hosted.origin)
    expect((await singleSignOn(again, '/account')).html).not.toContain('no longer works')
    expect(await isLoggedIn(own)).toBe(true)
    expect(await isLoggedIn(await logIn(hosted, victim, newPassword))).toBe(true)
  })
})
