/** Evaluates one test from its results, without side effects. */

import { type Folder, isTab, providerTypes } from '../foundation/contract/names.ts'
import { rateKinds } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { isTransient } from '../foundation/mail/submission-outcome.ts'
import type { PlacementRow, TestReport } from './check-result.ts'
import { type Decision, decide } from './decision.ts'
import {
  countsAsInbox,
  type DecisionRules,
  type Ending,
  type Evidence,
  isSummaryAlone,
  type JoinedEvidence,
  joinEvidence,
  type SeedEvidence,
} from './evidence.ts'
import { collectFindings, highestSpamScore, simulatedTabNotes } from './findings.ts'
import { type SendingObstacles, testReason } from './outcome-sentence.ts'
import { ratePercent, renderPercent, renderThreshold } from './rate.ts'
import { reportSeed, type SeedContext } from './seed-report.ts'

export interface EvaluationInput {
  readonly evidence: Evidence
  readonly rules: DecisionRules
  readonly ending: Ending
  /** The service that ran the test. The embedded service simulates all placements and rejections. Default: `remote`. */
  readonly serviceKind?: 'embedded' | 'remote'
  /** Whether this run or another run sent the mail. Default: `this-run`. */
  readonly sentBy?: 'this-run' | 'another-run'
}

/** The part of a test's report that is computed from the results. */
export type Evaluation = { readonly outcome: Decision['outcome'] } & Pick<
  TestReport,
  | 'reason'
  | 'simulated'
  | 'rates'
  | 'seeds'
  | 'findings'
  | 'tabNotes'
  | 'spamScore'
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
 * Evaluates one test. `pass` means that every threshold is met and at least one copy was received. `fail` means that at
 * least one threshold is certainly missed. Everything else is `inconclusive`, so missing results never lead to a pass.
 */
export function evaluate({
  evidence,
  rules,
  ending,
  serviceKind = 'remote',
  sentBy = 'this-run',
}: EvaluationInput): Evaluation {
  const joined = joinEvidence(evidence)
  const moment = ending.kind === 'time-up' ? 'time-up' : 'open'
  const decision = decide({ evidence, joined, rules, moment })
  const outcome = ending.kind === 'interrupted' && !decision.isFinal ? 'inconclusive' : decision.outcome
  const isSentElsewhere = sentBy === 'another-run'
  const isExpired = isSentElsewhere && evidence.snapshot?.status === 'expired'
  const shared = seedContext(evidence, { rules: effectiveRules(rules, decision), ending })
  const context = { ...shared, isSentElsewhere, isExpired }
  const outstandingCount = ending.kind === 'time-up' ? 0 : decision.tallies.overall.withoutResultCount
  return {
    outcome,
    ...testReason({
      outcome,
      rates: decision.rates,
      tally: decision.tallies.overall,
      ending,
      obstacles: sendingObstacles(joined),
      simulated: simulatedShare(joined, serviceKind),
    }),
    rates: decision.rates,
    seeds: joined.seeds.map((one) => reportSeed(one, context)),
    findings: collectFindings({ seeds: joined.seeds, context, outcome }),
    tabNotes: simulatedTabNotes(joined.seeds),
    spamScore: highestSpamScore(joined.seeds),
    ...placementFigures({ evidence, joined, decision, inboxFolders: rules.inboxFolders }),
    missingPercent: missingPercent(decision, ending),
    isEarlyDecision: ending.kind !== 'time-up' && decision.isFinal && outstandingCount > 0,
    outstandingCount,
    warnings: [...inboxWarnings(decision, rules), ...joined.notices],
  }
}

function sendingObstacles({ seeds }: JoinedEvidence): SendingObstacles {
  const submissions = seeds.filter((one) => one.state !== 'received').map((one) => one.submission)
  const deferred = submissions.filter((one) => one?.status === 'rejected' && isTransient(one.reply))
  return {
    unsentReason: submissions.find((one) => one?.status === 'not-attempted')?.reason ?? null,
    deferredCount: deferred.length,
    deferral: deferred.find((one) => one?.status === 'rejected')?.reply ?? null,
  }
}

/**
 * Returns whether the placements were simulated, observed or both. Rejections by the embedded service count as
 * simulated.
 */
