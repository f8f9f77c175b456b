/** Asks for everything in a workspace as the owner of another workspace, and as members whose role allows less. */

import type { DashboardPage } from '../../../src/extensions/dashboard/page-request.ts'
import { allOperations } from '../../../src/foundation/contract/operations/all-operations.ts'
import { type Browser, openBrowser, type Page } from '../../../test/extensions/dashboard/browser.ts'
import { allPages as pages } from '../../../test/support/extensions.ts'
import { type HostileInput, quickEvery } from '../attack-area.ts'
import { canary, type Person, type TwoWorkspaces } from '../support/two-workspaces.ts'
import { changedTables } from '../support/workspace-snapshot.ts'

/** Returns the inputs for every page of the dashboard and every operation of the API. */
export function reachInputs(context: TwoWorkspaces): readonly HostileInput[] {
  return [
    ...foreignInputs(context),
    ...roleInputs(context),
    ...csrfInputs(context),
    ...frameInputs(context),
    ...apiInputs(context),
  ]
}

/** Fields that the forms of all pages accept together, and fields that name another workspace. */
const fields: Readonly<Record<string, string>> = {
  name: 'taken',
  email: 'mallory@evil.example',
  role: 'viewer',
  scope: 'write',
  lifetime: '30',
  overlap: '0',
  url: 'https://hooks.example.com/taken',
  metric: '',
  source: 'taken',
  receivers: 'webhooks',
  retention: '1',
  reports: 'members',
  confirm: 'team',
  workspace: 'team',
  workspaceId: 'team',
  workspace_id: 'team',
}

/** Pages that only end or replace the visitor's own session, or that create the first user. */
const ownPaths = new Set(['/logout', '/login', '/setup', '/account/password', '/account/sessions/end-others'])

/** Seeds belong to the service, and only admins may change them. */
function isOfWorkspace({ path, role }: DashboardPage): boolean {
  return !ownPaths.has(path) && !path.startsWith('/seeds/') && role !== 'anyone' && role !== 'admin'
}

/** Every page with the ids of another workspace, alone and below an object that belongs to the attacker. */
function foreignInputs(context: TwoWorkspaces): readonly HostileInput[] {
  return pages.filter(isOfWorkspace).flatMap((page) => {
    const count = page.path.split('/:').length - 1
    const targets = new Map([['', fillIn(page.path, context, () => 'team')]])
    if (count > 1) {
      targets.set(
        ' below an own object',
        fillIn(page.path, context, (index) => (index === 0 ? 'mallory' : 'team')),
      )
    }
    return [...targets].map(([how, target]) => ({
      name: `${page.method} ${page.path} of another workspace${how}`,
      isQuick: true,
      attempt: async () =>
        await withoutEffect(context, async () => {
          const shown = await ask(context.people.mallory, page, target)
          if (shown.html.includes(canary)) return 'the response contains data of another workspace'
          const mayBeFound = count === 0 || page.role === 'user'
          return mayBeFound || shown.status === 404 ? null : `expected 404, got ${shown.status}`
        }),
    }))
  })
}

const lower: Readonly<Record<string, readonly Person[]>> = {
  viewer: ['mallory'],
  member: ['viewer'],
  owner: ['viewer', 'member'],
  admin: ['viewer', 'member', 'owner', 'mallory'],
}

/** Every page that a role does not allow, and every page without a login. */
function roleInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const forRoles = pages.flatMap((page) =>
    (lower[page.role] ?? [])
      .filter((person) => page.role !== 'viewer' || person !== 'mallory')
      .map((person) => ({ page, person, expected: (shown: Page) => shown.status === 403 })),
  )
  const forStrangers = pages
    .filter(({ role }) => role !== 'anyone')
    .map((page) => ({ page, person: null, expected: (shown: Page) => /^\/login(?:\?|$)/u.test(shown.path) }))
  return [...forRoles, ...forStrangers].map(({ page, person, expected }, index) => ({
    name: `${page.method} ${page.path} as ${person === null ? 'a visitor without a login' : person}`,
    isQuick: quickEvery(3, index),
    attempt: async () =>
      await withoutEffect(context, async () => {
        const browser = person === null ? openBrowser(context.origin) : context.people[person]
        if (person === null) await browser.open('/login')
        const shown = await ask(
          browser,
          page,
          fillIn(page.path, context, () => 'team'),
        )
        if (person === null && shown.html.includes(canary)) return 'the response contains data of a workspace'
        return expected(shown) ? null : `expected a rejection, got ${shown.status} at ${shown.path}`
      }),
  }))
}

