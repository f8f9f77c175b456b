/** Builds the report on one seed: its status, and the reason and the fix if it is not ok. */

import type { Folder } from '../foundation/contract/names.ts'
import type { SeedReport } from './check-result.ts'
import { type DecisionRules, isFiledElsewhere, type SeedEvidence } from './evidence.ts'
import {
  awaitedCause,
  type Cause,
  elsewhereCause,
  joinTexts,
  receivedCauses,
  refusalCauses,
  unsentCause,
  waitingCause,
} from './seed-cause.ts'

export interface SeedContext {
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: DecisionRules['onMissing']
  readonly isTimeUp: boolean
  readonly isSummaryAlone: boolean
  /** True if another run sent the mail, so that this run does not know whether the SMTP server accepted a copy. */
  readonly isSentElsewhere?: boolean
  /** True if another run sent the mail and the test expired at the service. */
  readonly isExpired?: boolean
}

/** The status of a seed, with the causes of this status. */
export interface SeedVerdict extends Pick<SeedReport, 'status' | 'reason' | 'fix'> {
  readonly causes: readonly Cause[]
}

/** Builds the report on one seed. */
export function reportSeed(evidence: SeedEvidence, context: SeedContext): SeedReport {
  const { seed, submission, result } = evidence
  const { status, reason, fix } = judgeSeed(evidence, context)
  return { ...seed, submission, result, status, reason, fix }
}

/** Returns the status, reason and fix of one seed. */
export function judgeSeed(evidence: SeedEvidence, context: SeedContext): SeedVerdict {
  switch (evidence.state) {
    case 'refused': {
      const causes = refusalCauses(evidence)
      return causes.length === 0 ? { ...toVerdict('failing', []), reason: 'rejected' } : toVerdict('failing', causes)
    }
    case 'received': {
      const causes = receivedCauses(evidence, context.inboxFolders)
      return toVerdict(causes.length === 0 ? 'ok' : 'failing', causes)
    }
    case 'unsent':
      return toVerdict('missing', [unsentCause(evidence.submission)])
    case 'pending':
      return pendingVerdict(evidence, context)
    default:
      return evidence.state satisfies never
  }
}

function toVerdict(status: SeedVerdict['status'], causes: readonly Cause[]): SeedVerdict {
  const reason = joinTexts(
    causes.map((one) => one.text),
    '; ',
  )
  const fix = joinTexts(
    causes.map((one) => one.fix),
    ' ',
  )
  return { status, reason, fix, causes }
}

function pendingVerdict(evidence: SeedEvidence, context: SeedContext): SeedVerdict {
  if (context.isSummaryAlone && evidence.submission?.status !== 'rejected') {
    return { ...toVerdict('unreported', []), reason: 'the service does not report results for individual seeds' }
  }
  if (isFiledElsewhere(evidence)) return elsewhereVerdict(evidence, context)
  const cause = context.isSentElsewhere === true ? awaitedCause(evidence, context) : waitingCause(evidence)
  const { text, fix } = cause
  if (!context.isTimeUp) return { ...toVerdict('outstanding', []), reason: `${text} yet when the outcome was decided` }
  const when = context.isExpired === true ? 'when the test expired at the service' : 'when the timeout expired'
  if (context.onMissing === 'exclude') {
    const reason = `${text} ${when}; excluded from the inbox rate`
    return { status: 'excluded', reason, fix, causes: [cause] }
  }
  return { status: 'missing', reason: `${text} ${when}`, fix, causes: [cause] }
}

/** The placement of the copy is unknown, so it counts like a missing one, but it is not missing. */
function elsewhereVerdict(evidence: SeedEvidence, { isTimeUp, onMissing }: SeedContext): SeedVerdict {
  const cause = elsewhereCause(evidence)
  if (!isTimeUp || onMissing !== 'exclude') return toVerdict('elsewhere', [cause])
  return { ...toVerdict('excluded', [cause]), reason: `${cause.text}; excluded from the inbox rate` }
}
