/** Decides as soon as no missing result can change the outcome, and not before. */

import { providerTypes } from '../contract/names.ts'
import type { RateEvaluation } from './check-result.ts'
import { type DecisionRules, type Evidence, isSummaryAlone, type JoinedEvidence, joinEvidence } from './evidence.ts'
import { type JudgedRate, judgeAuthenticationRate, judgeInboxRate, judgeTabRate } from './judge-rate.ts'
import { ratePercent } from './rate.ts'
import { type AuthenticationName, type Moment, type Scope, type Tallies, tallyEvidence } from './tally.ts'

/** What the evidence says. */
export interface Decision {
  readonly outcome: 'pass' | 'fail' | 'inconclusive'
  /** True: nothing that may still come changes the outcome. */
  readonly isFinal: boolean
  /** The four rates overall, the tab rate where it has a threshold, then each rate of a provider type that has a threshold. */
  readonly rates: readonly RateEvaluation[]
  readonly tallies: Tallies
}

const scopes: readonly Scope[] = ['overall', ...providerTypes]
const authenticationNames: readonly AuthenticationName[] = ['spf', 'dkim', 'dmarc']

/**
 * The decision that no missing result can change any more; `null`: wait on.
 *
 * A miss that is sure decides at once. A pass needs every threshold surely met, and at least one received copy.
 * Below a quorum of 100, authentication is decided on the received copies once the inbox rate is decided and the
 * quorum is in; at 100 the outcome always equals that of the full evaluation.
 */
export function decideEarly(evidence: Evidence, rules: DecisionRules): Decision | null {
  const decision = decide({ evidence, joined: joinEvidence(evidence), rules, moment: 'open' })
  return decision.isFinal ? decision : null
}

/** What a decision is made of. */
export interface DecisionInput {
  readonly evidence: Evidence
  /** `joinEvidence(evidence)`, handed in so that it is done once. */
  readonly joined: JoinedEvidence
  readonly rules: DecisionRules
  readonly moment: Moment
}

/** What the evidence says at a moment, final or not. */
export function decide({ evidence, joined, rules, moment }: DecisionInput): Decision {
  const tallies = tallyEvidence({ joined, snapshot: evidence.snapshot, rules, moment })
  const hasQuorum = isSummaryAlone(evidence.snapshot)
    ? tallies.overall.inbox.pendingCount === 0
    : isQuorumIn(joined, rules.quorumPercent)
  const inbox = [...judgeInboxRates(tallies, rules), ...judgeTabs(tallies, rules)]
  const isInboxDecided = inbox.every((one) => one.isFinal)
  const authentication = judgeAuthenticationRates(
    tallies,
    rules,
    hasQuorum && isInboxDecided ? 'received-copies' : 'all-copies',
  )
  const judged = [...inbox, ...authentication].toSorted((left, right) => scopeIndex(left) - scopeIndex(right))
  return { ...conclude(judged, tallies, hasQuorum), rates: judged.map((one) => one.evaluation), tallies }
}

function judgeInboxRates(tallies: Tallies, rules: DecisionRules): readonly JudgedRate[] {
  return scopes.flatMap((scope) => {
    const threshold = thresholdsOf(rules, scope).inbox
    if (scope !== 'overall' && threshold === null) return []
    return [judgeInboxRate({ scope, tally: tallies[scope], threshold, inboxFolders: rules.inboxFolders })]
  })
}

function judgeTabs({ overall }: Tallies, { thresholds: { maxTabPercent } }: DecisionRules): readonly JudgedRate[] {
  return maxTabPercent === null ? [] : [judgeTabRate(overall, maxTabPercent)]
}

function judgeAuthenticationRates(
  tallies: Tallies,
  rules: DecisionRules,
  basis: 'all-copies' | 'received-copies',
): readonly JudgedRate[] {
  return scopes.flatMap((scope) =>
    authenticationNames.flatMap((name) => {
      const threshold = thresholdsOf(rules, scope)[name]
      if (scope !== 'overall' && threshold === null) return []
      return [judgeAuthenticationRate(name, { scope, tally: tallies[scope], threshold, basis })]
    }),
  )
}

function thresholdsOf({ thresholds }: DecisionRules, scope: Scope): DecisionRules['thresholds']['overall'] {
  return scope === 'overall' ? thresholds.overall : thresholds.byProviderType[scope]
}

function scopeIndex(judged: JudgedRate): number {
  return scopes.indexOf(judged.evaluation.scope)
}

/**
 * Enough results to decide authentication: the wanted share of the seeds sent to has a result or a refusal, and
 * each provider has shown one copy, unless it refused all. A provider that is silent may be the one that fails.
 */
function isQuorumIn(joined: JoinedEvidence, quorumPercent: number): boolean {
  const sentTo = joined.seeds.filter((one) => one.fate !== 'unsent')
  const answered = sentTo.filter((one) => one.fate !== 'pending')
  if ((ratePercent(answered.length, sentTo.length) ?? -1) < quorumPercent) return false
  return Map.groupBy(sentTo, (one) => one.seed.providerName)
    .values()
    .every((seeds) => seeds.some((one) => one.fate === 'received') || seeds.every((one) => one.fate === 'refused'))
}

function conclude(
  judged: readonly JudgedRate[],
  tallies: Tallies,
  hasQuorum: boolean,
): Pick<Decision, 'outcome' | 'isFinal'> {
  const has = (status: RateEvaluation['status']): boolean => judged.some((one) => one.evaluation.status === status)
  const isEveryResultIn = tallies.overall.inbox.pendingCount === 0
  if (has('missed')) return { outcome: 'fail', isFinal: true }
  if (tallies.overall.receivedCount === 0) return { outcome: 'inconclusive', isFinal: isEveryResultIn }
  const isFinal = judged.every((one) => one.isFinal)
  if (has('undecided')) return { outcome: 'inconclusive', isFinal }
  // Without any threshold nothing is at stake, so the run waits for the picture instead of ending at the first result.
  return { outcome: 'pass', isFinal: isFinal && (has('met') || hasQuorum || isEveryResultIn) }
}
