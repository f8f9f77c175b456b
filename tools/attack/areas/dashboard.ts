/** Attacks the dashboard: forged forms and sessions, invitations, markup in stored text, and other workspaces' data. */

import { type Browser, openBrowser, type Page } from '../../../test/extensions/dashboard/browser.ts'
import { type AttackArea, type AttackOptions, type HostileInput, type OpenArea, quickEvery } from '../attack-area.ts'
import { type Dashboard, openDashboard } from '../support/dashboard.ts'
import { createToken } from '../support/presend-process.ts'
import { openTwoWorkspaces } from '../support/two-workspaces.ts'
import { identityInputs } from './dashboard-identity.ts'
import { checkReach, reachInputs } from './dashboard-reach.ts'

export const dashboardArea: AttackArea = {
  name: 'dashboard',
  title:
    'forged and replayed sessions, logins and form tokens; guessed invitations; markup in every stored text; every page, form and API operation with the ids of another workspace, with too low a role, without a login, from another site, and in a frame; forged ID tokens, redirects and return paths of single sign-on; invitations that are taken by someone else or used again',
  open,
}

interface Context extends Dashboard {
  /** A token of the workspace `team`, and one of the workspace `other`. */
  readonly token: string
  readonly otherToken: string
}

async function open({ target }: AttackOptions): Promise<OpenArea> {
  await using stack = new AsyncDisposableStack()
  const dashboard = stack.use(await openDashboard(target))
  const token = await createToken(target, dashboard.service, 'team')
  const otherToken = await createToken(target, dashboard.service, 'other')
  const context = { ...dashboard, token, otherToken }
  const both = stack.use(await openTwoWorkspaces(target))
  await checkReach(both)
  const owned = stack.move()
  return {
    inputs: [
      ...formInputs(context),
      ...sessionInputs(context),
      ...textInputs(context),
      ...foreignInputs(context),
      ...reachInputs(both),
      ...identityInputs(both),
    ],
    concurrency: 1,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** Forms that change something, with fields that would be accepted. */
const posts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/tests': { name: 'forged' },
  '/webhooks': { url: 'https://hooks.example.com/x' },
  '/settings': { name: 'forged' },
  '/settings/tokens': { name: 'forged', scope: 'write' },
  '/settings/invitations': { email: 'mallory@evil.example', role: 'owner' },
  '/settings/alerts': { name: 'forged' },
  '/settings/delete': { name: 'team' },
  '/account/password': { current: 'correct horse battery', password: 'a forged password' },
  '/account/sessions/end-others': {},
  '/workspace': { workspace: 'other' },
  '/logout': {},
}

/** Every form must be rejected unless it comes from this site and has the token of this session. */
function formInputs(context: Context): readonly HostileInput[] {
  const { origin, owner } = context
  const stranger = openBrowser(origin)
  const ways: Readonly<Record<string, (path: string, fields: Readonly<Record<string, string>>) => Promise<Page>>> = {
    'from another site': async (path, fields) =>
      await owner.submit(path, fields, { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }),
    'from a sandboxed frame': async (path, fields) => await owner.submit(path, fields, { headers: { Origin: 'null' } }),
    'from a subdomain': async (path, fields) =>
      await owner.submit(path, fields, { headers: { Origin: origin.replace('http://', 'http://evil.') } }),
    'without a form token': async (path, fields) =>
      await owner.submit(path, fields, { headers: { Origin: origin }, token: null }),
    'with an empty form token': async (path, fields) =>
      await owner.submit(path, fields, { headers: { Origin: origin }, token: '' }),
    'with the form token of another session': async (path, fields) => {
      const { html } = await stranger.open('/login')
      const token = /name="form-token" value="([^"]+)"/u.exec(html)?.[1] ?? 'none'
      return await owner.submit(path, fields, { headers: { Origin: origin }, token })
    },
    'without a session': async (path, fields) => {
      await stranger.open('/login')
      return await stranger.submit(path, fields)
    },
  }
  return Object.entries(posts).flatMap(([path, fields], row) =>
    Object.entries(ways).map(([way, send], column) => ({
      name: `form: POST ${path} ${way}`,
      isQuick: quickEvery(11, row * 7 + column),
      attempt: async () => {
        await owner.open('/settings')
        const page = await send(path, fields)
        if (page.status !== 403 && page.path !== '/login') return `expected 403 or the login page, got ${page.status}`
        const { status, path: shown } = await owner.open('/account')
        return status === 200 && shown === '/account' ? null : 'the session of the user ended'
      },
    })),
  )
}

