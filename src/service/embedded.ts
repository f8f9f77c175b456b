/** The embedded service: the client's default, running for one check on 127.0.0.1. */

import type { ProviderType } from '../contract/names.ts'
import { PresendError } from '../errors/presend-error.ts'
import { localSeedsOf } from '../seeds/directory.ts'
import { openJudging } from '../seeds/judging/open-judging.ts'
import type { Secret } from '../world/secret.ts'
import type { Workers } from '../world/workers/open-workers.ts'
import type { Clock, Dns, Random } from '../world/world.ts'
import { type InMemoryService, startInMemoryService } from './server/in-memory-service.ts'

export interface EmbeddedOptions {
  /** Absent or empty: all types, nine seeds. */
  readonly providerTypes?: readonly ProviderType[]
  /** The address that SPF is checked for; `null`: SPF is not measured. */
  readonly sendingIp: string | null
  readonly dns: Dns
  /** When a test expires. Later results are recorded, but its status stays `expired`. */
  readonly testTimeoutMs: number
  /** Which provider requirements apply; absent: `bulk`, the stricter ones. */
  readonly senderClass?: 'bulk' | 'all'
  /** Threads of the caller that judge the mail; absent or `null`: the service starts one. */
  readonly workers?: Workers | null
}

/** A running embedded service. Disposing it leaves no port, connection or timer behind. */
export interface EmbeddedService extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/api/v1` */
  readonly apiUrl: string
  /** Random; only valid while this service runs. */
  readonly apiToken: Secret
  readonly smtpHost: string
  readonly smtpPort: number
}

/**
 * Starts the service with a store in memory, on two free ports of 127.0.0.1.
 *
 * SPF is measured only for `sendingIp`, never for the loopback address that the mail comes from. An unsigned message is
 * "not measured", because the real sender may sign it later.
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
  const parts = { dns: options.dns, clock: world.clock, engine: null }
  const judging = stack.use(openJudging({ ...parts, threads: options.workers ?? 1 }))
  judging.warm()
  try {
    const service = await startInMemoryService(
      {
        seeds: localSeedsOf(options.providerTypes ?? []),
        rules: {
          measuredAddress: () => options.sendingIp,
          isUnsignedMeasured: false,
          senderClass: options.senderClass ?? 'bulk',
          // The raw message is not stored, so it cannot be judged again.
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
      came: error instanceof Error ? `"${error.message}"` : 'unknown error',
      expected: 'two free ports and enough memory',
      todo: 'check what prevents listening on 127.0.0.1, or set api-url to use another service',
      cause: error,
    })
  }
}
