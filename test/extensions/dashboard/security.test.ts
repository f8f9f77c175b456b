/**
 * Attacks on the login over real HTTP. Forged forms and sessions are tested in dashboard-app.test.ts, roles in
 * members-page.test.ts.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { firstUser, type HostedDashboard, hostDashboard, openBrowser, type Page } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard('trusted-proxies: 127.0.0.1')
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

/** Attempts a login from another address. */
async function attempt(email: string, password: string, address: string): Promise<Page> {
  const browser = openBrowser(hosted.origin)
  await browser.open('/login')
  const headers = { Origin: hosted.origin, 'X-Forwarded-For': address }
  return await browser.submit('/login', { email, password }, { headers })
}

/** Returns the status and the page without the values of its fields. */
function strip({ status, html }: { status: number; html: string }): readonly [number, string] {
  return [status, html.replaceAll(/value="[^"]*"/gu, '')]
}

/** Returns the duration of a login with a wrong password, in milliseconds. */
async function timeOf(email: string, run: number): Promise<number> {
  const start = performance.now()
  await attempt(email, 'wrong password', `198.51.100.${run}`)
  return performance.now() - start
}

describe('the login', () => {
  it('responds identically to an unknown user and a wrong password', async () => {
    const known = await attempt(firstUser.email, 'wrong password', '192.0.2.1')
    const unknown = await attempt('nobody@team.example', 'wrong password', '192.0.2.1')
    expect(known.status).toBe(422)
    expect(strip(unknown)).toEqual(strip(known))
  })

  it('takes the same time for an unknown user and a wrong password', async () => {
    // Each pair is measured close together, so that a busy machine slows both. Without the same work for an unknown user,
    // every ratio would be close to 0.
    const ratios: number[] = []
    for (let run = 0; run < 9; run += 1) {
      ratios.push((await timeOf('nobody@team.example', run)) / (await timeOf(firstUser.email, run)))
    }
    const median = ratios.toSorted((left, right) => left - right)[4]
    expect(median).toBeGreaterThan(0.4)
    expect(median).toBeLessThan(2.5)
  })

  it('blocks a client that guesses passwords, even if it finds the right password, and does not block other clients', async () => {
    const statuses: number[] = []
    for (let run = 0; run < 20; run += 1) {
      statuses.push((await attempt(firstUser.email, `guess ${run}`, '203.0.113.5')).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    const stopped = await attempt(firstUser.email, firstUser.password, '203.0.113.5')
    expect(stopped.status).toBe(429)
    expect(stopped.html).toMatch(/Too many attempts\. Try again in \d+ minutes?\./u)
    expect(stopped.headers.get('Retry-After')).toMatch(/^\d{1,4}$/u)
    expect((await attempt('nobody@team.example', 'x', '203.0.113.5')).status).toBe(422)
    expect((await attempt(firstUser.email, firstUser.password, '203.0.113.6')).status).toBe(200)
  })

  it('delays a client that tries one password with many accounts, and never refuses others in its network', async () => {
    const [address, nowMs] = ['203.0.113.99', Date.now()]
    const windowStartMs = nowMs - (nowMs % 3_600_000)
    for (let run = 0; run < 400; run += 1) {
      await hosted.store.countAttempt([`login-network:${address}`], { windowStartMs, nowMs })
    }
    const start = performance.now()
    expect((await attempt(firstUser.email, firstUser.password, address)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(4900)
  })

  it('never shows a password or a session in the log', async () => {
    await attempt(firstUser.email, firstUser.password, '192.0.2.77')
    const log = JSON.stringify(hosted.lines)
    expect(log).not.toContain(firstUser.password)
    for (const value of hosted.browser.cookies.values()) expect(log).not.toContain(value)
    expect(log).toContain('"route":"/login"')
  })
})
