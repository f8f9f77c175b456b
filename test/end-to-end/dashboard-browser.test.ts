/**
 * A team's first hour with the dashboard in Debian's Chromium, using `presend serve` in a separate process: from the
 * setup code in the log to a token, a test, its report, a shared link, a webhook and a second user. Each step continues
 * where the previous one ended. Afterwards, every page of the dashboard is checked for accessibility.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dayOf, plusDays } from '../../src/foundation/contract/day.ts'
import { firstUser } from '../extensions/dashboard/browser.ts'
import { email as googleEmail, googleYaml } from '../extensions/postmaster/dashboard/connected-dashboard.ts'
import { sendMail } from '../service/receiving/smtp-client.ts'
import { findPageFaults, startChromium } from '../support/chromium.ts'
import { dnsName, dnsText, type ServerAnswer, startDnsServer } from '../support/dns-server.ts'
import { eventually } from '../support/eventually.ts'
import { allPages as pages } from '../support/extensions.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'
import { type ServedProcess, startServe } from '../support/serve.ts'
import { inTurn, respond, startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

/** The sender's domain exists and allows this machine to send. */
const records: Readonly<Record<string, ServerAnswer>> = {
  'A shop.example': { status: 'found', data: [Uint8Array.of(127, 0, 0, 1)] },
  'MX shop.example': { status: 'found', data: [Buffer.concat([Uint8Array.of(0, 10), dnsName('shop.example')])] },
  'TXT shop.example': { status: 'found', data: [dnsText('v=spf1 ip4:127.0.0.1 -all')] },
}

const stack = new AsyncDisposableStack()
/** What a client reports when no copy has reached the inbox. */
const missed = {
  rate: 'inbox',
  scope: 'overall',
  percent: 0,
  hit_count: 0,
  out_of_count: 9,
  threshold: 85,
  bound: 'at-least',
  open_count: 0,
  highest_percent: 0,
  status: 'missed',
} as const
const second = { email: 'second@team.example', name: 'Second', password: 'battery horse correct' } as const

let service: ServedProcess
let receiver: WebhookReceiver
/** A server that must never receive a request. */
let trap: WebhookReceiver
let google: GoogleStandIn
let chromium: Browser
/** The first user's window, and the windows of a visitor and a second user. */
let owner: Page
let visitor: Page
let member: Page
/** Values that one step obtains and later steps need. */
const known = { token: '', trackingId: '', testPath: '', linkPath: '', invitationPath: '', webhookPath: '' }

