/** A complete service with an in-memory store, including the API and the receiver for its local seeds. */

import { createToken } from '../../accounts/api-token.ts'
import { toWorkspaceId } from '../../contract/identifiers.ts'
import { type DirectorySeed, seedDirectory } from '../../seeds/directory.ts'
import type { Receiver } from '../../seeds/local-smtp/start-receiver.ts'
import { receiveMessage } from '../../seeds/receive-message.ts'
import type { ReceivePorts, ReceiveRules } from '../../seeds/reception.ts'
import { openSqliteStore } from '../../storage/sqlite/open-sqlite-store.ts'
import type { Secret } from '../../world/secret.ts'
import { withinTime } from '../../world/time-limit.ts'
import type { Clock, Random } from '../../world/world.ts'
import { apiPath } from './app.ts'
import { startService } from './start-service.ts'

export interface InMemoryOptions {
  readonly seeds: readonly DirectorySeed[]
  readonly rules: ReceiveRules
  readonly judge: ReceivePorts['judge']
  readonly isSameOrganization: ReceivePorts['isSameOrganization']
  /** Finds the tracking ids in a message. If absent, the current thread searches for them. */
  readonly findMentionedIds?: NonNullable<ReceivePorts['findMentionedIds']>
  /** The timeout for a test if the request does not set one. */
  readonly testTimeoutMs: number
}

/** A running service. Disposing the service closes both ports and every connection. */
export interface InMemoryService extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/api/v1` */
  readonly apiUrl: string
  /** A token of a workspace on the Enterprise plan. */
  readonly apiToken: Secret
  readonly receiver: Receiver
  /** The number of open long polls. */
  readonly waiterCount: () => number
}

const host = '127.0.0.1'
/** Time limit for judging a message; a message that takes longer is deferred. */
const judgeTimeoutMs = 60_000

/** Starts the service on free ports. */
export async function startInMemoryService(
  { seeds, rules, testTimeoutMs, ...judging }: InMemoryOptions,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<InMemoryService> {
  await using stack = new AsyncDisposableStack()
  const store = stack.use(await openSqliteStore({ kind: 'memory' }))
  const owner = { workspaceId: toWorkspaceId('embedded'), accountPlan: 'enterprise', name: 'embedded' } as const
  const { secret: apiToken } = await createToken(owner, { store, clock, random })
  const ports: ReceivePorts = { store, clock, ...judging }
  const service = stack.use(
    await startService({
      deps: { store, directory: seedDirectory(seeds), clock, random, testTimeoutMs },
      publicUrl: () => null,
      http: { host, port: 0 },
      smtp: { host },
      mail: {
        receive: async (message, signal) =>
          await withinTime(
            async (limited) => await receiveMessage(message, { rules, ports }, limited),
            judgeTimeoutMs,
            { clock, signal },
          ),
      },
    }),
  )
  const { receiver } = service
  if (receiver === null) throw new TypeError('the SMTP receiver was not started')
  const owned = stack.move()
  return {
    apiUrl: `http://${host}:${service.http.port}${apiPath}`,
    apiToken,
    receiver,
    waiterCount: service.waiterCount,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
