import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Browser, firstUser, type HostedDashboard, hostDashboard, openBrowser } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

async function loggedIn(): Promise<Browser> {
  const browser = openBrowser(hosted.origin)
  await browser.open('/login')
  await browser.submit('/login', { email: firstUser.email, password: firstUser.password })
  return browser
}

describe('a page', () => {
  it('redirects a visitor without a login to the login page, and then back to the page', async () => {
    const browser = openBrowser(hosted.origin)
    const login = await browser.open('/account?from=mail')
    expect(login.path).toBe('/login?next=%2Faccount%3Ffrom%3Dmail')
    const page = await browser.submit('/login', { ...firstUser, next: '/account?from=mail' })
    expect(page).toMatchObject({ status: 200, path: '/account?from=mail' })
  })

  it.each(['//evil.example', String.raw`/\evil.example`, 'https://evil.example', '/.//evil.example', 'javascript:x'])(
    'never redirects to another site: %s',
    async (next) => {
      const browser = openBrowser(hosted.origin)
      await browser.open('/login')
      const page = await browser.submit('/login', { ...firstUser, next })
      expect([page.status, page.path.includes('evil')]).toEqual([200, false])
    },
  )

  it('returns 404 if it does not exist, and 405 for an unsupported method', async () => {
    expect((await hosted.browser.open('/settings/none')).status).toBe(404)
    expect((await hosted.browser.open('/account/%ZZ')).status).toBe(404)
    const reply = await hosted.get('/logout')
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('a form', () => {
  it.each([
    ['from another site', { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } }],
    ['from another host of the same site', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
    ['from another origin', { headers: { Origin: 'https://evil.example' } }],
    ['from a page without an origin', { headers: { Origin: 'null' } }],
    ['without an origin', { headers: {} }],
    ['without its token', { token: null }],
    ['with an invented token', { token: 'A'.repeat(43) }],
  ])('is rejected if sent %s', async (_what, changes) => {
    const browser = await loggedIn()
    await browser.open('/account')
    expect((await browser.submit('/logout', {}, changes)).status).toBe(403)
    expect((await browser.open('/account')).path).toBe('/account')
  })

  it('is rejected with the token of another user', async () => {
    const [victim, attacker] = [await loggedIn(), await loggedIn()]
    const { html } = await attacker.open('/account')
    const token = /name="form-token" value="([^"]+)"/u.exec(html)?.[1] ?? ''
    expect((await victim.submit('/logout', {}, { token })).status).toBe(403)
  })

  it('is protected on the login page, too', async () => {
    const browser = openBrowser(hosted.origin)
    await browser.open('/login')
    expect((await browser.submit('/login', firstUser, { token: null })).status).toBe(403)
    expect((await browser.submit('/login', firstUser, { headers: { Origin: 'https://evil.example' } })).status).toBe(
      403,
    )
    expect((await browser.submit('/login', firstUser)).status).toBe(200)
  })
})

describe('a session', () => {
  it('gets a new cookie at login, and the previous cookie gives access to nothing', async () => {
    const browser = openBrowser(hosted.origin)
    const planted = 'x'.repeat(43)
    browser.cookies.set('presend-session', planted)
    await browser.open('/login')
    await browser.submit('/login', firstUser)
    expect(browser.cookies.get('presend-session')).toMatch(/^[A-Za-z0-9_-]{43}$/u)
    expect(browser.cookies.get('presend-session')).not.toBe(planted)
    const attacker = openBrowser(hosted.origin)
    attacker.cookies.set('presend-session', planted)
    expect((await attacker.open('/account')).path).toMatch(/^\/login/u)
  })

  it('ends at logout, so that a copy of the cookie is worthless', async () => {
    const browser = await loggedIn()
    const copy = openBrowser(hosted.origin)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect((await copy.open('/account')).path).toBe('/account')
    await browser.open('/account')
    expect((await browser.submit('/logout')).path).toBe('/login')
    expect((await copy.open('/account')).path).toMatch(/^\/login/u)
  })
})