/** Session cookies that no login has created, and invitations that nobody has sent. */
function sessionInputs({ origin, owner }: Context): readonly HostileInput[] {
  const values = [
    '',
    'x',
    '0',
    'null',
    '__proto__',
    "' OR 1=1--",
    '../../session',
    '%00',
    'a'.repeat(43),
    'A'.repeat(8000),
  ]
  const cookies = values.map((value, index) => ({
    name: `session cookie ${JSON.stringify(value).slice(0, 40)}`,
    isQuick: index % 5 === 0,
    attempt: async () => {
      const browser = openBrowser(origin)
      for (const name of owner.cookies.keys()) browser.cookies.set(name, value)
      const page = await browser.open('/account')
      return page.path === '/account' && page.status === 200 ? 'a forged session was accepted' : null
    },
  }))
  const codes = [...values.slice(1, 9), 'A'.repeat(43)].map((code, index) => ({
    name: `invitation ${JSON.stringify(code)}`,
    isQuick: index === 0,
    attempt: async () => {
      const browser = openBrowser(origin)
      await browser.open('/login')
      const path = `/invitations/${encodeURIComponent(code)}`
      const page = await browser.submit(path, { name: 'M', password: 'a long password', code: 'AAAA-AAAA' })
      const { path: shown } = await browser.open('/account')
      return shown === '/account' || page.status >= 500 ? `a forged invitation led to status ${page.status}` : null
    },
  }))
  return [...cookies, ...codes, endedSession(origin)]
}

/** A session that the user has ended must not be accepted again. */
function endedSession(origin: string): HostileInput {
  return {
    name: 'a session after logging out',
    isQuick: true,
    attempt: async () => {
      const browser = openBrowser(origin)
      await browser.open('/login')
      await browser.submit('/login', { email: 'owner@team.example', password: 'correct horse battery' })
      const before = new Map(browser.cookies)
      await browser.open('/account')
      await browser.submit('/logout')
      for (const [name, value] of before) browser.cookies.set(name, value)
      return (await browser.open('/account')).path === '/account' ? 'the ended session was accepted' : null
    },
  }
}

const texts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover=alert(1) x='",
  '" onmouseover=alert(1) x="',
  '</title><svg/onload=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '<iframe src=javascript:alert(1)>',
  '<!--<script>alert(1)</script>',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202e<b onclick=alert(1)>\u2066',
  '<style>*{display:none}</style>',
  '<meta http-equiv=refresh content=0;url=https://evil.example>',
  '<form action=https://evil.example><input name=password>',
  '<base href=https://evil.example>',
]

/** Matches markup from `texts` that takes effect. Text within the quotes of an attribute has no effect. */
const activeMarkup =
  /<(?:script>alert|img src=x|svg\/onload|iframe|b onclick|style>\*|meta http-equiv=refresh|form action=https|base )|(?:href|src|action)="javascript:|<[a-z][^\s>]*(?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s+on[a-z]+=/iu

/** Stores the text in every field that accepts it, and searches all pages for active markup. */
function textInputs(context: Context): readonly HostileInput[] {
  return texts.map((text, index) => ({
    name: `text ${JSON.stringify(text)}`,
    isQuick: quickEvery(7, index),
    attempt: async () => {
      await store(context, text)
      return await crawl(context.owner)
    },
  }))
}

