/**
 * Receives messages under load. If a slot is free, a message is judged during the SMTP session, so that it can be
 * rejected. Otherwise, the message is stored, acknowledged, and judged later by a job. Every acknowledged message has
 * been stored durably.
 */

import { withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { KeptMessage } from '../storage/inbound-message.ts'
import type { Jobs, NewJob } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import type { JudgingSlots } from './judging-slots.ts'
import type { KeptCopies } from './kept-copies.ts'
import { type Arrival, type Copy, readArrival } from './read-arrival.ts'
import { acceptedReply, judgeArrival, receivedCopy } from './receive-message.ts'
import type { IncomingMessage, ReceiveContext, ReceivedCopy, ReceivePorts, Reception } from './reception.ts'

/** Dependencies of a receiver that can store messages. */
export interface KeepPorts extends ReceivePorts {
  readonly store: ReceivePorts['store'] & Pick<Store, 'keepMessage'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly random: Pick<Random, 'uuid'>
  readonly keptCopies: KeptCopies
  /** Called when judging a message or enqueueing jobs failed and will be retried. */
  onError(error: unknown, failed: FailedStep): void
}

/** The step that failed. For `judging`, includes the numeric ids of the tests to which the copies belong. */
export type FailedStep =
  | { readonly step: 'judging'; readonly numericIds: readonly number[] }
  | { readonly step: 'enqueueing' }

/** The dependencies and the judging slots of a receiver. */
export interface DurableReceiverParts extends ReceiveContext {
  readonly ports: KeepPorts
  /** The judging slots. If no slot is free, messages are stored and judged later. */
  readonly slots: JudgingSlots
}

/** The time limit for judging during the SMTP session. When the time limit expires, the message is stored instead. */
const sessionLimitMs = 60_000

/** Jobs created within a period of this length are enqueued as one batch. */
const batchMs = 50

/** The delay before presend tries a failed engine again. */
const retryDelayMs = 2000

/**
 * Returns a function that receives messages. The function replies with 250 only if every result, or the message itself,
 * is on disk. The promise rejects if the database fails or the signal aborts; the message must then not be
 * acknowledged.
 */
export function durableReceiver({
  rules,
  ports,
  slots,
}: DurableReceiverParts): (message: IncomingMessage, signal: AbortSignal) => Promise<Reception> {
  const keepers = { ...ports, enqueueSoon: batchJobs(ports) }
  return async (message, signal) => {
    const arrival = await readArrival(message, ports, signal)
    // Malformed mail and mail that matches no test are not judged, so they need no slot.
    if (arrival.copies.length === 0 || arrival.formRefusal !== null) {
      return (await judgeArrival(arrival, { rules, ports }, signal)).reception
    }
    using slot = slots.tryTake()
    if (slot === null) return await keep(arrival, { copies: arrival.copies, delayMs: 0 }, keepers)
    return await judgeOrKeep(arrival, { rules, ports: keepers }, signal)
  }
}

interface Keepers extends KeepPorts {
  /** Enqueues a job with the next batch. */
  enqueueSoon(job: NewJob): void
}

async function judgeOrKeep(
  arrival: Arrival,
  context: ReceiveContext & { readonly ports: Keepers },
  signal: AbortSignal,
): Promise<Reception> {
  const { rules, ports } = context
  const judging = async (limited: AbortSignal): ReturnType<typeof judgeArrival> =>
    await judgeArrival(arrival, context, limited)
  const judged = await withinTime(judging, sessionLimitMs, { clock: ports.clock, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    ports.onError(error, { step: 'judging', numericIds: arrival.copies.map(({ target }) => target.numericId) })
    return null
  })
  if (judged === null) return await keep(arrival, { copies: arrival.copies, delayMs: retryDelayMs }, ports)
  const { undecided, reception } = judged
  if (undecided.length === 0 || rules.isUndecidedFinal) return reception
  return await keep(arrival, { copies: undecided, delayMs: retryDelayMs, decided: reception.copies }, ports)
}

/**
 * Batches jobs, because enqueueing jobs one by one would take as long as storing the messages. If the process dies
 * before a batch is enqueued, the sweep finds its messages.
 */
function batchJobs(ports: Pick<KeepPorts, 'jobs' | 'clock' | 'onError'>): (job: NewJob) => void {
  let batch: NewJob[] = []
  const { signal } = new AbortController()

  async function enqueueBatch(): Promise<void> {
    await ports.clock.sleep(batchMs, signal)
    const jobs = batch
    batch = []
    await ports.jobs.enqueue(jobs).catch((error: unknown) => ports.onError(error, { step: 'enqueueing' }))
  }

  return (job) => {
    batch.push(job)
    if (batch.length === 1) void enqueueBatch()
  }
}

interface Kept {
  readonly copies: readonly Copy[]
  readonly delayMs: number
  /** The outcomes of copies that have already been judged; empty by default. */
  readonly decided?: readonly ReceivedCopy[]
}

/** Stores the message and enqueues its job in the background. If enqueueing fails, the sweep enqueues the job later. */
async function keep(arrival: Arrival, { copies, delayMs, decided = [] }: Kept, ports: Keepers): Promise<Reception> {
  const { bytes, envelopeSender, client } = arrival.message
  const receivedAtMs = ports.clock.nowMs()
  // The id starts with the time, so that messages received in succession are adjacent in every index.
  const messageId = `${receivedAtMs.toString(36).padStart(9, '0')}-${ports.random.uuid()}`
  await ports.store.keepMessage({
    messageId,
    bytes,
    receivedAtMs,
    envelopeSender,
    recipients: copies.map(({ target }) => target.address),
    client: { ...client, isTlsOffered: client.isTlsOffered === true },
  })
  ports.keptCopies.add(messageId, copies)
  ports.enqueueSoon(judgementJob(messageId, receivedAtMs + delayMs))
  return {
    reply: acceptedReply('queued', arrival),
    isMatched: true,
    isForeign: arrival.isForeign,
    copies: [
      ...decided.filter(({ outcome }) => outcome !== 'undecided'),
      ...copies.map((copy) => receivedCopy(copy, 'queued')),
    ],
  }
}

/** Creates the job that judges a stored message; see judge-kept-message.ts. */
function judgementJob(messageId: string, runAtMs: number): NewJob {
  return { kind: 'judge-message', key: messageId, runAtMs }
}

/** Dependencies of a sweep. */
export interface SweepPorts {
  readonly store: Pick<Store, 'listMessages'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Messages younger than this are skipped, because their jobs may be about to be enqueued. */
const graceMs = 10_000

/** The maximum number of messages per call. */
const sweptCount = 1000

/**
 * Returns a function that enqueues jobs for one batch of waiting messages. A message that already has a job is not
 * judged twice, because the new job would have the same key. Each call continues after the previous batch and, after
 * the newest message, starts again with the oldest. Thousands of messages that are waiting for a failed engine
 * therefore do not hold up later messages.
 */
export function messageSweep({ store, jobs, clock }: SweepPorts): () => Promise<void> {
  let last: KeptMessage | null = null
  return async () => {
    const nowMs = clock.nowMs()
    const messages = await store.listMessages(nowMs - graceMs, sweptCount, last)
    last = messages.length < sweptCount ? null : (messages.at(-1) ?? null)
    await jobs.enqueue(messages.map(({ messageId }) => judgementJob(messageId, nowMs)))
  }
}
