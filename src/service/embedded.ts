/** The embedded service: the client's default, alive for one run, reachable from this machine alone. */

import type { ProviderType } from '../contract/names.ts'
import { PresendError } from '../errors/presend-error.ts'
import { localSeedsOf } from '../seeds/directory.ts'
import { openJudging } from '../seeds/judging/open-judging.ts'
import type { Secret } from '../world/secret.ts'
import type { Clock, Dns, Random } from '../world/world.ts'
import { type InMemoryService, startInMemoryService } from './in-memory-service.ts'

/** How it is to be run. */
export interface EmbeddedOptions {
  /** Seeds of these types only; absent or empty: all nine. */
  readonly providerTypes?: readonly ProviderType[]
  /** The address that the mail will later be sent from; `null`: SPF is not measured. */
  readonly sendingIp: string | null
  /** Live, or a zone file. */
  readonly dns: Dns
  /** How long a test stays open; later results are recorded, but its status stays `expired`. */
  readonly testTimeoutMs: number
  /** Which of the providers' requirements apply; absent: `bulk`, the stricter ones. */
  readonly senderClass?: 'bulk' | 'all'
}

/** A running embedded service. Disposing it leaves no port, connection or timer behind. */
export interface EmbeddedService extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/api/v1` */
  readonly apiUrl: string
  /** Random, and worth nothing after this run. */
  readonly apiToken: Secret
  readonly smtpHost: string
  readonly smtpPort: number
}

/**
 * Starts the service with a store in memory and both ports free ones on 127.0.0.1.
 *
 * It is honest about what it cannot see: SPF is measured for `sendingIp` alone, never for the loopback address that the
 * mail comes from, and an unsigned message is "not measured", since the real sender may sign later.
 *
 * @throws PresendError EMBEDDED_SERVICE_FAILED
 */
export async function startEmbeddedService(
  options: EmbeddedOptions,
  world: { readonly clock: Clock; readonly random: Random },
): Promise<EmbeddedService> {
  const service = await start(options, world)
  return {
    apiUrl: service.apiUrl,
    apiToken: service.apiToken,
    smtpHost: service.receiver.host,
    smtpPort: service.receiver.port,
    [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
  }
}

async function start(
  options: EmbeddedOptions,
  world: { readonly clock: Clock; readonly random: Random },
): Promise<InMemoryService> {
  await using stack = new AsyncDisposableStack()
  const judging = stack.use(openJudging({ dns: options.dns, clock: world.clock, engine: null, threadCount: 1 }))
  judging.warm()
  try {
    const service = await startInMemoryService(
      {
        seeds: localSeedsOf(options.providerTypes ?? []),
        rules: {
          measuredAddress: () => options.sendingIp,
          isUnsignedMeasured: false,
          senderClass: options.senderClass ?? 'bulk',
          // The raw message is not kept, so nothing could ask the engine again.
          isUndecidedFinal: true,
        },
        judge: judging.judge,
        isSameOrganization: judging.isSameOrganization,
        findMentionedIds: judging.findMentionedIds,
        testTimeoutMs: options.testTimeoutMs,
      },
      world,
    )
    stack.use(service)
    const owned = stack.move()
    return { ...service, [Symbol.asyncDispose]: async () => await owned.disposeAsync() }
  } catch (error) {
    throw new PresendError({
      code: 'EMBEDDED_SERVICE_FAILED',
      outcome: 'inconclusive',
      done: 'Starting the embedded service on 127.0.0.1',
      came: error instanceof Error ? `"${error.message}"` : 'a failure without words',
      expected: 'two free ports and room in memory',
      todo: 'see what keeps this machine from listening on 127.0.0.1, or set api-url to use a service elsewhere',
      cause: error,
    })
  }
}
