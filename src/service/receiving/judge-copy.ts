/** Judges one seed's copy of a message and records the result. */

import type { JudgeInput, Judgement } from '../../verdict/judgement.ts'
import type { CopyTarget } from '../storage/store.ts'
import type { Copy } from './read-arrival.ts'
import type { ReceiveContext, ReceiveRules } from './reception.ts'
import { toSeedRecord } from './to-seed-record.ts'

/** The context for judging one copy. */
export interface JudgeContext extends ReceiveContext {
  /** Whether the message was already acknowledged with 250, in which case it can no longer be rejected or deferred. */
  readonly isAcknowledged: boolean
}

/**
 * Judges and records a copy. The record is durable once the promise resolves. A malformed message is rejected without
 * being judged. If storing or judging fails, or if the signal aborts, the promise rejects and nothing is recorded.
 */
export async function judgeCopy(copy: Copy, context: JudgeContext, signal: AbortSignal): Promise<Judgement> {
  const { rules, ports, isAcknowledged } = context
  const { target, identity, message, seed, formRefusal } = copy
  // Storing the message never rejects, and runs concurrently with the judgement. The message is stored before the
  // result is recorded, so that a page that shows the result can also show the message.
  const keeping = ports.keepTestMail?.(target.numericId, { bytes: message.bytes, isHeadOnly: false }, signal)
  const judgement = formRefusal ?? (await ports.judge(toJudgeInput(copy, context), signal))
  await keeping
  signal.throwIfAborted()
  const record = toSeedRecord(judgement, {
    sender: identity.author() ?? message.envelopeSender,
    recordedAtMs: ports.clock.nowMs(),
    isUndecidedFinal: rules.isUndecidedFinal,
    isAcknowledged,
  })
  const { toEvent } = ports
  const { messageKey } = identity
  const arrived = { numericId: target.numericId, address: target.address, messageKey, record }
  const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? arrived : { ...arrived, toEvent })
  if (deliveryIds.length > 0) ports.onDeliveries?.(deliveryIds)
  ports.onJudged?.({ numericId: target.numericId, seed: seed.address, judgement, isAcknowledged })
  return judgement
}

function toJudgeInput({ message, seed, target }: Copy, { rules, isAcknowledged }: JudgeContext): JudgeInput {
  const { address, providerType, providerName, options } = seed
  const { acceptedCopyCount, temporaryRefusalCount } = target
  const input: JudgeInput = {
    bytes: message.bytes,
    envelope: { sender: message.envelopeSender, recipient: address },
    client: message.client,
    seed: { address, providerType, providerName, options },
    measuredAddress: rules.measuredAddress(message.client.address),
    unsignedIsMeasured: rules.isUnsignedMeasured,
    ...classOf(target, rules),
    whenDnsFails: rules.whenDnsFails ?? 'unmeasured',
  }
  // Without a history, the judgement never asks the sender to retry. Omit the history in two cases: if the message has
  // several recipients, because SMTP allows only one reply for all of them; and if the message was already
  // acknowledged, because the sender will not send it again.
  const canRetry = message.seeds.length === 1 && !isAcknowledged
  return canRetry ? { ...input, history: { acceptedCopyCount, temporaryRefusalCount } } : input
}

/**
 * Returns the sender class: bulk-sender requirements apply to marketing mail. Without a mail type, the service's
 * setting applies.
 */
function classOf(
  { mailType }: CopyTarget,
  { senderClass }: ReceiveRules,
): Pick<JudgeInput, 'senderClass' | 'mailType'> {
  if (mailType === null) return { senderClass }
  return { senderClass: mailType === 'marketing' ? senderClass : 'all', mailType }
}
