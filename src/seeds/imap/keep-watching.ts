/** One mailbox for as long as it is wanted: connected, watched, and connected again. */

import type { SeedHealth } from '../../storage/stored-seed.ts'
import type { FoundFolders } from './find-folders.ts'
import { type FailureKind, planRetry, toImapFailure } from './imap-failure.ts'
import { watchMailbox } from './watch-mailbox.ts'
import type { Watch } from './watched-mailbox.ts'

/** A mailbox that was watched for so long is well: whatever fails after that is a first failure. */
const stableMs = 10_000

/** Watches until the signal aborts. Never rejects. */
export async function keepWatching(watch: Watch, signal: AbortSignal): Promise<void> {
  const { memory, ports, rules, mailbox } = watch
  const { clock } = ports
  const health = healthTeller(watch)
  /** Each kind has its own delays: a server that restarts fails in several ways, one after the other. */
  const counts = new Map<FailureKind, number>()
  let lastGoodMs = clock.monotonicMs()
  while (!signal.aborted) {
    const startMs = clock.monotonicMs()
    const session = await watchOnce(watch, health, signal)
    memory.state = 'waiting'
    if (signal.aborted) break
    const nowMs = clock.monotonicMs()
    if (session.wasReady) lastGoodMs = nowMs
    if (session.wasReady && nowMs - startMs >= stableMs) counts.clear()
    const { failure } = session
    const count = (counts.get(failure.kind) ?? 0) + 1
    counts.set(failure.kind, count)
    const fraction = ports.random.fraction()
    const plan = planRetry({ failure, count, outageMs: nowMs - lastGoodMs, fraction }, rules.retry)
    // First, so that whoever reads of it in the log finds the seed as it is.
    await health.tell(plan.health, `${describeKind[failure.kind]}: ${failure.message}`)
    ports.onEvent({ kind: 'failed', address: mailbox.address, reason: failure.message, retryMs: plan.delayMs })
    await clock.sleep(plan.delayMs, AbortSignal.any([signal, watch.retryBell.next])).catch(() => undefined)
  }
}

const describeKind: Readonly<Record<FailureKind, string>> = {
  'refused-login': 'the server refuses the login',
  throttled: 'the server asks for fewer connections or commands',
  unavailable: 'the server says that it cannot be used now',
  unreachable: 'the server does not answer',
  untrusted: "the server's certificate is not trusted",
  'no-tls': 'the server does not encrypt as the seed wants it (tls)',
  unusable: 'the server does not answer as IMAP wants it',
  'no-login': 'there is nothing to log in with',
  'no-token': 'the provider gives no access token',
}

interface EndedSession {
  readonly failure: ReturnType<typeof toImapFailure>
  readonly wasReady: boolean
}

async function watchOnce(watch: Watch, health: HealthTeller, signal: AbortSignal): Promise<EndedSession> {
  const { mailbox, memory, ports, rules } = watch
  let wasReady = false
  memory.state = 'connecting'
  try {
    await using connection = await ports.connect(mailbox.account, { clock: ports.clock, limits: rules.limits, signal })
    const onReady = ({ watched, lack }: FoundFolders): void => {
      wasReady = true
      memory.state = 'watching'
      void health.tell(lack === null ? 'healthy' : 'degraded', lack)
      const folders = watched.map((folder) => folder.path)
      ports.onEvent({ kind: 'watching', address: mailbox.address, folders, isIdle: connection.abilities.hasIdle })
    }
    return await watchMailbox({ ...watch, connection, signal }, onReady)
  } catch (error) {
    return { failure: toImapFailure(error), wasReady }
  }
}

interface HealthTeller {
  tell(health: SeedHealth, reason: string | null): Promise<void>
}

/** Writes it down when it has changed; what could not be written is written the next time. */
function healthTeller({ mailbox: { address }, memory, ports }: Watch): HealthTeller {
  return {
    tell: async (health, reason) => {
      const { stored } = memory
      if (stored?.health === health && stored.reason === reason) return
      try {
        memory.stored = null
        await ports.store.setSeedHealth(address, health, reason)
        memory.stored = { health, reason }
      } catch (error) {
        ports.onEvent({ kind: 'error', address, error })
      }
    },
  }
}
