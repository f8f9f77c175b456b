/** One copy of a message at one seed: judged, and what came of it recorded. */

import type { CopyTarget } from '../storage/store.ts'
import type { JudgeInput, Judgement } from '../verdict/judgement.ts'
import type { Copy } from './read-arrival.ts'
import type { ReceivePorts, ReceiveRules } from './reception.ts'
import { toSeedRecord } from './to-seed-record.ts'

/** What surrounds the judgement of a copy. */
export interface JudgeSurroundings {
  readonly rules: ReceiveRules
  readonly ports: ReceivePorts
  /** `taken`: the message was acknowledged before, so nothing can be refused or put off any more. */
  readonly moment: 'in-dialogue' | 'taken'
}

/**
 * Judges and records; durable once the promise resolves. A bad form is a refusal by itself.
 * Rejects when storage, the judge or the signal ends it: then nothing is recorded.
 */
export async function judgeCopy(copy: Copy, surroundings: JudgeSurroundings, signal: AbortSignal): Promise<Judgement> {
  const { rules, ports, moment } = surroundings
  const { target, identity, message, seed, formRefusal } = copy
  const judgement = formRefusal ?? (await ports.judge(toJudgeInput(copy, surroundings), signal))
  signal.throwIfAborted()
  const record = toSeedRecord(judgement, {
    sender: identity.author() ?? message.envelopeSender,
    recordedAtMs: ports.clock.nowMs(),
    isUndecidedFinal: rules.isUndecidedFinal,
    moment,
  })
  const { toEvent } = ports
  const { messageKey } = identity
  const arrived = { numericId: target.numericId, address: target.address, messageKey, record }
  const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? arrived : { ...arrived, toEvent })
  if (deliveryIds.length > 0) ports.onDeliveries?.(deliveryIds)
  ports.onJudged?.({ numericId: target.numericId, seed: seed.address, judgement, moment })
  return judgement
}

function toJudgeInput({ message, seed, target }: Copy, { rules, moment }: JudgeSurroundings): JudgeInput {
  const { address, providerType, providerName, options } = seed
  const input: JudgeInput = {
    bytes: message.bytes,
    envelope: { sender: message.envelopeSender, recipient: address },
    client: message.client,
    seed: { address, providerType, providerName, options },
    measuredAddress: rules.measuredAddress(message.client.address),
    unsignedIsMeasured: rules.isUnsignedMeasured,
    ...kindOf(target, rules),
    whenDnsFails: rules.whenDnsFails ?? 'unmeasured',
  }
  // Only a history lets the judge ask for a retry. SMTP has one answer for all recipients of a message, so one seed of
  // several cannot ask for one of its own; and what was taken is not sent again.
  return message.seeds.length > 1 || moment === 'taken' ? input : { ...input, history: toHistory(target) }
}

/** Bulk-sender requirements apply to marketing mail. Without a mail type, the service's setting decides. */
function kindOf({ mailType }: CopyTarget, { senderClass }: ReceiveRules): Pick<JudgeInput, 'senderClass' | 'mailType'> {
  if (mailType === null) return { senderClass }
  return { senderClass: mailType === 'marketing' ? senderClass : 'all', mailType }
}

function toHistory({ acceptedCopyCount, temporaryRefusalCount }: CopyTarget): NonNullable<JudgeInput['history']> {
  return { acceptedCopyCount, temporaryRefusalCount }
}