beforeAll(async () => {
  google = stack.use(await startGoogleStandIn())
  google.state.nowMs = Date.now()
  const days = new Map([
    [plusDays(dayOf(Date.now()), -1), { spamRate: 0.002, spf: 1, dkim: 1, dmarc: 0.98 }],
    [plusDays(dayOf(Date.now()), -2), { spamRate: 0.001, spf: 1, dkim: 1, dmarc: 1 }],
  ])
  google.setDomains(googleEmail, [{ name: 'shop.example', days }])
  receiver = stack.use(await startReceiver({ answer: inTurn(respond(410, {}, 'No longer here'), respond(200)) }))
  trap = stack.use(await startReceiver())
  const folder = await mkdtemp(join(tmpdir(), 'presend-browser-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  const dns = stack.use(
    await startDnsServer(
      (question) => records[question] ?? { status: question.endsWith(' shop.example') ? 'nodata' : 'nxdomain' },
    ),
  )
  const yaml = `${googleYaml(google)}
webhooks: {allow-private: true}
keep-messages: whole
dns: {servers: ["${dns.address}"]}
`
  await writeFile(join(folder, 'presend-service.yml'), yaml)
  const env = { PRESEND_ENCRYPTION_KEY: '5f'.repeat(32), PRESEND_GOOGLE_CLIENT_SECRET: google.state.clientSecret }
  const flags = ['--storage', `sqlite:${join(folder, 'presend.db')}`]
  service = stack.use(await startServe({ flags, workingDirectory: folder, env }))
  chromium = stack.use(await startChromium())
  owner = await openWindow()
  visitor = await openWindow({ bypassCSP: true })
})

afterAll(async () => await stack.disposeAsync())

/** Opens a browser window with separate cookies. */
async function openWindow(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await chromium.newContext({ baseURL: service.baseUrl, ...options })
  context.setDefaultTimeout(15_000)
  return await context.newPage()
}

/** Opens another window of the same visitor, with other options. */
async function sameVisitor(page: Page, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  return await openWindow({ ...options, storageState: await page.context().storageState() })
}

async function headlineOf(page: Page): Promise<string> {
  return await page.locator('h1').innerText()
}

/** Clicks and waits for the next page. */
async function press(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.waitForLoadState()
}

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await page.waitForLoadState()
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function askApi(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${known.token}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${service.apiUrl}${path}`, { ...init, headers })
  return Object(await response.json())
}

async function send(addresses: readonly string[]): Promise<void> {
  for (const to of addresses) {
    expect(await sendMail(service.smtpPort, { to, lines: hostileMail(to) })).toMatch(/^(?:250|5\d\d) /u)
  }
}

/** A message whose HTML part tries to load, run and send content in every way that a page might allow. */
function hostileMail(to: string): readonly string[] {
  const { url } = trap
  return [
    'From: Shop <news@shop.example>',
    `To: ${to}`,
    'Subject: Your order',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${to.replace('@', '.')}@shop.example>`,
    `X-Presend-Test: ${known.trackingId}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><head><meta http-equiv="refresh" content="0; url=${url}"><link rel="stylesheet" href="${url}">`,
    `<style>@import "${url}"; p { background: url(${url}) }</style><script>fetch('${url}')</script></head>`,
    `<body><p>Thank you for your order.</p><img src="${url}"><img src="x" onerror="fetch('${url}')">`,
    `<svg onload="fetch('${url}')"></svg><iframe src="${url}"></iframe><object data="${url}"></object>`,
    `<form action="${url}"><input autofocus onfocus="this.form.submit()"></form></body></html>`,
  ]
}

