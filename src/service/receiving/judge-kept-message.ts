/** The job that judges a message that was acknowledged before it could be judged. */

import { isTransient } from '../../foundation/mail/submission-outcome.ts'
import { withinTime } from '../../foundation/world/time-limit.ts'
import type { RunningJob } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { SeedDirectory } from './directory.ts'
import { judgeCopy } from './judge-copy.ts'
import type { KeptCopies } from './kept-copies.ts'
import { type Copy, readArrival } from './read-arrival.ts'
import { isOpen } from './receive-message.ts'
import type { ReceiveContext, ReceivePorts } from './reception.ts'

/** Dependencies of the job. */
export interface KeptMessagePorts extends ReceivePorts {
  readonly store: ReceivePorts['store'] & Pick<Store, 'findMessage' | 'dropMessage' | 'findReportedTest'>
  readonly directory: Pick<SeedDirectory, 'find'>
  readonly keptCopies: Pick<KeptCopies, 'take'>
}

/** Thrown when some copies of a message could not be judged. */
export class UnjudgedError extends AggregateError {
  /** The numeric ids of the tests to which the copies belong. */
  readonly numericIds: readonly number[]

  constructor(errors: readonly unknown[], numericIds: readonly number[]) {
    super(errors, 'the message has copies that could not be judged')
    this.name = 'UnjudgedError'
    this.numericIds = numericIds
    this.cause = errors[0]
  }
}

/** The context of the job. */
export interface KeptMessageContext extends ReceiveContext {
  readonly ports: KeptMessagePorts
}

/** The time limit for judging one copy. A job that exceeds this limit fails and is retried. */
const judgeLimitMs = 60_000

/** After this many runs, a message is dropped without another judgement if its test has expired. */
const maxRunsAfterExpiry = 5

/**
 * Judges every copy that has no folder yet. Deletes the message once all copies are decided, or once their tests have
 * expired and the spam engine still fails. Copies that are still undecided at that point get no
 * folder. Running the job
 * again is safe, because the first result recorded for a copy is kept.
 *
 * @throws UnjudgedError when a copy is still undecided, so that the job runs again
 */
export async function judgeKeptMessage(
  { key, earlierRuns }: RunningJob,
  context: KeptMessageContext,
  signal: AbortSignal,
): Promise<void> {
  const { store, keptCopies } = context.ports
  const copies = keptCopies.take(key) ?? (await readCopies(key, context.ports, signal))
  if (copies === null) return
  const failures: unknown[] = []
  const numericIds = new Set<number>()
  for (const copy of copies) {
    const failure = await judgeAgain(copy, earlierRuns, { ...context, signal })
    if (failure === null) continue
    failures.push(failure.error)
    numericIds.add(copy.target.numericId)
  }
  signal.throwIfAborted()
  if (failures.length > 0) throw new UnjudgedError(failures, [...numericIds])
  await store.dropMessage(key)
}

/** Reads the copies of a message. @returns `null` if the message is no longer stored because it was already judged */
async function readCopies(key: string, ports: KeptMessagePorts, signal: AbortSignal): Promise<readonly Copy[] | null> {
  const kept = await ports.store.findMessage(key)
  if (kept === null) return null
  const seeds = kept.recipients.flatMap((address) => ports.directory.find(address) ?? [])
  const { copies } = await readArrival({ ...kept, seeds }, ports, signal)
  return copies
}

interface Attempt extends KeptMessageContext {
  readonly signal: AbortSignal
}

/** Judges a copy again. @returns why the copy is still undecided; `null` if the copy is decided */
async function judgeAgain(copy: Copy, earlierRuns: number, attempt: Attempt): Promise<{ error: unknown } | null> {
  const { ports, signal } = attempt
  if (earlierRuns > 0 && (await isPlaced(copy, ports))) return null
  if (earlierRuns >= maxRunsAfterExpiry && (await isExpired(copy, ports))) return null
  const failure = await judgeWithin(copy, attempt)
  if (failure === null) return null
  signal.throwIfAborted()
  return (await isExpired(copy, ports)) ? null : failure
}

async function judgeWithin(copy: Copy, { rules, ports, signal }: Attempt): Promise<{ error: unknown } | null> {
  const judging = async (limited: AbortSignal): ReturnType<typeof judgeCopy> =>
    await judgeCopy(copy, { rules, ports, isAcknowledged: true }, limited)
  try {
    const judgement = await withinTime(judging, judgeLimitMs, { clock: ports.clock, signal })
    const { reply, reason } = judgement
    // Judging was postponed because a name server failed. The sender will not retry an acknowledged message, so the job
    // must retry.
    const isDeferred = reply !== null && isTransient(reply)
    return isDeferred || isOpen(judgement) ? { error: new Error(reason) } : null
  } catch (error) {
    return { error }
  }
}

/**
 * Returns true if an earlier run of the job recorded a folder before it crashed, in which case judging the copy again
 * would not change the result.
 */
async function isPlaced({ target }: Copy, { store }: KeptMessagePorts): Promise<boolean> {
  const test = await store.findReportedTest(target.trackingId)
  const seed = test?.seeds.find((one) => one.address === target.address)
  return seed?.result?.status === 'placed'
}

async function isExpired({ target }: Copy, { store, clock }: KeptMessagePorts): Promise<boolean> {
  const test = await store.findReportedTest(target.trackingId)
  return test === null || test.expiresAtMs <= clock.nowMs()
}
