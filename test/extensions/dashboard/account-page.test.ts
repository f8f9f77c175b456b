import { afterAll, beforeAll, expect, it } from 'vitest'

import { firstUser, type HostedDashboard, hostDashboard, openBrowser } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

it('changing the password needs the current one, and ends all other sessions', async () => {
  const other = openBrowser(hosted.origin)
  await other.open('/login')
  await other.submit('/login', firstUser)
  await hosted.browser.open('/account')
  const password = 'another long password'
  const wrong = await hosted.browser.submit('/account/password', { current: 'wrong', password })
  expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('Wrong password.') })
  const short = await hosted.browser.submit('/account/password', { current: firstUser.password, password: 'short' })
  expect(short).toMatchObject({ status: 422, html: expect.stringContaining('Expected 12 to 256 characters') })
  expect((await other.open('/account')).path).toBe('/account')
  const done = await hosted.browser.submit('/account/password', { current: firstUser.password, password })
  expect(done.html).toContain('Password changed. Your other sessions have ended.')
  expect((await other.open('/account')).path).toMatch(/^\/login/u)
  expect((await other.submit('/login', firstUser)).status).toBe(422)
  expect((await other.submit('/login', { ...firstUser, password })).status).toBe(200)
})

it("a user can end their own sessions, but not other users' sessions", async () => {
  const user = await hosted.store.findUserByEmail(firstUser.email)
  const [eve, nowMs] = ['eve', Date.now()]
  const base = {
    email: 'eve@team.example',
    name: 'Eve',
    passwordHash: null,
    isAdmin: false,
    emailVerifiedAtMs: null,
    createdAtMs: nowMs,
  }
  await hosted.store.createUser({ userId: eve, ...base })
  const session = { workspaceId: null, createdAtMs: nowMs, lastSeenAtMs: nowMs, expiresAtMs: nowMs + 60_000 }
  const place = { address: '192.0.2.9', userAgent: '<b>Browser</b>' }
  await hosted.store.createSession({ sessionId: 'of-eve', secretHash: 'h1', userId: eve, ...session, ...place })
  const own = { sessionId: 'of-owner', secretHash: 'h2', userId: user?.userId ?? '', ...session, ...place }
  await hosted.store.createSession(own)
  const page = await hosted.browser.open('/account')
  expect(page.html).toContain('&lt;b&gt;Browser')
  expect((await hosted.browser.submit('/account/sessions/of-eve/end')).html).toContain('had already ended')
  expect(await hosted.store.listSessions(eve, nowMs)).toHaveLength(1)
  expect((await hosted.browser.submit('/account/sessions/of-owner/end')).html).toContain('Session ended.')
  expect(await hosted.store.findSession('h2', nowMs)).toBeNull()
})