describe('from an empty service to a shared report', () => {
  it('the code in the log creates the first user', async () => {
    const line = await eventually(
      async () => await Promise.resolve(service.lines.find(({ msg }) => msg === 'setup code created')),
      (found) => found !== undefined,
    )
    await visitor.goto('/')
    expect(new URL(visitor.url()).pathname).toBe('/setup')
    expect(await findPageFaults(visitor)).toEqual([])

    await owner.goto('/')
    const { email, name, password, workspace } = firstUser
    await fill(owner, { 'Setup code': 'wrong', Email: email, Name: name, Password: password, Workspace: workspace })
    await press(owner, 'Create user')
    expect(await owner.getByText('This code is wrong or has expired.').isVisible()).toBe(true)
    await fill(owner, { 'Setup code': String(line?.['code']), Password: password })
    await press(owner, 'Create user')
    expect(await owner.getByRole('status').innerText()).toBe(`Welcome, ${name}.`)
    expect(await headlineOf(owner)).toBe('Tests')
  })

  it('the first user logs out and in again', async () => {
    await press(owner, 'Log out')
    await fill(owner, { Email: firstUser.email, Password: 'wrong password' })
    await press(owner, 'Log in')
    expect(await owner.getByRole('alert').innerText()).toBe('Wrong email or password.')
    await fill(owner, { Email: firstUser.email, Password: firstUser.password })
    await press(owner, 'Log in')
    expect(await headlineOf(owner)).toBe('Tests')
  })

  it('Settings → API Tokens → Generate New Token shows a token once', async () => {
    await follow(owner, 'Settings')
    await follow(owner, 'API Tokens')
    await follow(owner, 'Generate New Token')
    await fill(owner, { Name: 'ci' })
    await press(owner, 'Generate Token')
    known.token = await owner.locator('.secret').innerText()
    expect(known.token).toMatch(/^psd_/u)
    await follow(owner, 'API Tokens')
    expect(await owner.getByRole('row', { name: 'ci' }).count()).toBe(1)
    expect(await owner.content()).not.toContain(known.token)
  })

  it('a webhook is added', async () => {
    await follow(owner, 'Webhooks')
    await fill(owner, { URL: receiver.url })
    await press(owner, 'Add webhook')
    expect(await owner.locator('.secret').innerText()).not.toBe('')
    await follow(owner, 'Back to the webhook')
    known.webhookPath = new URL(owner.url()).pathname
  })

  it('the report of a test updates itself while mail arrives', async () => {
    const created = await askApi('/spam_tests', {
      method: 'POST',
      body: '{"spam_test": {"name": "Order confirmation"}}',
    })
    known.trackingId = String(Object(created['test'])['tracking_id'])
    const addresses = Object.values(Object(Object(created['instructions'])['send_to']))
      .flat()
      .map(String)
    await follow(owner, 'Tests')
    await follow(owner, 'Order confirmation')
    known.testPath = new URL(owner.url()).pathname
    expect(await headlineOf(owner)).toMatch(/^Waiting for mail: 0 of \d+ copies received so far\.$/u)

    const silent = await sameVisitor(owner, { javaScriptEnabled: false })
    await silent.goto(known.testPath)
    expect(await headlineOf(silent)).toMatch(/^Waiting for mail/u)
    let loads = 0
    owner.on('domcontentloaded', () => {
      loads += 1
    })
    const [first = '', ...others] = addresses
    await send([first])
    await owner.getByRole('heading', { name: /^So far: / }).waitFor()
    await send(others)
    const report = {
      outcome: 'fail',
      reason: 'inbox rate 0% is below 85%',
      thresholds: [missed],
      template: 'order.html',
    }
    await askApi(`/spam_tests/${known.trackingId}/outcome`, { method: 'PUT', body: JSON.stringify(report) })
    await owner.getByRole('heading', { name: 'Failed: inbox rate 0% is below 85%' }).waitFor()
    expect(loads).toBe(0)
    // Without scripts, the browser itself reloads the page every 10 seconds.
    await silent.getByRole('heading', { name: 'Failed: inbox rate 0% is below 85%' }).waitFor()
    await silent.context().close()
  })

  it('the preview of a hostile message runs, loads and sends nothing', async () => {
    const path = `${known.testPath}/preview`
    expect(await owner.locator('iframe').getAttribute('src')).toBe(path)
    // Frames are loaded when they are scrolled into view, which takes long on a busy machine, so open the frame as a
    // page.
    const preview = await owner.goto(path)
    expect(await preview?.text()).toContain('Thank you for your order.')
    await owner.waitForLoadState('networkidle')
    expect(trap.events).toEqual([])
    expect(new URL(owner.url()).pathname).toBe(path)
    await owner.goto(known.testPath)
  })

  it('a shared link opens the report without a login until it is revoked', async () => {
    await follow(owner, 'Links to this report')
    await press(owner, 'Create link')
    const url = await owner.locator('.secret').innerText()
    known.linkPath = new URL(url).pathname
    const reader = await openWindow({ javaScriptEnabled: false })
    expect((await reader.goto(url))?.status()).toBe(200)
    expect(await headlineOf(reader)).toBe('Failed: inbox rate 0% is below 85%')
    expect(await reader.getByRole('link', { name: 'All tests' }).count()).toBe(0)
    await visitor.goto(url)
    expect(await findPageFaults(visitor)).toEqual([])

    await follow(owner, 'Back to the links')
    await press(owner, /^Revoke/u)
    expect((await reader.reload())?.status()).toBe(404)
    await visitor.goto(url)
    expect(await findPageFaults(visitor)).toEqual([])
    await reader.context().close()
  })

  it('a failed delivery can be repeated', async () => {
    await receiver.received(1)
    await owner.goto(known.webhookPath)
    const failed = owner.getByRole('row', { name: 'Failed (410)' })
    await reloadUntil(owner, async () => (await failed.count()) === 1)
    const sent = receiver.events.length
    await failed.getByRole('button', { name: /^Deliver again/u }).click()
    expect(await owner.getByRole('status').innerText()).toBe('The event is being delivered again.')
    await receiver.received(sent + 1)
    await reloadUntil(owner, async () => (await owner.getByRole('row', { name: /Repeats.*Delivered/u }).count()) === 1)
  })

  it('a second user accepts an invitation and cannot manage members', async () => {
    await owner.goto('/settings/members')
    await fill(owner, { Email: second.email })
    await press(owner, 'Create invitation')
    const { url, code } = await shownInvitation()
    member = await openWindow()
    await member.goto(url)
    await fill(member, { Name: second.name, Password: second.password, 'One-time code': code })
    await press(member, 'Accept and create account')
    expect(await member.getByRole('status').innerText()).toBe(`You are now a member of ${firstUser.workspace}.`)
    await member.goto(known.testPath)
    expect(await headlineOf(member)).toMatch(/^Failed/u)
    expect((await member.goto('/settings/audit'))?.status()).toBe(403)

    await owner.goto('/settings/members')
    await fill(owner, { Email: 'third@team.example' })
    await press(owner, 'Create invitation')
    known.invitationPath = new URL((await shownInvitation()).url).pathname
  })

  it('a postmaster account is connected', async () => {
    await follow(owner, 'Postmaster')
    await follow(owner, 'Connect a Google account')
    expect(await owner.getByRole('status').innerText()).toContain(`Connected ${googleEmail}`)
    await reloadUntil(owner, async () => (await owner.locator('svg.chart').count()) > 0)
  })
})

