/** Converts verdicts to the records that are stored in the database. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import type { FiredRule, Judgement } from '../../verdict/judgement.ts'
import type { RecordedRule, RecordedVerdict, ResultEvidence, SeedRecord, SeedRecordStatus } from '../storage/store.ts'

/** The parts of a record that are not taken from the verdict. */
export interface RecordContext {
  readonly sender: string | null
  readonly recordedAtMs: number
  /** True if a seed's result is final even if the spam engine failed, because the message will not be judged again. */
  readonly isUndecidedFinal: boolean
  /** See `isAcknowledged` in JudgeContext. */
  readonly isAcknowledged: boolean
}

/** Returns the record of a copy that was judged at a local seed. */
export function toSeedRecord(judgement: Judgement, context: RecordContext): SeedRecord {
  const status = statusOf(judgement)
  return {
    status,
    isSettled: status === 'undecided' ? context.isUndecidedFinal || judgement.isFinal === true : status !== 'deferred',
    folder: judgement.folder,
    sender: context.sender,
    recordedAtMs: context.recordedAtMs,
    placementKind: 'simulated',
    reason: judgement.reply !== null && context.isAcknowledged ? `${judgement.reason}${tooLate}` : judgement.reason,
    reply: judgement.reply,
    evidence: toEvidence(judgement),
  }
}

/** The text added to the reason when the recorded reply was not sent to the sender. */
const tooLate = ' (judged only after the server had accepted the message with 250, because the server was busy)'

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

/** Returns the record of the SPF, DKIM and DMARC results, for local seeds and real mailboxes. */
export function recordAuthentication({
  spf,
  dkim,
  dmarc,
}: Authentication): Pick<ResultEvidence, 'spf' | 'dkim' | 'dmarc'> {
  return { spf: toRecorded(spf), dkim: toRecorded(dkim), dmarc: { ...toRecorded(dmarc), policy: dmarc.policy } }
}

function toRecorded(verdict: RecordedVerdict): RecordedVerdict {
  const { isPass, isMeasured, result, domain, isAligned, detail, origin, fix } = verdict
  const kept = { isPass, isMeasured, result, domain, isAligned, detail }
  return { ...kept, ...(origin === undefined ? {} : { origin }), ...(fix === undefined ? {} : { fix }) }
}

function toRecordedRule({ id, text, source, mark, isDeciding, fix }: FiredRule): RecordedRule {
  const rule = { id, text, source, mark, isDeciding }
  return fix === undefined ? rule : { ...rule, fix }
}
