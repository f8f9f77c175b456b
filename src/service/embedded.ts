/** The embedded service: the default service for a check, which runs on 127.0.0.1 during that check. */

import type { ProviderType } from '../contract/names.ts'
import { PresendError } from '../errors/presend-error.ts'
import { localSeedsOf } from '../seeds/directory.ts'
import { openJudging } from '../seeds/judging/open-judging.ts'
import type { Secret } from '../world/secret.ts'
import type { Workers } from '../world/workers/open-workers.ts'
import type { Clock, Dns, Random } from '../world/world.ts'
import { startInMemoryService } from './server/in-memory-service.ts'

export interface EmbeddedOptions {
  /** The requested provider types; if missing or empty, all types, with nine seeds in total. */
  readonly providerTypes?: readonly ProviderType[]
  /** The IP address for which SPF is checked; if `null`, SPF is not evaluated. */
  readonly sendingIp: string | null
  readonly dns: Dns
  /**
   * When a test expires. Results that arrive after this time are still recorded, but the test's status stays `expired`.
   */
  readonly testTimeoutMs: number
  /** Which provider requirements to apply; if absent, those for `bulk` senders, which are stricter. */
  readonly senderClass?: 'bulk' | 'all'
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
  await using stack = new AsyncDisposableStack()
  const judging = stack.use(
    openJudging({ dns: options.dns, clock: world.clock, engine: null, threads: options.workers ?? 1 }),
  )
  judging.warm()
  const { judge, isSameOrganization, findMentionedIds } = judging
  const rules = {
    measuredAddress: () => options.sendingIp,
    isUnsignedMeasured: false,
    senderClass: options.senderClass ?? 'bulk',
    // This service does not store raw messages, so it cannot judge a message again later.
    isUndecidedFinal: true,
  }
  const seeds = localSeedsOf(options.providerTypes ?? [])
  const { testTimeoutMs } = options
  const plan = { seeds, rules, judge, isSameOrganization, findMentionedIds, testTimeoutMs }
  const { apiUrl, apiToken, receiver } = stack.use(await startInMemoryService(plan, world).catch(failStart))
  const owned = stack.move()
  return {
    apiUrl,
    apiToken,
    smtpHost: receiver.host,
    smtpPort: receiver.port,
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