async function shownInvitation(): Promise<{ readonly url: string; readonly code: string }> {
  const [path = '', code = ''] = await owner.locator('.secret').allInnerTexts()
  return { url: new URL(path, service.baseUrl).href, code }
}

async function reloadUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const read = async (): Promise<boolean> => {
    await page.reload()
    return await isDone()
  }
  expect(await eventually(read, (done) => done)).toBe(true)
}

/** Paths of pages with parameters. */
const samples: Readonly<Record<string, () => Promise<string> | string>> = {
  '/invitations/:code': () => known.invitationPath,
  '/tests/:id': () => known.testPath,
  '/tests/:id/delete': () => `${known.testPath}/delete`,
  '/tests/:id/links': () => `${known.testPath}/links`,
  '/tests/:id/seeds': () => `${known.testPath}/seeds`,
  '/webhooks/:id': () => known.webhookPath,
  '/trends/series': async () => await firstLink('/trends', 'table a'),
  '/seeds/:address': async () => await firstLink('/seeds', 'table a'),
  '/postmaster/:id': async () => await firstLink('/postmaster', 'table a'),
}

/** Links that do not lead to a page of the dashboard: a file, a redirect to another site, or the tested message. */
const noPages: ReadonlySet<string> = new Set([
  '/assets/:name',
  '/settings/export',
  '/postmaster/connect',
  '/tests/:id/preview',
])

const shownPaths = pages.flatMap(({ method, path }) => (method === 'GET' && !noPages.has(path) ? [path] : []))

async function firstLink(path: string, selector: string): Promise<string> {
  await owner.goto(path)
  return (await owner.locator(selector).first().getAttribute('href')) ?? ''
}

describe('every page', () => {
  let loggedIn: Page
  let silent: Page

  beforeAll(async () => {
    loggedIn = await sameVisitor(owner, { bypassCSP: true })
    silent = await sameVisitor(owner, { javaScriptEnabled: false })
  })

  it.each(shownPaths)('%s is accessible, and readable without JavaScript', async (pattern) => {
    const path = (await samples[pattern]?.()) ?? pattern
    expect(path, 'add the path of an example to `samples`').not.toContain(':')
    const page = pattern.startsWith('/invitations') || pattern === '/login' ? visitor : loggedIn
    await page.goto(path)
    expect(await findPageFaults(page)).toEqual([])
    if (page === visitor) return
    await silent.goto(path)
    expect(await headlineOf(silent)).toBe(await headlineOf(page))
  })
})

it('after logout, no page opens, not even with the Back button', async () => {
  await owner.goto(known.testPath)
  await owner.goto('/account')
  await press(owner, 'Log out')
  expect(await owner.getByRole('status').innerText()).toBe('You have logged out.')
  await owner.goBack()
  expect(await headlineOf(owner)).toBe('Log in')
  await owner.goto(known.testPath)
  expect(await headlineOf(owner)).toBe('Log in')
  await owner.goto(known.webhookPath)
  await fill(owner, { Email: firstUser.email, Password: firstUser.password })
  await press(owner, 'Log in')
  expect(new URL(owner.url()).pathname).toBe(known.webhookPath)
})
