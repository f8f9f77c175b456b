/** The embedded service: the default service for a check, which runs on 127.0.0.1 during that check. */

import { toWorkspaceId } from '../foundation/contract/identifiers.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import type { Secret } from '../foundation/world/secret.ts'
import { withinTime } from '../foundation/world/time-limit.ts'
import type { Workers } from '../foundation/world/workers/open-workers.ts'
import type { Clock, Dns, Random } from '../foundation/world/world.ts'
import { createToken } from './accounts/api-token.ts'
import { localSeeds, seedDirectory } from './receiving/directory.ts'
import { openJudging } from './receiving/judging/open-judging.ts'
import { receiveMessage } from './receiving/receive-message.ts'
import type { ReceivePorts } from './receiving/reception.ts'
import type { ServiceExtension } from './self-hosted/extension.ts'
import { apiPath } from './server/app.ts'
import { startService } from './server/start-service.ts'
import { openSqliteStore } from './storage/sqlite/open-sqlite-store.ts'

export interface EmbeddedOptions {
  /** The IP address for which SPF is checked; if `null`, SPF is not evaluated. */
  readonly sendingIp: string | null
  readonly dns: Dns
  /**
   * When a test expires. Results that arrive after this time are still recorded, but the test's status stays `expired`.
   */
  readonly testTimeoutMs: number
  readonly extensions: readonly Pick<ServiceExtension, 'storage' | 'routes'>[]
  /** The caller's threads for judging mail; if absent or `null`, the service starts its own thread. */
  readonly workers?: Workers | null
}

/** A running embedded service. Disposing the service leaves no port, connection or timer behind. */
export interface EmbeddedService extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/api/v1` */
  readonly apiUrl: string
  /** A random token that is valid only while this service runs. */
  readonly apiToken: Secret
  readonly smtpHost: string
  readonly smtpPort: number
}

const host = '127.0.0.1'
/** Time limit for judging a message; a message that takes longer is deferred. */
const judgeTimeoutMs = 60_000

/**
 * Starts the service with an in-memory store, on two free ports of 127.0.0.1.
 *
 * SPF is evaluated only for `sendingIp`, never for the loopback address of the sender. For an unsigned message, DKIM is
 * "not measured", because the real sender may sign the message later.
 *
 * @throws PresendError EMBEDDED_SERVICE_FAILED
 */
export async function startEmbeddedService(
  options: EmbeddedOptions,
  world: { readonly clock: Clock; readonly random: Random },
): Promise<EmbeddedService> {
  return await start(options, world).catch(failStart)
}

async function start(
  { sendingIp, dns, testTimeoutMs, extensions, workers }: EmbeddedOptions,
  { clock, random }: Parameters<typeof startEmbeddedService>[1],
): Promise<EmbeddedService> {
  await using stack = new AsyncDisposableStack()
  const judging = stack.use(openJudging({ dns, clock, engine: null, threads: workers ?? 1 }))
  judging.warm()
  const storage = extensions.map((one) => one.storage)
  const store = stack.use(await openSqliteStore({ kind: 'memory' }, storage))
  const owner = { workspaceId: toWorkspaceId('embedded'), accountPlan: 'enterprise', name: 'embedded' } as const
  const { secret: apiToken } = await createToken(owner, { store, clock, random })
  const rules = {
    measuredAddress: () => sendingIp,
    isUnsignedMeasured: false,
    senderClass: 'bulk',
    // This service does not store raw messages, so it cannot judge a message again later.
    isUndecidedFinal: true,
  } as const
  const { judge, isSameOrganization, findMentionedIds } = judging
  const ports: ReceivePorts = { store, clock, judge, isSameOrganization, findMentionedIds }
  const service = stack.use(
    await startService({
      deps: {
        store,
        directory: seedDirectory(localSeeds),
        clock,
        random,
        testTimeoutMs,
        addedRoutes: extensions.flatMap(({ routes }) => routes),
      },
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
  if (service.receiver === null) throw new TypeError('the SMTP receiver was not started')
  const owned = stack.move()
  return {
    apiUrl: `http://${host}:${service.http.port}${apiPath}`,
    apiToken,
    smtpHost: service.receiver.host,
    smtpPort: service.receiver.port,
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

/** Reports that the service could not start. @throws PresendError EMBEDDED_SERVICE_FAILED */
function failStart(error: unknown): never {
  throw new PresendError({
    code: 'EMBEDDED_SERVICE_FAILED',
    outcome: 'inconclusive',
    done: 'Starting the embedded service on 127.0.0.1',
    came: error instanceof Error ? `"${error.message}"` : 'unknown error',
    expected: 'two free ports and enough memory',
    todo: 'check what prevents presend from listening on 127.0.0.1, or set api-url to use another service',
    cause: error,
  })
}
