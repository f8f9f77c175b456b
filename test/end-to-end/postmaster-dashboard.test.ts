/**
 * Connects an account in a browser, using `presend serve` in a separate process, until the API returns the account's
 * data.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dayOf, plusDays } from '../../src/foundation/contract/day.ts'
import { type Browser, firstUser, openBrowser } from '../extensions/dashboard/browser.ts'
import { email, googleYaml } from '../extensions/postmaster/dashboard/connected-dashboard.ts'
import { eventually } from '../support/eventually.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { type ServedProcess, startServe } from '../support/serve.ts'

const lastDay = plusDays(dayOf(Date.now()), -1)

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => await postgres[Symbol.asyncDispose]())

interface Served extends AsyncDisposable {
  readonly google: GoogleStandIn
  readonly service: ServedProcess
  readonly browser: Browser
}

/** Starts the service and creates the first user with the setup code in the log. */
async function serve(storage: string | null): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const google = stack.use(await startGoogleStandIn())
  google.state.nowMs = Date.now()
  google.setDomains(email, [
    { name: 'shop.example', days: new Map([[lastDay, { spamRate: 0.002, spf: 1, dkim: 1, dmarc: 1 }]]) },
  ])
  const folder = await mkdtemp(join(tmpdir(), 'presend-dashboard-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'presend-service.yml'), googleYaml(google))
  const env = { PRESEND_ENCRYPTION_KEY: '5f'.repeat(32), PRESEND_GOOGLE_CLIENT_SECRET: google.state.clientSecret }
  const flags = ['--storage', storage ?? `sqlite:${join(folder, 'presend.db')}`]
  const service = stack.use(await startServe({ flags, workingDirectory: folder, env }))
  const browser = openBrowser(service.baseUrl)
  const line = await eventually(
    async () => await Promise.resolve(service.lines.find((one) => one.msg === 'setup code created')),
    (found) => found !== undefined,
  )
  await browser.open('/setup')
  await browser.submit('/setup', { ...firstUser, code: String(line?.['code']) })
  const owned = stack.move()
  return { google, service, browser, [Symbol.asyncDispose]: async () => await owned.disposeAsync() }
}

async function newToken(browser: Browser): Promise<string> {
  await browser.open('/settings/tokens/new')
  const { html } = await browser.submit('/settings/tokens', { name: 'reader', scope: 'read', lifetime: '90' })
  return /psd_[A-Za-z0-9_-]+/u.exec(html)?.[0] ?? ''
}

describe.each([
  ['a SQLite file', async () => await Promise.resolve(null)],
  ['PostgreSQL', async () => await postgres.createDatabase()],
])('the dashboard on %s', (_what, locate) => {
  it('connects an account, whose data the API and the page then show', async () => {
    await using served = await serve(await locate())
    const { google, service, browser } = served
    const token = await newToken(browser)
    const ask = async (path: string): Promise<Response> =>
      await fetch(`${service.apiUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask('/postmaster_accounts/connected')).status).toBe(404)

    expect((await browser.open('/postmaster')).html).toContain('Connect a Google account')
    const start = await browser.open('/postmaster/connect')
    const consent = await fetch(start.headers.get('Location') ?? '', { redirect: 'manual' })
    const back = new URL(consent.headers.get('Location') ?? '')
    const page = await browser.open(back.pathname + back.search)
    expect(page.html).toContain(`Connected ${email}`)

    await eventually(
      async () => await Promise.resolve(service.lines.some((line) => line.msg === 'postmaster account synced')),
      (isSynced) => isSynced,
    )
    const { connected_accounts: accounts } = Object(await (await ask('/postmaster_accounts/connected')).json())
    expect(accounts).toEqual([expect.objectContaining({ email, source: 'google', grant: 'active' })])
    const data = Object(
      await (await ask(`/postmaster_accounts/${accounts[0].id}?email=${email}&item=shop.example`)).json(),
    )
    expect(data.spam_rate_data).toEqual([{ date: lastDay, value: 0.002 }])
    expect(await (await ask(`/postmaster_accounts?email=${email}`)).json()).toMatchObject({
      data: { spam_rate: [{ date: lastDay, value: 0.002 }] },
    })

    const shown = await browser.open(page.path)
    expect(shown.html).toContain('<svg class="chart"')
    expect(shown.html).toContain('0.20%')
    await browser.submit(`${page.path}/disconnect`)
    expect(google.state.grants.every(({ isRevoked }) => isRevoked)).toBe(true)
    const written = JSON.stringify(service.lines) + service.errors()
    for (const { refreshToken } of google.state.grants) expect(written).not.toContain(refreshToken)
    expect(written).not.toContain(back.searchParams.get('code'))
  })
})
