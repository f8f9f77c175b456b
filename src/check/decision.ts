/** Decides the outcome of a test as soon as no missing result can change that outcome. */

import { providerTypes } from '../foundation/contract/names.ts'
import {
  authenticationNames,
  isAuthentication,
  isFolderRate,
  type RateName,
  rateNames,
} from '../foundation/contract/rate-kinds.ts'
import type { RateEvaluation } from './check-result.ts'
import { type DecisionRules, type Evidence, isSummaryAlone, type JoinedEvidence, joinEvidence } from './evidence.ts'
import { type JudgedRate, judgeRate, type RateInput } from './judge-rate.ts'
import { ratePercent } from './rate.ts'
import type { Threshold } from './settings/settings.ts'
import { type Moment, type Scope, type Tallies, tallyEvidence } from './tally.ts'

export interface Decision {
  readonly outcome: 'pass' | 'fail' | 'inconclusive'
  /** True if no outstanding result can change the outcome. */
  readonly isFinal: boolean
  /** The rates over all seeds, followed by the rates of the provider types that have a threshold. */
  readonly rates: readonly RateEvaluation[]
  readonly tallies: Tallies
}

const scopes: readonly Scope[] = ['overall', ...providerTypes]

/**
 * Returns the final decision, or `null` if an outstanding result could still change the outcome.
 *
 * If one threshold is certain to be missed, the test fails immediately. The test passes only if every threshold is
 * certain to be met and at least one copy was received. With a quorum below 100, authentication is decided from the
 * received copies once the inbox rate is decided and the quorum is reached. With a quorum of 100, the outcome is always
 * the same as with all results.
 */
export function decideEarly(evidence: Evidence, rules: DecisionRules): Decision | null {
  const decision = decide({ evidence, joined: joinEvidence(evidence), rules, moment: 'open' })
  return decision.isFinal ? decision : null
}

export interface DecisionInput {
  readonly evidence: Evidence
  /** The result of `joinEvidence(evidence)`, passed in because the caller needs it, too. */
  readonly joined: JoinedEvidence
  readonly rules: DecisionRules
  readonly moment: Moment
}

/** Returns the outcome that the results so far support, even if it is not final. */
export function decide({ evidence, joined, rules, moment }: DecisionInput): Decision {
  const tallies = tallyEvidence({ joined, snapshot: evidence.snapshot, rules, moment })
  const hasQuorum = isSummaryAlone(evidence.snapshot)
    ? tallies.overall.inbox.pendingCount === 0
    : isQuorumReached(joined, rules.quorumPercent)
  const judge = (names: readonly RateName[], basis: RateInput['basis']): readonly JudgedRate[] =>
    judgeRates(names, tallies, { ...rules, basis })
  const placement = judge(placementRateNames, 'all-copies')
  const isPlacementDecided = placement.every((one) => one.isFinal)
  const authentication = judge(authenticationNames, hasQuorum && isPlacementDecided ? 'received-copies' : 'all-copies')
  const judged = [...placement, ...authentication].toSorted((left, right) => scopeIndex(left) - scopeIndex(right))
  return { ...conclude(judged, tallies, hasQuorum), rates: judged.map((one) => one.evaluation), tallies }
}

const placementRateNames = rateNames.filter((rate) => !isAuthentication(rate))

function judgeRates(
  names: readonly RateName[],
  tallies: Tallies,
  { thresholds, inboxFolders, basis }: DecisionRules & Pick<RateInput, 'basis'>,
): readonly JudgedRate[] {
  return scopes.flatMap((scope) =>
    names.flatMap((rate) => {
      const threshold = thresholdOf(thresholds, rate, scope)
      if (threshold === null && (scope !== 'overall' || isFolderRate(rate))) return []
      return [judgeRate(rate, { scope, tally: tallies[scope], threshold, inboxFolders, basis })]
    }),
  )
}

function thresholdOf(thresholds: DecisionRules['thresholds'], rate: RateName, scope: Scope): Threshold | null {
  if (scope === 'overall') return thresholds.overall[rate]
  return isFolderRate(rate) ? null : thresholds.byProviderType[scope][rate]
}

function scopeIndex(judged: JudgedRate): number {
  return scopes.indexOf(judged.evaluation.scope)
}

/**
 * Returns true if enough results have arrived to decide authentication: the quorum is reached, and every provider has
 * received a copy or rejected all copies. Every provider matters because authentication may fail only at the provider
 * whose results are missing.
 */
function isQuorumReached(joined: JoinedEvidence, quorumPercent: number): boolean {
  const sentTo = joined.seeds.filter((one) => one.state !== 'unsent')
  const answered = sentTo.filter((one) => one.state !== 'pending')
  if ((ratePercent(answered.length, sentTo.length) ?? -1) < quorumPercent) return false
  return Map.groupBy(sentTo, (one) => one.seed.providerName)
    .values()
    .every((seeds) => seeds.some((one) => one.state === 'received') || seeds.every((one) => one.state === 'refused'))
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
  // If there is no threshold, wait for the quorum, so that the first result does not end the test.
  return { outcome: 'pass', isFinal: isFinal && (has('met') || hasQuorum || isEveryResultIn) }
}
