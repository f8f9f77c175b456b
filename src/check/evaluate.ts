/** Turns evidence into the evaluation that gate, summary, comment, outputs and files all show. Pure. */

import { isTransient } from '../mail/submission-outcome.ts'
import type { TestReport } from './check-result.ts'
import { type Decision, decide } from './early-decision.ts'
import {
  type DecisionRules,
  type Ending,
  type Evidence,
  isSummaryAlone,
  type JoinedEvidence,
  joinEvidence,
} from './evidence.ts'
import { type SendingObstacles, testSentence } from './outcome-sentence.ts'
import { placementOf } from './placement.ts'
import { ratePercent, renderCount, renderPercent, renderThreshold } from './rate.ts'
import { reportSeed, type SeedContext } from './seed-report.ts'

/** What an evaluation is made of. */
export interface EvaluationInput {
  readonly evidence: Evidence
  readonly rules: DecisionRules
  readonly ending: Ending
}

/** The part of a test's report that follows from its evidence. */
export type Evaluation = Pick<
  TestReport,
  | 'outcome'
  | 'sentence'
  | 'rates'
  | 'seeds'
  | 'placement'
  | 'receivedCount'
  | 'pointsPerSeed'
  | 'tabPercent'
  | 'spamPercent'
  | 'missingPercent'
  | 'isEarlyDecision'
  | 'outstandingCount'
  | 'warnings'
>

/**
 * The evaluation of one test.
 *
 * `pass`: every threshold is met and at least one copy was received. `fail`: at least one is surely missed.
 * `inconclusive`: everything else; missing evidence never turns into a pass.
 */
export function evaluate({ evidence, rules, ending }: EvaluationInput): Evaluation {
  const joined = joinEvidence(evidence)
  const moment = ending.kind === 'time-up' ? 'time-up' : 'open'
  const decision = decide({ evidence, joined, rules, moment })
  const outcome = ending.kind === 'interrupted' && !decision.isFinal ? 'inconclusive' : decision.outcome
  const outstandingCount = ending.kind === 'time-up' ? 0 : decision.tallies.overall.withoutResultCount
  return {
    outcome,
    sentence: testSentence({
      outcome,
      rates: decision.rates,
      tally: decision.tallies.overall,
      ending,
      obstacles: obstaclesTo(joined),
      simulated: simulatedShare(joined),
    }),
    rates: decision.rates,
    seeds: reportSeeds(evidence, joined, { rules: effectiveRules(rules, decision), ending }),
    ...placementFigures(evidence, joined, decision),
    missingPercent: missingPercent(decision, ending),
    isEarlyDecision: ending.kind !== 'time-up' && decision.isFinal && outstandingCount > 0,
    outstandingCount,
    warnings: [...inboxWarnings(decision, rules), ...joined.notices],
  }
}

function obstaclesTo({ seeds }: JoinedEvidence): SendingObstacles {
  const submissions = seeds.filter((one) => one.fate !== 'received').map((one) => one.submission)
  const deferred = submissions.filter((one) => one?.status === 'rejected' && isTransient(one.reply))
  return {
    unsentReason: submissions.find((one) => one?.status === 'not-attempted')?.reason ?? null,
    deferredCount: deferred.length,
    deferral: deferred.find((one) => one?.status === 'rejected')?.reply ?? null,
  }
}

function simulatedShare({ seeds }: JoinedEvidence): 'none' | 'some' | 'all' {
  const received = seeds.filter((one) => one.fate === 'received')
  const simulated = received.filter((one) => one.result?.placementKind === 'simulated')
  if (simulated.length === 0) return 'none'
  return simulated.length === received.length ? 'all' : 'some'
}

/** Where nothing was received nothing can be left out: every seed is unknown. */
function effectiveRules(rules: DecisionRules, { tallies }: Decision): DecisionRules {
  return tallies.overall.receivedCount === 0 ? { ...rules, onMissing: 'inconclusive' } : rules
}

function reportSeeds(
  evidence: Evidence,
  joined: JoinedEvidence,
  { rules, ending }: { readonly rules: DecisionRules; readonly ending: Ending },
): TestReport['seeds'] {
  const context: SeedContext = {
    inboxFolders: rules.inboxFolders,
    onMissing: rules.onMissing,
    isTimeUp: ending.kind === 'time-up',
    isSummaryAlone: isSummaryAlone(evidence.snapshot),
  }
  return joined.seeds.map((one) => reportSeed(one, context))
}

function placementFigures(
  evidence: Evidence,
  joined: JoinedEvidence,
  { tallies: { overall }, rates }: Decision,
): Pick<Evaluation, 'placement' | 'receivedCount' | 'pointsPerSeed' | 'tabPercent' | 'spamPercent'> {
  const isUnreported = isSummaryAlone(evidence.snapshot)
  const outOfCount = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')?.outOfCount ?? 0
  const { Promotions, Social, Updates, Forums, Spam } = overall.folders
  const shareOf = (count: number): number | null =>
    isUnreported || overall.receivedCount === 0 ? null : ratePercent(count, outOfCount)
  return {
    placement: isUnreported ? [] : placementOf(joined.seeds),
    receivedCount: overall.receivedCount,
    pointsPerSeed: ratePercent(1, outOfCount),
    tabPercent: shareOf(Promotions + Social + Updates + Forums),
    spamPercent: shareOf(Spam),
  }
}

/** Sent to, no result, and none will come ÷ all seeds sent to. */
function missingPercent({ tallies: { overall } }: Decision, ending: Ending): number | null {
  const missingCount = ending.kind === 'time-up' ? overall.withoutResultCount : 0
  return ratePercent(missingCount, overall.seedCount - overall.unsentCount)
}

function inboxWarnings({ rates }: Decision, rules: DecisionRules): readonly string[] {
  const limitPercent = rules.thresholds.warnInboxPercent
  const inbox = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')
  if (limitPercent === null || inbox === undefined || inbox.percent === null) return []
  if (inbox.percent >= limitPercent) return []
  const shown = renderPercent(inbox.percent, limitPercent)
  const soFar = inbox.openCount === 0 ? '' : ` so far (${renderCount(inbox.openCount, 'seed')} still open)`
  return [`inbox rate ${shown} %${soFar} is below warn-inbox-rate ${renderThreshold(limitPercent)} %`]
}
