/**
 * Receiving under load: a message is judged while its sender waits when there is room, so that it can be refused for
 * real; else it is kept, acknowledged, and judged by a job. What is acknowledged is on disk.
 */

import type { Jobs, NewJob } from '../storage/jobs.ts'
import type { Store } from '../storage/store.ts'
import { withinTime } from '../world/time-limit.ts'
import type { Random } from '../world/world.ts'
import { type Arrival, type Copy, readArrival } from './read-arrival.ts'
import { judgeArrival, receivedCopy, takenReply } from './receive-message.ts'
import type { IncomingMessage, ReceivedCopy, ReceivePorts, ReceiveRules, Reception } from './reception.ts'

/** What keeping a message needs beside judging it. */
export interface KeepPorts extends ReceivePorts {
  readonly store: ReceivePorts['store'] & Pick<Store, 'keepMessage'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly random: Pick<Random, 'uuid'>
  /** Called with what failed and is tried again later: judging a message, or enqueueing jobs. */
  onError(error: unknown, failed: FailedStep): void
}

/** What failed; `judging`: of these tests' copies. */
export type FailedStep =
  | { readonly step: 'judging'; readonly numericIds: readonly number[] }
  | { readonly step: 'enqueueing' }

/** A receiver's parts. */
export interface DurableReceiverParts {
  readonly rules: ReceiveRules
  readonly ports: KeepPorts
  /** How many messages are judged at once while their senders wait; 0: every message is kept first. */
  readonly slotCount: number
}

/** A sender waits for the judgement no longer than this; then the message is kept. */
const dialogueLimitMs = 60_000

/** A message that is kept because there is no room to judge it can wait this much longer. */
const gatherMs = 50

/** An engine that has just failed is not asked again at once. */
const secondLookAfterMs = 2000

/**
 * A function that receives messages. Its reply is 250 only when every result, or the message itself, is on disk.
 * Rejects when storage fails or the signal aborts: then nothing may be acknowledged.
 */
export function durableReceiver({
  rules,
  ports,
  slotCount,
}: DurableReceiverParts): (message: IncomingMessage, signal: AbortSignal) => Promise<Reception> {
  let takenSlotCount = 0
  const keepers = { ...ports, requestJob: gatherJobs(ports) }
  return async (message, signal) => {
    const arrival = await readArrival(message, ports, signal)
    // No slot for what nobody judges: mail of no test, and mail of a bad form.
    if (arrival.copies.length === 0 || arrival.formRefusal !== null) {
      return (await judgeArrival(arrival, { rules, ports }, signal)).reception
    }
    if (takenSlotCount >= slotCount) return await keep(arrival, { copies: arrival.copies, delayMs: 0 }, keepers)
    takenSlotCount += 1
    try {
      return await judgeOrKeep(arrival, { rules, ports: keepers }, signal)
    } finally {
      takenSlotCount -= 1
    }
  }
}

async function judgeOrKeep(
  arrival: Arrival,
  surroundings: { readonly rules: ReceiveRules; readonly ports: Keepers },
  signal: AbortSignal,
): Promise<Reception> {
  const { rules, ports } = surroundings
  const judging = async (limited: AbortSignal): ReturnType<typeof judgeArrival> =>
    await judgeArrival(arrival, surroundings, limited)
  const judged = await withinTime(judging, dialogueLimitMs, { clock: ports.clock, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    ports.onError(error, { step: 'judging', numericIds: arrival.copies.map(({ target }) => target.numericId) })
    return null
  })
  if (judged === null) return await keep(arrival, { copies: arrival.copies, delayMs: secondLookAfterMs }, ports)
  if (judged.undecided.length === 0 || rules.isUndecidedFinal) return judged.reception
  const { undecided, reception } = judged
  return await keep(arrival, { copies: undecided, delayMs: secondLookAfterMs, decided: reception.copies }, ports)
}

interface Keepers extends KeepPorts {
  requestJob(job: NewJob): void
}

/**
 * Jobs of the same moment are asked for together: one by one they would cost as much as keeping the messages. Those that
 * are not asked for when the process dies are found by the sweep.
 */
function gatherJobs(ports: Pick<KeepPorts, 'jobs' | 'clock' | 'onError'>): (job: NewJob) => void {
  let gathered: NewJob[] = []
  const { signal } = new AbortController()

  async function enqueueSoon(): Promise<void> {
    await ports.clock.sleep(gatherMs, signal)
    const all = gathered
    gathered = []
    await ports.jobs.enqueue(all).catch((error: unknown) => ports.onError(error, { step: 'enqueueing' }))
  }

  return (job) => {
    gathered.push(job)
    if (gathered.length === 1) void enqueueSoon()
  }
}

interface Kept {
  readonly copies: readonly Copy[]
  readonly delayMs: number
  /** What became of the others; absent: there are none. */
  readonly decided?: readonly ReceivedCopy[]
}

/** The job is asked for behind the sender's back: when that fails, the sweep does it. */
async function keep(arrival: Arrival, { copies, delayMs, decided = [] }: Kept, ports: Keepers): Promise<Reception> {
  const { bytes, envelopeSender, client } = arrival.message
  const receivedAtMs = ports.clock.nowMs()
  const messageId = newMessageId(receivedAtMs, ports)
  await ports.store.keepMessage({
    messageId,
    bytes,
    receivedAtMs,
    envelopeSender,
    recipients: copies.map(({ target }) => target.address),
    client: { ...client, isTlsOffered: client.isTlsOffered === true },
  })
  ports.requestJob(judgementJob(messageId, receivedAtMs + delayMs))
  return {
    reply: takenReply('kept', arrival),
    isMatched: true,
    isForeign: arrival.isForeign,
    copies: [
      ...decided.filter(({ outcome }) => outcome !== 'undecided'),
      ...copies.map((copy) => receivedCopy(copy, 'kept')),
    ],
  }
}

/** Begins with the time, so that what comes one after another lies side by side in every index. */
function newMessageId(receivedAtMs: number, { random }: Pick<KeepPorts, 'random'>): string {
  return `${receivedAtMs.toString(36).padStart(9, '0')}-${random.uuid()}`
}

/** The job that judges a kept message; see judge-kept-message.ts. */
export function judgementJob(messageId: string, runAtMs: number): NewJob {
  return { kind: 'judge-message', key: messageId, runAtMs }
}
