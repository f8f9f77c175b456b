/** Evaluates, without side effects, one test of a run with `mode: send`. Such a run reads no results. */

import { renderCount } from '../foundation/errors/render-count.ts'
import { isTransient, renderReply } from '../foundation/mail/submission-outcome.ts'
import type { SeedReport } from './check-result.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { type DecisionRules, type Evidence, joinEvidence, type SeedEvidence } from './evidence.ts'
import { collectFindings } from './findings.ts'
import { reportSeed, type SeedContext } from './seed-report.ts'

export interface SendingInput {
  readonly seeds: Evidence['seeds']
  readonly submissions: Evidence['submissions']
  readonly rules: DecisionRules
  readonly isCancelled: boolean
}

/**
 * Evaluates the outcomes of sending. `fail` means that rejected copies make a threshold unreachable, as in a run that
 * waits for results. `pass` means that every copy was sent or permanently rejected, and at least one was sent.
 */
export function evaluateSending({ seeds, submissions, rules, isCancelled }: SendingInput): Evaluation {
  const evidence = { seeds, submissions, snapshot: null }
  const evaluation = evaluate({ evidence, rules, ending: { kind: 'decided' } })
  if (evaluation.outcome === 'fail') return evaluation
  const joined = joinEvidence(evidence)
  const counts = countCopies(joined.seeds)
  const obstacle = isCancelled ? cancelled(counts) : findObstacle(joined.seeds, counts)
  const outcome = obstacle === null ? 'pass' : 'inconclusive'
  const context = {
    inboxFolders: rules.inboxFolders,
    onMissing: rules.onMissing,
    isTimeUp: false,
    isSummaryAlone: false,
  }
  return {
    ...evaluation,
    outcome,
    reason: obstacle ?? `${sentText(counts)}; no result was read`,
    simulated: 'none',
    // Omit the rates, folders and shares, which would suggest that results were read.
    rates: [],
    placement: [],
    pointsPerSeed: null,
    missingPercent: null,
    seeds: joined.seeds.map((one) => reportSent(one, context)),
    findings: collectFindings({ seeds: joined.seeds, context, outcome }),
    warnings: lostWarnings(counts),
  }
}

interface CopyCounts {
  readonly allCount: number
  readonly sentCount: number
  readonly rejectedCount: number
  /**
   * The number of copies for which the connection was lost between the end of the data and the reply. They count as
   * sent.
   */
  readonly lostCount: number
}

function countCopies(seeds: readonly SeedEvidence[]): CopyCounts {
  const countOf = (status: 'accepted' | 'unknown'): number =>
    seeds.filter(({ submission }) => submission?.status === status).length
  const lostCount = countOf('unknown')
  return {
    allCount: seeds.length,
    sentCount: countOf('accepted') + lostCount,
    rejectedCount: seeds.filter((one) => one.state === 'refused').length,
    lostCount,
  }
}

function sentText({ sentCount, allCount, rejectedCount }: CopyCounts): string {
  const rejected = rejectedCount === 0 ? '' : ` (${rejectedCount} rejected)`
  return `sent ${sentCount} of ${renderCount(allCount, 'copy', 'copies')}${rejected}`
}

function cancelled(counts: CopyCounts): string {
  return `the run was canceled; ${sentText(counts)}`
}

/** Explains why copies were not sent. Returns `null` if the mail was sent. */
function findObstacle(seeds: readonly SeedEvidence[], { allCount, sentCount }: CopyCounts): string | null {
  const unsent = seeds.flatMap(({ submission }) => (submission?.status === 'not-attempted' ? [submission.reason] : []))
  const deferred = seeds.flatMap(({ submission }) =>
    submission?.status === 'rejected' && isTransient(submission.reply) ? [renderReply(submission.reply)] : [],
  )
  const [why] = [...unsent, ...deferred]
  const all = allCount === 1 ? 'the only copy' : `all ${allCount} copies`
  if (why === undefined) return sentCount > 0 ? null : `the SMTP server rejected ${all}`
  const count = unsent.length + deferred.length
  const undone = unsent.length > 0 ? 'not sent' : 'still deferred when the timeout expired'
  return `${count} of ${renderCount(allCount, 'copy', 'copies')} ${count === 1 ? 'was' : 'were'} ${undone}: ${why}`
}

function reportSent(evidence: SeedEvidence, context: SeedContext): SeedReport {
  const report = reportSeed(evidence, context)
  const { submission } = evidence
  if (submission?.status !== 'accepted') return report
  const queueId = submission.queueId === null ? '' : ` as ${submission.queueId}`
  return { ...report, reason: `accepted by the SMTP server${queueId}; no result was read` }
}

function lostWarnings({ lostCount }: CopyCounts): readonly string[] {
  if (lostCount === 0) return []
  const copies = renderCount(lostCount, 'copy', 'copies')
  return [`it is unknown whether the SMTP server accepted ${copies}, because the connection was lost before its reply`]
}
