/**
 * Starts a service with everything that the conformance suite can use: all kinds of tokens, SMTP, senders with known
 * verdicts, a webhook, a short timeout, and postmaster data.
 */

import { type TokenId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { createToken } from '../../src/service/accounts/api-token.ts'
import { type DirectorySeed, localSeeds, seedDirectory } from '../../src/service/receiving/directory.ts'
import { receiveMessage } from '../../src/service/receiving/receive-message.ts'
import type { ReceivePorts } from '../../src/service/receiving/reception.ts'
import { apiPath } from '../../src/service/server/app.ts'
import { startService } from '../../src/service/server/start-service.ts'
import type { AccountPlan } from '../../src/service/storage/account.ts'
import type { Jobs } from '../../src/service/storage/jobs.ts'
import { openStorage } from '../../src/service/storage/open-storage.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { firstAttemptJobs } from '../../src/service/webhooks/attempt-job.ts'
import { deliveryWorker } from '../../src/service/webhooks/delivery-worker.ts'
import { newWebhook } from '../../src/service/webhooks/new-webhook.ts'
import { toWebhookEvent } from '../../src/service/webhooks/to-webhook-event.ts'
import { isSameOrganization } from '../../src/verdict/authentication/same-organization.ts'
import { judgeMessage } from '../../src/verdict/judge.ts'
import { builtInFilter } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import { addedRoutes, storageExtensions } from './extensions.ts'
import { fakeDns } from './fake-dns.ts'
import { findFreePort } from './free-port.ts'
import { postmasterAccount, storePostmasterData } from './postmaster-data.ts'

/** A running service and the flags with which the suite tests it. */
export interface ConformanceTarget extends AsyncDisposable {
  readonly baseUrl: string
  readonly token: string
  /** All flags except `--base-url`. */
  readonly flags: readonly string[]
}

const world = { clock: nodeClock(), random: nodeRandom() }
const host = '127.0.0.1'
const workspaceId = toWorkspaceId('conformance')
/** The default timeout of tests in this service. */
const shortTimeoutMs = 3000
const sendingAddress = '198.51.100.7'
const zone = fakeDns({
  'shop.example': { TXT: [`v=spf1 ip4:${sendingAddress} -all`], MX: ['10 mx.shop.example'], SOA: ['ns.shop.example'] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=none'] },
  'other.example': { TXT: ['v=spf1 -all'], MX: ['10 mx.shop.example'], SOA: ['ns.shop.example'] },
  '_dmarc.other.example': { TXT: ['v=DMARC1; p=none'] },
  'mx.shop.example': { A: [sendingAddress] },
  '7.100.51.198.in-addr.arpa': { PTR: ['mx.shop.example'] },
})

/** The same seeds, except that consumer seeds, the first type, cannot be watched. */
/** The seeds: three, three and one. */
const targetSeeds = localSeeds.slice(0, 7)
const unhealthySeeds = targetSeeds.map((seed): DirectorySeed => {
  return seed.providerType === 'consumer' ? { ...seed, health: 'unhealthy' } : seed
})

/** A sender for which SPF makes DMARC pass, and one whose SPF passes for another domain. */
const mails = [
  'news@shop.example spf=pass dkim=fail dmarc=pass',
  'news@other.example envelope=bounce@shop.example spf=pass dkim=fail dmarc=fail',
]

/** The differences from the usual service. */
export interface TargetOptions {
  /** The default timeout of tests. */
  readonly testTimeoutMs?: number
  /** Whether the workspace has an account with postmaster data; by default, it has one. */
  readonly hasPostmasterData?: boolean
}

/** Starts the service on free ports, in memory. */
export async function startConformanceTarget(options: TargetOptions = {}): Promise<ConformanceTarget> {
  const { testTimeoutMs = shortTimeoutMs, hasPostmasterData = true } = options
  await using stack = new AsyncDisposableStack()
  const storage = stack.use(await openStorage({ kind: 'memory' }, { ...world, extensions: storageExtensions }))
  const { store } = storage
  if (hasPostmasterData) await storePostmasterData(store, workspaceId)
  const jobs = stack.use(await storage.startJobs())
  const webhook = { port: await findFreePort(), secret: `whsec_${Buffer.from(world.random.bytes(24)).toString('hex')}` }
  await startDelivering({ store, jobs }, webhook)
  const tokens = await createTokens(store)
  const ports = receivePorts(store, jobs)
  const rules = {
    measuredAddress: () => sendingAddress,
    isUnsignedMeasured: true,
    senderClass: 'all',
    isUndecidedFinal: true,
  } as const
  const service = stack.use(
    await startService({
      deps: { addedRoutes, ...world, store, testTimeoutMs, directory: seedDirectory(targetSeeds) },
      publicUrl: ({ port }) => `http://${host}:${port}`,
      http: { host, port: 0 },
      smtp: { host },
      mail: { receive: async (message, signal) => await receiveMessage(message, { rules, ports }, signal) },
    }),
  )
  const broken = stack.use(
    await startService({
      deps: { addedRoutes, ...world, store, testTimeoutMs, directory: seedDirectory(unhealthySeeds) },
      publicUrl: () => null,
      http: { host, port: 0 },
      smtp: null,
      mail: { receive: async () => await Promise.reject(new Error('no mail is received here')) },
    }),
  )
  const owned = stack.move()
  return {
    baseUrl: `http://${host}:${service.http.port}${apiPath}`,
    token: tokens.pro,
    flags: [
      ...flagsOf(tokens, { smtpPort: service.receiver?.port ?? 0, webhook }),
      '--broken-base-url',
      `http://${host}:${broken.http.port}${apiPath}`,
    ],
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface Tokens {
  readonly pro: string
  readonly other: string
  readonly free: string
  readonly revoked: string
  readonly exhausted: string
}

async function createTokens(store: Store): Promise<Tokens> {
  const create = async (name: string, accountPlan: AccountPlan, workspace: string): Promise<[TokenId, string]> => {
    const wanted = { workspaceId: toWorkspaceId(workspace), accountPlan, name }
    const { token, secret } = await createToken(wanted, { store, ...world })
    return [token.tokenId, secret.reveal()]
  }
  const [, pro] = await create('pro', 'enterprise', workspaceId)
  const [, other] = await create('other', 'pro', 'another workspace')
  const [, free] = await create('free', 'free', 'a workspace without a plan')
  const [revokedId, revoked] = await create('revoked', 'pro', workspaceId)
  const [, exhausted] = await create('exhausted', 'pro', workspaceId)
  await store.revokeToken(revokedId, world.clock.nowMs())
  return { pro, other, free, revoked, exhausted }
}

/** Does what `presend serve` does with each copy: writes the event with the result, then enqueues its delivery. */
function receivePorts(store: Store, jobs: Jobs): ReceivePorts {
  const judgePorts = { dns: zone, spamFilter: builtInFilter(), clock: world.clock }
  return {
    store,
    clock: world.clock,
    toEvent: toWebhookEvent,
    isSameOrganization: async (domains, signal) => await isSameOrganization(domains, zone, signal),
    judge: async (input, signal) => await judgeMessage(input, judgePorts, signal),
    onDeliveries: (deliveryIds) => void jobs.enqueue(firstAttemptJobs(deliveryIds, world.clock.nowMs())),
  }
}

async function startDelivering(
  { store, jobs }: { readonly store: Store; readonly jobs: Jobs },
  { port, secret }: { readonly port: number; readonly secret: string },
): Promise<void> {
  const url = new URL(`http://${host}:${port}/`)
  await store.createWebhook(newWebhook({ workspaceId, url, secret: new Secret(secret) }, { ...world, box: null }))
  const rules = { allowPrivate: true, ownListeners: [] }
  await jobs.work('deliver-webhook', deliveryWorker({ store, jobs, clock: world.clock, dns: zone, rules, ca: null }))
}

function flagsOf(
  tokens: Tokens,
  {
    smtpPort,
    webhook,
  }: { readonly smtpPort: number; readonly webhook: { readonly port: number; readonly secret: string } },
): readonly string[] {
  const given = {
    '--token': tokens.pro,
    '--plan': 'enterprise',
    '--other-token': tokens.other,
    '--free-token': tokens.free,
    '--revoked-token': tokens.revoked,
    '--exhaust-rate-limit': tokens.exhausted,
    '--smtp-host': host,
    '--smtp-port': String(smtpPort),
    '--webhook-listen': `${host}:${webhook.port}`,
    '--webhook-secret': webhook.secret,
    '--test-timeout': String(shortTimeoutMs / 1000),
    '--postmaster-email': postmasterAccount.email,
    '--postmaster-item': postmasterAccount.item,
  }
  return [...Object.entries(given).flat(), ...mails.flatMap((mail) => ['--mail', mail])]
}
