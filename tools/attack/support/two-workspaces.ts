/** Starts a dashboard with a workspace that has one object of each kind, and people who must not reach all of it. */

import { DatabaseSync } from 'node:sqlite'

import { type Browser, invite, openBrowser } from '../../../test/extensions/dashboard/browser.ts'
import { type OidcProvider, startOidcProvider } from '../../../test/support/oidc-provider.ts'
import type { Target } from '../attack-area.ts'
import { type Dashboard, openDashboard } from './dashboard.ts'
import { createToken, runCommand } from './presend-process.ts'
import { openSnapshots, type Snapshots } from './workspace-snapshot.ts'

/** A part of every name in the workspace `team`. A page for anyone else must not contain it. */
export const canary = 'canary-of-team'

/** The password of every user who joins by an invitation. */
export const memberPassword = 'a long password'

/** People by what they may do: roles in the workspace `team`, or the owner of the workspace `mallory`. */
export type Person = 'viewer' | 'member' | 'owner' | 'mallory'

export interface TwoWorkspaces extends Dashboard {
  readonly provider: OidcProvider
  /** Logged-in browsers. None of these people is an admin; `owner` of the dashboard is. */
  readonly people: Readonly<Record<Person, Browser>>
  /** API tokens: of `team`, of `team` with read access only, and of `mallory`. */
  readonly tokens: { readonly team: string; readonly readOnly: string; readonly mallory: string }
  /** Ids in the workspaces, by the pattern of the path up to the parameter, such as `/tests/:id/links`. */
  readonly ids: Readonly<Record<'team' | 'mallory', ReadonlyMap<string, string>>>
  readonly database: DatabaseSync
  readonly snapshots: Snapshots
}

