/** The app without a port and with a fake clock. */

import type { RateLimits, ReportAccess } from '../../src/check/settings/service-file/service-settings.ts'
import { toTokenId, toWorkspaceId, type WorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../src/service/accounts/api-token.ts'
import { noTrustedProxies } from '../../src/service/http/client-address.ts'
import { defaultRateLimits } from '../../src/service/http/rate-limit.ts'
import { replyCache } from '../../src/service/long-poll/reply-cache.ts'
import { TestWatcher } from '../../src/service/long-poll/test-watcher.ts'
import { type DirectorySeed, localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import type { RenderTestMail } from '../../src/service/receiving/test-mail/open-mail-renderer.ts'
import { type ServiceApp, serviceApp } from '../../src/service/server/app.ts'
import type { AccountPlan } from '../../src/service/storage/account.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { addedRoutes } from '../support/extensions.ts'
import { type FakeClock, fakeClock } from '../support/fake-clock.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { openMemoryStore } from '../support/memory-store.ts'
import { undocumented } from './documented-replies.ts'
import { unlimited } from './storage/builders.ts'

/** A reply with its parsed JSON. */
export interface AppAnswer {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it in the next line
  readonly body: any
}

export interface InProcessApp extends AsyncDisposable {
  /** For pages and other replies that are not JSON. */
  readonly app: ServiceApp
  readonly store: Store
  readonly clock: FakeClock
  /** Authorization is `Bearer <token>`; default `pro`, none for `null`. */
  request(method: string, path: string, options?: RequestOptions): Promise<AppAnswer>
}

export interface RequestOptions {
  readonly token?: string | null
  readonly authorization?: string
  /** Text is sent unchanged, all other values as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The client's address. */
  readonly address?: string
}

/** Tokens `pro`, `enterprise`, `free` and `revoked` of workspace a, and `stranger` (pro) of workspace b. */
const tokens: readonly { text: string; plan: AccountPlan; workspaceId: WorkspaceId; revokedAtMs: number | null }[] = [
  { text: 'pro', plan: 'pro', workspaceId: toWorkspaceId('a'), revokedAtMs: null },
  { text: 'enterprise', plan: 'enterprise', workspaceId: toWorkspaceId('a'), revokedAtMs: null },
  { text: 'free', plan: 'free', workspaceId: toWorkspaceId('a'), revokedAtMs: null },
  { text: 'revoked', plan: 'pro', workspaceId: toWorkspaceId('a'), revokedAtMs: 1 },
  { text: 'stranger', plan: 'pro', workspaceId: toWorkspaceId('b'), revokedAtMs: null },
]

/** Opens the app with its five tokens. */
export async function inProcessApp(
  changes: {
    readonly seeds?: readonly DirectorySeed[]
    readonly store?: (store: Store) => Store
    readonly publicUrl?: string
    readonly rateLimits?: RateLimits
    readonly reportAccess?: ReportAccess
    readonly renderTestMail?: RenderTestMail
  } = {},
): Promise<InProcessApp> {
  const store = await openMemoryStore()
  const clock = fakeClock(Date.UTC(2026, 0, 1, 10, 30))
  for (const { text, plan, workspaceId, revokedAtMs } of tokens) {
    const token = {
      tokenId: toTokenId(text),
      tokenHash: hashToken(text),
      prefix: text,
      workspaceId,
      name: text,
      createdAtMs: 0,
    }
    await store.createToken({ ...token, accountPlan: plan, revokedAtMs, ...unlimited })
  }
  const app: ServiceApp = serviceApp({
    addedRoutes,
    store: changes.store?.(store) ?? store,
    directory: seedDirectory(changes.seeds ?? localSeeds),
    watcher: new TestWatcher({ store, clock }),
    replies: replyCache(1_000_000),
    trustedProxies: noTrustedProxies,
    rateLimits: changes.rateLimits ?? defaultRateLimits,
    reportAccess: changes.reportAccess ?? 'tracking-id',
    clock,
    random: fakeRandom(23),
    publicUrl: changes.publicUrl ?? null,
    testTimeoutMs: 3_600_000,
    ...(changes.renderTestMail === undefined ? {} : { renderTestMail: changes.renderTestMail }),
  })
  return {
    app,
    store,
    clock,
    request: async (method, path, options = {}) => await ask(app, { method, path, ...options }),
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

async function ask(
  app: ServiceApp,
  {
    method,
    path,
    token = 'pro',
    authorization,
    body,
    headers,
    address,
  }: RequestOptions & { method: string; path: string },
): Promise<AppAnswer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const credentials = authorization ?? (token === null ? null : `Bearer ${token}`)
  const response = await app.request(
    `/api/v1${path}`,
    {
      method,
      headers: { ...(credentials === null ? {} : { Authorization: credentials }), ...headers },
      ...(text === undefined ? {} : { body: text }),
    },
    { incoming: { socket: { remoteAddress: address ?? '192.0.2.1' } } },
  )
  const reply = await response.text()
  const answer = { status: response.status, headers: response.headers, body: reply === '' ? null : JSON.parse(reply) }
  // Every response in any test must match the API document.
  const problems = undocumented({ method, path, ...answer })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return answer
}