async function store({ origin, owner, token }: Context, text: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const tests = [
    ['spam_tests', { spam_test: { name: text } }],
    ['external_tests', { external_test: { name: text, source: text.slice(0, 60) } }],
  ] as const
  for (const [path, body] of tests) {
    await (await fetch(`${origin}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).text()
  }
  const forms: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ['/tests/new', '/tests', { name: text, source: text.slice(0, 60) }],
    ['/settings/tokens/new', '/settings/tokens', { name: text, scope: 'read' }],
    ['/webhooks', '/webhooks', { url: `https://hooks.example.com/?${encodeURIComponent(text)}`, name: text }],
    ['/settings/alerts', '/settings/alerts', { name: text, recipients: text, source: text }],
    ['/settings', '/settings', { name: text }],
    ['/settings/members', '/settings/invitations', { email: text, role: 'viewer' }],
    ['/login', '/login', { email: text, password: text }],
  ]
  for (const [page, path, fields] of forms) {
    await owner.open(page)
    const shown = await owner.submit(path, fields)
    if (activeMarkup.test(shown.html)) throw new Error(`POST ${path} shows active markup`)
  }
  await owner.open('/tests/new')
  const mail = `From: "${text}" <a@b.example>\r\nSubject: ${text}\r\n\r\n${text}`
  const shown = await owner.upload('/tests', { name: '' }, new File([mail], `${text}.eml`))
  if (activeMarkup.test(shown.html)) throw new Error('the upload shows active markup')
}

const maxPages = 60

/** Opens all pages that are linked to each other. @returns `null`, or where markup is active */
async function crawl(browser: Browser): Promise<string | null> {
  const waiting = [
    '/tests',
    '/trends',
    '/webhooks',
    '/seeds',
    '/settings',
    '/settings/audit',
    '/settings/usage',
    '/account',
  ]
  const seen = new Set<string>(waiting)
  for (let path = waiting.shift(); path !== undefined && seen.size < maxPages; path = waiting.shift()) {
    const { html, status, headers } = await browser.open(path)
    if (status >= 500) return `${path} responded with ${status}`
    const found = activeMarkup.exec(html)
    if (found !== null) return `${path} contains active markup: ${found[0].slice(0, 80)}`
    const policy = headers.get('Content-Security-Policy') ?? ''
    if (!policy.includes("default-src 'none'")) return `${path} has no strict content security policy: "${policy}"`
    for (const [, link = ''] of html.matchAll(/href="(\/[^"#]*)"/gu)) {
      const next = link.replaceAll('&amp;', '&')
      if (seen.has(next) || next.includes('/assets/') || next === '/settings/export') continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return null
}

/** Pages and forms that name a test of the workspace `other`, of which the user is not a member. */
function foreignInputs({ origin, owner, otherToken }: Context): readonly HostileInput[] {
  const headers = { Authorization: `Bearer ${otherToken}`, 'Content-Type': 'application/json' }
  const secret = 'secret name of the other workspace'
  const createForeign = async (): Promise<string> => {
    const body = JSON.stringify({ external_test: { name: secret, source: 'other' } })
    const response = await fetch(`${origin}/api/v1/external_tests`, { method: 'POST', headers, body })
    return String(Object(Object.values(Object(await response.json())).find((one) => typeof one === 'object')).id)
  }
  const read = async (id: string): Promise<number> =>
    (await fetch(`${origin}/api/v1/external_tests/${id}`, { headers })).status
  const gets = ['', '/seeds', '/links', '/delete', '/preview'].map((rest, index) => ({
    name: `GET a test of another workspace${rest}`,
    isQuick: index === 0,
    attempt: async () => {
      const { status, html } = await owner.open(`/tests/${await createForeign()}${rest}`)
      return status === 404 && !html.includes(secret) ? null : `expected 404, got ${status}`
    },
  }))
  const forms = ['/delete', '/links'].map((rest, index) => ({
    name: `POST to a test of another workspace${rest}`,
    isQuick: index === 0,
    attempt: async () => {
      const id = await createForeign()
      await owner.open('/tests')
      const { status } = await owner.submit(`/tests/${id}${rest}`, { name: secret })
      if (status !== 404) return `expected 404, got ${status}`
      return (await read(id)) === 200 ? null : 'the test of another workspace is gone'
    },
  }))
  const select = {
    name: 'selecting a workspace of which the user is not a member',
    isQuick: true,
    attempt: async () => {
      await createForeign()
      await owner.open('/tests')
      await owner.submit('/workspace', { workspace: 'other' })
      return (await owner.open('/tests')).html.includes(secret) ? 'the tests of another workspace are shown' : null
    },
  }
  return [...gets, ...forms, select]
}
