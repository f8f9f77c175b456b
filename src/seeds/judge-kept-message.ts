/** The job that judges a message which was acknowledged first. */

import { isTransient } from '../mail/submission-outcome.ts'
import type { InboundMessage } from '../storage/inbound-message.ts'
import type { RunningJob } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import { withinTime } from '../world/time-limit.ts'
import type { DirectorySeed, SeedDirectory } from './directory.ts'
import { judgeCopy } from './judge-copy.ts'
import { type Copy, readArrival } from './read-arrival.ts'
import { isOpen } from './receive-message.ts'
import type { IncomingMessage, ReceivePorts, ReceiveRules } from './reception.ts'

/** What the job needs beside judging. */
export interface KeptMessagePorts extends ReceivePorts {
  readonly store: ReceivePorts['store'] & Pick<Store, 'findMessage' | 'dropMessage' | 'findReportedTest'>
  readonly directory: Pick<SeedDirectory, 'find'>
}

/** A kept message has copies that could not be judged. */
export class UnjudgedError extends AggregateError {
  /** The tests that they belong to. */
  readonly numericIds: readonly number[]

  constructor(errors: readonly unknown[], numericIds: readonly number[]) {
    super(errors, 'the message has copies that could not be judged')
    this.name = 'UnjudgedError'
    this.numericIds = numericIds
    this.cause = errors[0]
  }
}

/** What the job is done with. */
export interface KeptMessageSurroundings {
  readonly rules: ReceiveRules
  readonly ports: KeptMessagePorts
}

/** A copy that is judged longer than this is judged again later. */
const judgeLimitMs = 60_000

/** A message that was begun this often is given up once its test is over, even if no judgement ever ended. */
const givenUpAfterRuns = 5

/**
 * Judges every copy that is not placed yet, and drops the message once all are decided, or their test is over and the
 * engine still fails: then their seeds stay without folder. Bears being done twice: the first result stays.
 *
 * @throws Error when a copy is still undecided: the job is to be run again
 */
export async function judgeKeptMessage(
  { key, earlierRuns }: RunningJob,
  surroundings: KeptMessageSurroundings,
  signal: AbortSignal,
): Promise<void> {
  const { store, directory } = surroundings.ports
  const kept = await store.findMessage(key)
  if (kept === null) return
  const { copies } = await readArrival(toIncoming(kept, directory), surroundings.ports, signal)
  const failures: unknown[] = []
  const numericIds = new Set<number>()
  for (const copy of copies) {
    const failure = await judgeOnceMore(copy, earlierRuns, { ...surroundings, signal })
    if (failure === null) continue
    failures.push(failure.error)
    numericIds.add(copy.target.numericId)
  }
  signal.throwIfAborted()
  if (failures.length > 0) throw new UnjudgedError(failures, [...numericIds])
  await store.dropMessage(key)
}

function toIncoming(kept: InboundMessage, directory: Pick<SeedDirectory, 'find'>): IncomingMessage {
  const { bytes, envelopeSender, client, recipients } = kept
  const seeds = recipients.map((address) => directory.find(address))
  return { bytes, envelopeSender, client, seeds: seeds.filter((seed): seed is DirectorySeed => seed !== null) }
}

interface Again extends KeptMessageSurroundings {
  readonly signal: AbortSignal
}

/** @returns `null`: nothing is left to do for this copy */
async function judgeOnceMore(copy: Copy, earlierRuns: number, again: Again): Promise<{ error: unknown } | null> {
  const { ports, signal } = again
  if (earlierRuns > 0 && (await isPlaced(copy, ports))) return null
  if (earlierRuns >= givenUpAfterRuns && (await isOver(copy, ports))) return null
  const failure = await judgeWithin(copy, again)
  if (failure === null) return null
  signal.throwIfAborted()
  return (await isOver(copy, ports)) ? null : failure
}

async function judgeWithin(copy: Copy, { rules, ports, signal }: Again): Promise<{ error: unknown } | null> {
  const judging = async (limited: AbortSignal): ReturnType<typeof judgeCopy> =>
    await judgeCopy(copy, { rules, ports, moment: 'taken' }, limited)
  try {
    const judgement = await withinTime(judging, judgeLimitMs, { clock: ports.clock, signal })
    const { reply, reason } = judgement
    // Nobody is there any more to come again after "later": what a name server's failure put off is judged again.
    const isLater = reply !== null && isTransient(reply)
    return isLater || isOpen(judgement) ? { error: new Error(reason) } : null
  } catch (error) {
    return { error }
  }
}

/** A placed copy cannot get better; a crash may have come between its result and the end of the job. */
async function isPlaced({ target }: Copy, { store }: KeptMessagePorts): Promise<boolean> {
  const test = await store.findReportedTest(target.trackingId)
  const seed = test?.seeds.find((one) => one.address === target.address)
  return seed?.result?.status === 'placed'
}

async function isOver({ target }: Copy, { store, clock }: KeptMessagePorts): Promise<boolean> {
  const test = await store.findReportedTest(target.trackingId)
  return test === null || test.expiresAtMs <= clock.nowMs()
}
