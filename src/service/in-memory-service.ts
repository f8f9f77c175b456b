/** A whole service in this process: the API, the receiver of its local seeds, and a store in memory. */

import { type DirectorySeed, seedDirectory } from '../seeds/directory.ts'
import { type Receiver, startReceiver } from '../seeds/local-smtp/start-receiver.ts'
import { type ReceivePorts, type ReceiveRules, receiveMessage } from '../seeds/receive-message.ts'
import { withTimeLimit } from '../seeds/time-limit.ts'
import { openSqliteStore } from '../storage/sqlite/open-sqlite-store.ts'
import type { Store } from '../storage/store.ts'
import { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'
import { apiPath, serviceApp } from './app.ts'
import { changeNotifier } from './change-notifier.ts'
import { startHttpServer } from './http-server.ts'
import { hashToken } from './middleware/identify.ts'
import { noPostmasterData } from './postmaster-reader.ts'
import type { ServiceParts } from './service-context.ts'

/** What is served. */
export interface InMemoryOptions {
  readonly seeds: readonly DirectorySeed[]
  readonly rules: ReceiveRules
  readonly judge: ReceivePorts['judge']
  /** How long a test stays open when its creator does not say. */
  readonly testTimeoutMs: number
}

/** A running service. Disposing it closes both ports and every connection. */
export interface InMemoryService extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/api/v1` */
  readonly apiUrl: string
  /** Of a workspace on the Enterprise plan. */
  readonly apiToken: Secret
  readonly receiver: Receiver
  /** How many requests wait for news right now. */
  readonly waiterCount: () => number
}

const host = '127.0.0.1'
/** A message that takes longer is left with its sender, who tries again. */
const judgeTimeoutMs = 60_000

/** Starts it on free ports. */
export async function startInMemoryService(
  options: InMemoryOptions,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<InMemoryService> {
  await using stack = new AsyncDisposableStack()
  const store = stack.use(await openSqliteStore({ kind: 'memory' }))
  const apiToken = await createApiToken(store, { clock, random })
  const stopping = new AbortController()
  const changes = changeNotifier()
  const { testTimeoutMs } = options
  const directory = seedDirectory(options.seeds)
  const parts: ServiceParts = {
    ...{ store, directory, changes, clock, random, testTimeoutMs },
    postmaster: noPostmasterData,
    publicUrl: null,
    stopping: stopping.signal,
  }
  const http = stack.use(await startHttpServer(serviceApp(parts), { host, port: 0 }))
  const receiver = stack.use(await openReceiver(options, parts))
  // Before the ports are closed, so that nobody is told of a failure when it is only the end.
  stack.defer(() => stopping.abort(new Error('the service is shutting down')))
  const owned = stack.move()
  return {
    apiUrl: `http://${host}:${http.port}${apiPath}`,
    apiToken,
    receiver,
    waiterCount: () => changes.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

async function openReceiver({ rules, judge }: InMemoryOptions, parts: ServiceParts): Promise<Receiver> {
  const { store, clock, directory, changes } = parts
  const ports: ReceivePorts = { store, clock, judge, onRecorded: (numericId) => changes.notify(numericId) }
  return await startReceiver(
    { host },
    {
      directory,
      receive: async (message, signal) =>
        await withTimeLimit({ clock, limitMs: judgeTimeoutMs, signal }, async (limited) => {
          return await receiveMessage(message, { rules, ports }, limited)
        }),
    },
  )
}

/** `psd_` and 256 random bits, for this service's life. */
async function createApiToken(
  store: Pick<Store, 'createToken'>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<Secret> {
  const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`
  await store.createToken({
    tokenId: random.uuid(),
    tokenHash: hashToken(text),
    prefix: text.slice(0, 8),
    workspaceId: 'embedded',
    accountPlan: 'enterprise',
    name: 'embedded',
    createdAtMs: clock.nowMs(),
    revokedAtMs: null,
  })
  return new Secret(text)
}
