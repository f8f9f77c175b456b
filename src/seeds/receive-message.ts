/** What becomes of one message at the local seeds: matched to its test, judged, recorded, and then answered. */

import { isTransient, type SmtpReply } from '../mail/submission-outcome.ts'
import type { CopyTarget, Store } from '../storage/store.ts'
import type { JudgedClient, JudgeInput, Judgement } from '../verdict/judgement.ts'
import type { Clock } from '../world/world.ts'
import type { DirectorySeed } from './directory.ts'
import { findBareLineEnd, refusalOf } from './line-ends.ts'
import { matchMessage } from './match-message.ts'
import { type MessageIdentity, readIdentity } from './read-identity.ts'
import { toSeedRecord } from './to-seed-record.ts'

/** A message as SMTP handed it over. */
export interface IncomingMessage {
  readonly bytes: Uint8Array
  readonly envelopeSender: string | null
  /** Never empty. */
  readonly seeds: readonly DirectorySeed[]
  readonly client: JudgedClient
}

/** What holds for all messages of a receiver. */
export interface ReceiveRules {
  /** The address SPF is asked about; `null`: SPF is not measured. */
  measuredAddress(clientAddress: string): string | null
  readonly isUnsignedMeasured: boolean
  readonly senderClass: 'bulk' | 'all'
  /** See RecordContext. */
  readonly isUndecidedFinal: boolean
}

export interface ReceivePorts {
  readonly store: Pick<Store, 'findCopyTarget' | 'recordCopy'>
  readonly clock: Clock
  /** `judgeMessage` with its ports. */
  judge(input: JudgeInput, signal: AbortSignal): Promise<Judgement>
  /** Called after a seed of this test shows something new. */
  onRecorded(numericId: number): void
}

/** The answer to the final dot, and whether any seed belonged to a test. */
export interface Reception {
  readonly reply: SmtpReply
  readonly isMatched: boolean
}

/**
 * Receives a message at all its seeds. When the reply is 250, every result is stored.
 * Rejects when storage, the judge or the signal ends it: then nothing may be acknowledged.
 */
export async function receiveMessage(
  message: IncomingMessage,
  surroundings: { readonly rules: ReceiveRules; readonly ports: ReceivePorts },
  signal: AbortSignal,
): Promise<Reception> {
  const identity = readIdentity(message.bytes)
  const receptions: Reception[] = []
  for (const seed of message.seeds) {
    const target = await findTarget(identity, seed, surroundings.ports.store)
    receptions.push(await receiveCopy({ message, seed, target, identity }, surroundings, signal))
  }
  return { reply: commonReply(receptions), isMatched: receptions.some((one) => one.isMatched) }
}

interface Copy {
  readonly message: IncomingMessage
  readonly seed: DirectorySeed
  readonly target: CopyTarget | null
  readonly identity: MessageIdentity
}

async function findTarget(
  identity: MessageIdentity,
  { address }: DirectorySeed,
  store: ReceivePorts['store'],
): Promise<CopyTarget | null> {
  const { messageKey } = identity
  return await matchMessage(identity, async (trackingIds) => {
    return await store.findCopyTarget({ trackingIds, address, messageKey })
  })
}

async function receiveCopy(
  copy: Copy,
  { rules, ports }: { readonly rules: ReceiveRules; readonly ports: ReceivePorts },
  signal: AbortSignal,
): Promise<Reception> {
  const { message, target, identity } = copy
  const { messageKey } = identity
  const bareLineEnd = findBareLineEnd(message.bytes)
  if (target === null) {
    return { reply: bareLineEnd === null ? unmatchedReply : refusalOf(bareLineEnd).reply, isMatched: false }
  }
  const judgement =
    bareLineEnd === null ? await ports.judge(toJudgeInput(copy, target, rules), signal) : refusalOf(bareLineEnd)
  signal.throwIfAborted()
  const record = toSeedRecord(judgement, {
    sender: identity.author ?? message.envelopeSender,
    recordedAtMs: ports.clock.nowMs(),
    isUndecidedFinal: rules.isUndecidedFinal,
  })
  const { numericId, address } = target
  const state = await ports.store.recordCopy({ numericId, address, messageKey, record })
  if (state.status === 'recorded') ports.onRecorded(numericId)
  return { reply: judgement.reply ?? acceptedReply(messageKey), isMatched: true }
}

function toJudgeInput({ message, seed }: Copy, target: CopyTarget, rules: ReceiveRules): JudgeInput {
  const { address, providerType, providerName, options } = seed
  const { acceptedCopyCount, temporaryRefusalCount } = target
  const input: JudgeInput = {
    bytes: message.bytes,
    envelope: { sender: message.envelopeSender, recipient: address },
    client: message.client,
    seed: { address, providerType, providerName, options },
    measuredAddress: rules.measuredAddress(message.client.address),
    unsignedIsMeasured: rules.isUnsignedMeasured,
    senderClass: rules.senderClass,
  }
  // SMTP has one answer for all recipients of a message, so one seed of several cannot ask for a retry of its own:
  // without a history the judge never does.
  return message.seeds.length > 1 ? input : { ...input, history: { acceptedCopyCount, temporaryRefusalCount } }
}

/** Any acceptance is an acceptance; what other seeds refused stands in their results. Else "later" beats "never". */
function commonReply(receptions: readonly Reception[]): SmtpReply {
  const replies = receptions.map((one) => one.reply)
  const accepted = replies.find((reply) => reply.code < 400)
  return accepted ?? replies.find(isTransient) ?? replies[0] ?? unmatchedReply
}

function acceptedReply(messageKey: string): SmtpReply {
  return { code: 250, enhancedCode: '2.0.0', text: `Ok: recorded as ${messageKey.slice(0, 12)}` }
}

const unmatchedReply: SmtpReply = {
  code: 250,
  enhancedCode: '2.0.0',
  text: 'Ok: accepted, but it carries the tracking id of no test here and is not kept',
}
