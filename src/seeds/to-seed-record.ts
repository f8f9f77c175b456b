/** A verdict on one copy as the record that its seed shows. */

import type { RecordedRule, ResultEvidence, SeedRecord, SeedRecordStatus } from '../storage/store.ts'
import type { FiredRule, Judgement } from '../verdict/judgement.ts'
import { recordAuthentication } from './record-authentication.ts'

/** What a record says beside the verdict. */
export interface RecordContext {
  readonly sender: string | null
  readonly recordedAtMs: number
  /** True: when the engine failed nothing will ask it again, so nothing better is waited for. */
  readonly isUndecidedFinal: boolean
  /** `taken`: the message was acknowledged before it was judged. */
  readonly moment: 'in-dialogue' | 'taken'
}

/** The record of a copy that a local seed has judged. */
export function toSeedRecord(judgement: Judgement, context: RecordContext): SeedRecord {
  const status = statusOf(judgement)
  return {
    status,
    isSettled: status === 'undecided' ? context.isUndecidedFinal || judgement.isFinal === true : status !== 'deferred',
    folder: judgement.folder,
    sender: context.sender,
    recordedAtMs: context.recordedAtMs,
    placementKind: 'simulated',
    reason:
      judgement.reply !== null && context.moment === 'taken' ? `${judgement.reason}${foundLate}` : judgement.reason,
    reply: judgement.reply,
    evidence: toEvidence(judgement),
  }
}

/** Then the reply is the one that the message deserved, and the sender was never given it. */
const foundLate = ' (found only after the message had been taken with 250: there was no room to judge it at once)'

function statusOf({ reply, folder }: Judgement): SeedRecordStatus {
  if (reply !== null) return reply.code >= 500 ? 'refused' : 'deferred'
  return folder === null ? 'undecided' : 'placed'
}

function toEvidence({ spf, dkim, dmarc, spam, firedRules, skippedRules }: Judgement): ResultEvidence {
  return {
    ...recordAuthentication({ spf, dkim, dmarc }),
    spam,
    firedRules: firedRules.map(toRecordedRule),
    skippedRules,
  }
}

function toRecordedRule({ id, text, source, mark, isDeciding, fix }: FiredRule): RecordedRule {
  const rule = { id, text, source, mark, isDeciding }
  return fix === undefined ? rule : { ...rule, fix }
}
