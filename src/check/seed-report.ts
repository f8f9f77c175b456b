/** One seed as reports show it: its status, why, and what to do. */

import type { Folder } from '../contract/names.ts'
import type { SeedReport } from './check-result.ts'
import type { DecisionRules, SeedEvidence } from './evidence.ts'
import { joinTexts, receivedTroubles, refusalTroubles, type Trouble, unsentTrouble, waitingTrouble } from './trouble.ts'

/** What a seed's report depends on beside the seed. */
export interface SeedContext {
  readonly inboxFolders: readonly Folder[]
  readonly onMissing: DecisionRules['onMissing']
  readonly isTimeUp: boolean
  readonly isSummaryAlone: boolean
}

/** A seed's status, and each cause of it that has a fix. */
export interface SeedVerdict extends Pick<SeedReport, 'status' | 'reason' | 'fix'> {
  readonly troubles: readonly Trouble[]
}

/** The report of one seed. */
export function reportSeed(evidence: SeedEvidence, context: SeedContext): SeedReport {
  const { seed, submission, result } = evidence
  const { status, reason, fix } = judgeSeed(evidence, context)
  return { ...seed, submission, result, status, reason, fix }
}

/** Status, reason and fix of one seed. */
export function judgeSeed(evidence: SeedEvidence, context: SeedContext): SeedVerdict {
  switch (evidence.fate) {
    case 'refused': {
      const troubles = refusalTroubles(evidence)
      return troubles.length === 0 ? { ...told('failing', []), reason: 'rejected' } : told('failing', troubles)
    }
    case 'received': {
      const troubles = receivedTroubles(evidence, context.inboxFolders)
      return told(troubles.length === 0 ? 'ok' : 'failing', troubles)
    }
    case 'unsent':
      return told('missing', [unsentTrouble(evidence.submission)])
    case 'pending':
      return pendingVerdict(evidence, context)
    default:
      return evidence.fate satisfies never
  }
}

function told(status: SeedVerdict['status'], troubles: readonly Trouble[]): SeedVerdict {
  const reason = joinTexts(
    troubles.map((one) => one.text),
    '; ',
  )
  const fix = joinTexts(
    troubles.map((one) => one.fix),
    ' ',
  )
  return { status, reason, fix, troubles }
}

function pendingVerdict(evidence: SeedEvidence, context: SeedContext): SeedVerdict {
  if (context.isSummaryAlone && evidence.submission?.status !== 'rejected') {
    return { ...told('unreported', []), reason: 'the service gives no results of single seeds' }
  }
  const trouble = waitingTrouble(evidence)
  const { text, fix } = trouble
  if (!context.isTimeUp) return { ...told('outstanding', []), reason: `${text} yet when the outcome was decided` }
  if (context.onMissing === 'exclude') {
    const reason = `${text} when the timeout expired; left out of the inbox rate`
    return { status: 'excluded', reason, fix, troubles: [trouble] }
  }
  return { status: 'missing', reason: `${text} when the timeout expired`, fix, troubles: [trouble] }
}