/** Every form, sent with the cookies of an owner: from another site, and without its token. */
function csrfInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const { origin, owner } = context
  const ways = {
    'from another site': { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } },
    'without a form token': { headers: { Origin: origin }, token: null },
  } as const
  const posts = pages.filter(({ method }) => method === 'POST')
  return posts.flatMap(({ path }, row) =>
    Object.entries(ways).map(([way, changes], column) => ({
      name: `forged form: POST ${path} ${way}`,
      isQuick: quickEvery(3, row + column),
      attempt: async () =>
        await withoutEffect(context, async () => {
          const { status } = await owner.submit(
            fillIn(path, context, () => 'team'),
            fields,
            changes,
          )
          return status === 403 ? null : `expected 403, got ${status}`
        }),
    })),
  )
}

/** Every page in a frame of another site. An export is a download, which no browser shows in a frame. */
function frameInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const views = pages.filter(
    ({ method, path }) => method === 'GET' && path !== '/assets/:name' && path !== '/settings/export',
  )
  return views.map(({ path }, index) => ({
    name: `GET ${path} in a frame of another site`,
    isQuick: quickEvery(3, index),
    attempt: async () => {
      const { status, headers } = await context.owner.open(fillIn(path, context, () => 'team'))
      // The redirect to the identity provider shows no page.
      if (status === 303) return null
      const policy = headers.get('Content-Security-Policy') ?? ''
      return /frame-ancestors '(?:none|self)'/u.test(policy) ? null : `the policy allows frames: "${policy}"`
    },
  }))
}

/** Every operation of the API with the token of another workspace, and writes with a token that may only read. */
function apiInputs(context: TwoWorkspaces): readonly HostileInput[] {
  const { origin, tokens, ids } = context
  return allOperations
    .filter(({ access }) => access === 'token')
    .flatMap((operation) => {
      const { method, path, body } = operation
      const id = ids.team.get(path.startsWith('/postmaster') ? '/postmaster' : '/tests') ?? ''
      const send = async (token: string): Promise<{ readonly status: number; readonly text: string }> => {
        const response = await fetch(`${origin}/api/v1${path.replace(':id', id)}`, {
          method,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          ...(body === null ? {} : { body: JSON.stringify(body.example) }),
        })
        return { status: response.status, text: await response.text() }
      }
      const foreign = {
        name: `API: ${method} ${path} with the token of another workspace`,
        isQuick: true,
        attempt: async () =>
          await withoutEffect(context, async () => {
            const { status, text } = await send(tokens.mallory)
            if (text.includes(canary)) return 'the response contains data of another workspace'
            return path.includes(':id') && status < 400 ? `expected an error, got ${status}` : null
          }),
      }
      const readOnly = {
        name: `API: ${method} ${path} with a token that may only read`,
        isQuick: true,
        attempt: async () =>
          await withoutEffect(context, async () => {
            const { status } = await send(tokens.readOnly)
            return status === 403 ? null : `expected 403, got ${status}`
          }),
      }
      return method === 'GET' ? [foreign] : [foreign, readOnly]
    })
}

async function ask(browser: Browser, { method }: DashboardPage, target: string): Promise<Page> {
  return method === 'GET' ? await browser.open(target) : await browser.submit(target, fields)
}

/** Fills in the parameters of a path. @param ownerOf returns the workspace of the object at an index */
function fillIn(path: string, { ids }: TwoWorkspaces, ownerOf: (index: number) => 'team' | 'mallory'): string {
  let index = 0
  return path.replaceAll(/\/:\w+/gu, (part, offset: number) => {
    const [workspace, start] = [ownerOf(index), path.slice(0, offset)]
    index += 1
    // The pages below have no object in a workspace. A new page with a parameter needs an id in readIds().
    if (['/assets', '/invitations', '/seeds'].includes(start)) return '/1'
    const id = ids[workspace].get(start)
    if (id === undefined) throw new Error(`no id for ${start}${part}; add one to readIds() in two-workspaces.ts`)
    return `/${encodeURIComponent(id)}`
  })
}

/** Runs an attack. @returns its result, or which tables of the workspace `team` it changed */
async function withoutEffect(
  { snapshots }: TwoWorkspaces,
  attack: () => Promise<string | null>,
): Promise<string | null> {
  const before = snapshots.take()
  const result = await attack()
  const changed = changedTables(before, snapshots.take())
  return changed.length > 0 ? `rows of another workspace or of a higher role changed in ${changed.join(', ')}` : result
}

/** Checks that an owner can see each object, because otherwise every attack on it would seem to fail. */
export async function checkReach(context: TwoWorkspaces): Promise<void> {
  for (const page of pages) {
    if (page.method !== 'GET' || !page.path.includes('/:') || !isOfWorkspace(page)) continue
    const { status } = await context.owner.open(fillIn(page.path, context, () => 'team'))
    // The test has no message, so the preview does not exist.
    if (status !== 200 && !page.path.endsWith('/preview')) {
      throw new Error(`GET ${page.path} responded to the owner with ${status}`)
    }
  }
}