/** Starts the service, an identity provider for it, and creates all users and objects. */
export async function openTwoWorkspaces(target: Target): Promise<TwoWorkspaces> {
  await using stack = new AsyncDisposableStack()
  let origin = ''
  const provider = stack.use(await startOidcProvider(() => `${origin}/oidc/callback`))
  const yaml = `oidc: {issuer: "${provider.issuer}", client-id: ${provider.clientId}}\n`
  const env = { PRESEND_OIDC_CLIENT_SECRET: provider.clientSecret }
  const dashboard = stack.use(await openDashboard(target, { yaml, env }))
  origin = dashboard.origin
  const { owner, service } = dashboard
  const team = await createToken(target, service, 'team')
  const mallory = await createToken(target, service, 'mallory')
  const people = {
    viewer: await join(owner, origin, 'viewer'),
    member: await join(owner, origin, 'member'),
    owner: await join(owner, origin, 'owner'),
    mallory: await joinMallory(target, dashboard),
  }
  const readOnly = await createReadToken(owner)
  await addObjects(owner, { origin, token: team, name: canary })
  await addObjects(people.mallory, { origin, token: mallory, name: 'own' })
  const database = new DatabaseSync(service.storage.replace('sqlite:', ''))
  stack.defer(() => database.close())
  for (const workspace of ['team', 'mallory']) addDelivery(database, workspace)
  const owned = stack.move()
  return {
    ...dashboard,
    provider,
    people,
    tokens: { team, readOnly, mallory },
    ids: {
      team: readIds(database, 'team', 'owner@team.example'),
      mallory: readIds(database, 'mallory', 'mallory@evil.example'),
    },
    database,
    snapshots: openSnapshots(database, 'team'),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

async function join(owner: Browser, origin: string, role: 'viewer' | 'member' | 'owner'): Promise<Browser> {
  const { link, code } = await invite(owner, `${role}-only@team.example`, role)
  return await accept(origin, link, { name: `${role} ${canary}`, code })
}

async function accept(
  origin: string,
  link: string,
  fields: { readonly name: string; readonly code: string },
): Promise<Browser> {
  const browser = openBrowser(origin)
  await browser.open(link)
  const page = await browser.submit(link, { ...fields, password: memberPassword })
  if (page.status !== 200) throw new Error(`the invitation for ${fields.name} led to status ${page.status}`)
  return browser
}

/** Creates the owner of the workspace `mallory`, who is no member of the workspace `team`. */
async function joinMallory(target: Target, { service, origin }: Dashboard): Promise<Browser> {
  const args = [
    'workspace',
    'invite',
    'mallory',
    'mallory@evil.example',
    '--role',
    'owner',
    '--storage',
    service.storage,
  ]
  const { stdout, stderr } = await runCommand(target, args, service)
  const code = /one-time code ([A-Z2-9]{4}-[A-Z2-9]{4})/u.exec(stderr)?.[1] ?? ''
  return await accept(origin, `/invitations/${stdout.trim()}`, { name: 'Mallory', code })
}

async function createReadToken(owner: Browser): Promise<string> {
  await owner.open('/settings/tokens/new')
  const { html } = await owner.submit('/settings/tokens', { name: canary, scope: 'read', lifetime: '90' })
  return /class="secret"><code>([^<]+)</u.exec(html)?.[1] ?? ''
}

interface Objects {
  readonly origin: string
  readonly token: string
  /** A part of the name of each object. */
  readonly name: string
}

/** Creates one object of each kind in the workspace of the browser. */
async function addObjects(browser: Browser, { origin, token, name }: Objects): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const bodies = {
    external_tests: { external_test: { name, source: name } },
    'postmaster_accounts/import': {
      email: `${name}@team.example`,
      domains: { [`${name}.example`]: { spam_rate_data: [{ date: '2026-01-01', value: 0.001 }] } },
    },
  }
  for (const [path, body] of Object.entries(bodies)) {
    const response = await fetch(`${origin}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`POST ${path} responded with ${response.status}: ${await response.text()}`)
  }
  await browser.open('/webhooks')
  await browser.submit('/webhooks', { url: `https://hooks.example.com/${name}` })
  await browser.submit('/settings/tokens', { name, scope: 'write', lifetime: '90' })
  await browser.submit('/settings/alerts', { metric: '', source: name, receivers: 'webhooks' })
  await browser.submit('/settings/invitations', { email: `${name}@guest.example`, role: 'viewer' })
  const { html } = await browser.open('/tests')
  const test = /\/tests\/\d+/u.exec(html)?.[0] ?? ''
  await browser.open(test)
  await browser.submit(`${test}/links`, { lifetime: '30' })
}

/** Adds a webhook delivery that has ended. No event occurs during the attack that would create one. */
function addDelivery(database: DatabaseSync, workspace: string): void {
  database
    .prepare(`insert into webhook_deliveries (delivery_id, webhook_id, idempotency_key, body, state, attempt_count,
      created_at_ms, ended_at_ms) select ?, id, ?, '{}', 'failed', 1, 1, 1 from webhooks where workspace_id = ?`)
    .run(`delivery-${workspace}`, `key-${workspace}`, workspace)
}

/** Reads the newest object of each kind. */
function readIds(database: DatabaseSync, workspace: string, email: string): ReadonlyMap<string, string> {
  const ofWorkspace = (table: string): string => {
    const row = database
      .prepare(`select id from ${table} where workspace_id = ? order by rowid desc limit 1`)
      .get(workspace)
    if (row === undefined) throw new Error(`workspace ${workspace} has no row in ${table}`)
    return String(row['id'])
  }
  const userId = String(database.prepare('select id from users where email = ?').get(email)?.['id'])
  const session = database.prepare('select id from sessions where user_id = ?').get(userId)
  return new Map([
    ['/tests', ofWorkspace('tests')],
    ['/tests/:id/links', ofWorkspace('report_links')],
    ['/webhooks', ofWorkspace('webhooks')],
    ['/webhooks/:id/deliveries', `delivery-${workspace}`],
    ['/settings/tokens', ofWorkspace('api_tokens')],
    ['/settings/alerts', ofWorkspace('alert_rules')],
    ['/settings/invitations', ofWorkspace('invitations')],
    ['/settings/members', userId],
    ['/account/sessions', String(session?.['id'])],
    ['/postmaster', ofWorkspace('postmaster_accounts')],
  ])
}