function simulatedShare({ seeds }: JoinedEvidence, serviceKind: 'embedded' | 'remote'): 'none' | 'some' | 'all' {
  const received = seeds.filter((one) => one.state === 'received' || one.state === 'refused')
  const simulated = received.filter(({ state, result }) =>
    state === 'refused' && serviceKind === 'embedded' ? true : result?.placementKind === 'simulated',
  )
  if (simulated.length === 0) return 'none'
  return simulated.length === received.length ? 'all' : 'some'
}

/** Returns the decision rules to apply. If no copy was received, missing seeds are not excluded. */
function effectiveRules(rules: DecisionRules, { tallies }: Decision): DecisionRules {
  return tallies.overall.receivedCount === 0 ? { ...rules, onMissing: 'inconclusive' } : rules
}

function seedContext(
  evidence: Evidence,
  { rules, ending }: { readonly rules: DecisionRules; readonly ending: Ending },
): SeedContext {
  return {
    inboxFolders: rules.inboxFolders,
    onMissing: rules.onMissing,
    isTimeUp: ending.kind === 'time-up',
    isSummaryAlone: isSummaryAlone(evidence.snapshot),
  }
}

function placementFigures({
  evidence,
  joined,
  decision: {
    tallies: { overall },
    rates,
  },
  inboxFolders,
}: {
  readonly evidence: Evidence
  readonly joined: JoinedEvidence
  readonly decision: Decision
  readonly inboxFolders: DecisionRules['inboxFolders']
}): Pick<Evaluation, 'placement' | 'receivedCount' | 'pointsPerSeed' | 'tabPercent' | 'spamPercent'> {
  const isUnreported = isSummaryAlone(evidence.snapshot)
  const outOfCount = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')?.outOfCount ?? 0
  const tabCount = rateKinds.tab.folders.reduce((sum, folder) => sum + overall.folders[folder], 0)
  const shareOf = (count: number): number | null =>
    isUnreported || overall.receivedCount === 0 ? null : ratePercent(count, outOfCount)
  return {
    placement: isUnreported ? [] : countPlacement(joined.seeds, inboxFolders),
    receivedCount: overall.receivedCount,
    pointsPerSeed: ratePercent(1, outOfCount),
    tabPercent: shareOf(tabCount),
    spamPercent: shareOf(overall.folders.Spam),
  }
}

/** Counts the copies in each folder. There is one row for each provider type that has seeds. */
export function countPlacement(
  seeds: readonly SeedEvidence[],
  inboxFolders: readonly Folder[],
): readonly PlacementRow[] {
  const byType = Map.groupBy(seeds, (one) => one.seed.providerType)
  return providerTypes.flatMap((providerType) => {
    const ofType = byType.get(providerType) ?? []
    const folders = ofType.map((one) => one.folder)
    if (folders.length === 0) return []
    return [
      {
        providerType,
        seedCount: folders.length,
        hitCount: ofType.filter((one) => countsAsInbox(one, inboxFolders)).length,
        inboxCount: folders.filter((folder) => folder === 'INBOX').length,
        spamCount: folders.filter((folder) => folder === 'Spam').length,
        tabCount: folders.filter((folder) => folder !== null && isTab(folder)).length,
        noneCount: folders.filter((folder) => folder === null).length,
      },
    ]
  })
}

/** Returns the missing rate: seeds without a result at the timeout ÷ all seeds sent to. */
function missingPercent({ tallies: { overall } }: Decision, ending: Ending): number | null {
  const missingCount = ending.kind === 'time-up' ? overall.withoutResultCount - overall.filedElsewhereCount : 0
  return ratePercent(missingCount, overall.seedCount - overall.unsentCount)
}

function inboxWarnings({ rates }: Decision, rules: DecisionRules): readonly string[] {
  const limitPercent = rules.thresholds.warnInboxPercent
  const inbox = rates.find((rate) => rate.scope === 'overall' && rate.rate === 'inbox')
  if (limitPercent === null || inbox === undefined || inbox.percent === null) return []
  if (inbox.percent >= limitPercent) return []
  const shown = renderPercent(inbox.percent, limitPercent)
  const soFar = inbox.openCount === 0 ? '' : ` so far (${renderCount(inbox.openCount, 'seed')} outstanding)`
  return [`inbox rate ${shown}%${soFar} is below the warn-inbox-rate of ${renderThreshold(limitPercent)}%`]
}
