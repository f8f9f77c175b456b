/** Keeps watching a mailbox, reconnecting after failures. */

import type { SeedHealth } from '../../../service/storage/stored-seed.ts'
import type { FoundFolders } from './find-folders.ts'
import { type FailureKind, planRetry, toImapFailure } from './imap-failure.ts'
import { watchMailbox } from './watch-mailbox.ts'
import type { Watch } from './watched-mailbox.ts'

/** Once a mailbox has been watched for this long without a failure, the counts of earlier failures are reset. */
const stableMs = 10_000

/** Watches until the signal aborts. Never rejects. */
export async function keepWatching(watch: Watch, signal: AbortSignal): Promise<void> {
  const { memory, ports, rules, mailbox } = watch
  const { clock } = ports
  /**
   * The number of failures of each kind. The kinds are counted separately, because a restarting server fails in several
   * ways in succession, and each kind of failure has its own delays.
   */
  const counts = new Map<FailureKind, number>()
  let lastGoodMs = clock.monotonicMs()
  while (!signal.aborted) {
    const startMs = clock.monotonicMs()
    const session = await watchOnce(watch, signal)
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
    // Store the health before logging, so that the stored state matches the log.
    await writeHealth(watch, plan.health, `${describeKind[failure.kind]}: ${failure.message}`)
    ports.onEvent({ kind: 'failed', address: mailbox.address, reason: failure.message, retryMs: plan.delayMs })
    await clock.sleep(plan.delayMs, AbortSignal.any([signal, watch.retryWakeup.next])).catch(() => undefined)
  }
}

const describeKind: Readonly<Record<FailureKind, string>> = {
  'refused-login': 'the server rejected the login',
  throttled: 'the server limits connections or commands',
  unavailable: 'the server is temporarily unavailable',
  unreachable: 'the server is unreachable',
  untrusted: "the server's certificate is not trusted",
  'no-tls': 'the server does not encrypt as the tls setting requires',
  unusable: "the server's replies cannot be used",
  'no-login': 'no valid login',
  'no-token': 'the provider did not issue an access token',
}

interface EndedSession {
  readonly failure: ReturnType<typeof toImapFailure>
  readonly wasReady: boolean
}

async function watchOnce(watch: Watch, signal: AbortSignal): Promise<EndedSession> {
  const { mailbox, memory, ports, rules } = watch
  let wasReady = false
  memory.state = 'connecting'
  try {
    await using connection = await ports.connect(mailbox.account, { clock: ports.clock, limits: rules.limits, signal })
    const onReady = ({ watched, lack }: FoundFolders): void => {
      wasReady = true
      memory.state = 'watching'
      void writeHealth(watch, lack === null ? 'healthy' : 'degraded', lack)
      const folders = watched.map((folder) => folder.path)
      ports.onEvent({ kind: 'watching', address: mailbox.address, folders, isIdle: connection.abilities.hasIdle })
    }
    return await watchMailbox({ ...watch, connection, signal }, onReady)
  } catch (error) {
    return { failure: toImapFailure(error), wasReady }
  }
}

/** Stores the health if it has changed. If storing fails, the next call tries again. */
async function writeHealth(
  { mailbox: { address }, memory, ports }: Watch,
  health: SeedHealth,
  reason: string | null,
): Promise<void> {
  const { stored } = memory
  if (stored?.health === health && stored.reason === reason) return
  try {
    memory.stored = null
    await ports.store.setSeedHealth(address, { health, reason, nowMs: ports.clock.nowMs() })
    memory.stored = { health, reason }
  } catch (error) {
    ports.onEvent({ kind: 'error', address, error })
  }
}
