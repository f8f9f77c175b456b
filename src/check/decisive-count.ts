/** Estimates how many results are needed to decide a run, so that presend can poll when they have probably arrived. */

import { authenticationNames } from '../foundation/contract/rate-kinds.ts'
import { countsAsInbox, type DecisionRules, type Evidence, joinEvidence } from './evidence.ts'
import { ratePercent } from './rate.ts'

/**
 * The number of assumed results that are added to the real results, to stabilize the estimate while few real results
 * have arrived.
 */
const priorCount = 12
/** The share of the assumed results that count as inbox placements. */
const priorInboxShare = 0.95

/**
 * Returns the number of results, not rounded, at which the run is probably decided. At that point, the inbox threshold
 * has been reached or can no longer be reached, assuming that the share of inbox placements stays the same. The quorum
 * is used only if there is an authentication threshold, or if there is no inbox threshold.
 *
 * @returns a number from 1 to the number of seeds whose result has arrived or may still arrive; an estimate, not a
 * bound
 */
export function estimateDecisiveCount(evidence: Evidence, rules: DecisionRules): number {
  const sentTo = joinEvidence(evidence).seeds.filter((seed) => seed.state !== 'unsent')
  const refusedCount = sentTo.filter((seed) => seed.state === 'refused').length
  const received = sentTo.filter((seed) => seed.state === 'received')
  const openCount = Math.max(sentTo.length - refusedCount, 1)
  const quorumCount = needsQuorum(rules) ? leastCount(rules.quorumPercent, sentTo.length) - refusedCount : 1
  const inboxPercent = rules.thresholds.overall.inbox?.percent ?? null
  const inboxCount = received.filter((seed) => countsAsInbox(seed, rules.inboxFolders)).length
  if (inboxPercent === null) return clamp(quorumCount, openCount)
  const wantedCount = leastCount(inboxPercent, sentTo.length)
  const outsideCount = received.length - inboxCount
  const share = (inboxCount + priorCount * priorInboxShare) / (received.length + priorCount)
  const metAt = received.length + (wantedCount - inboxCount) / share
  const missedAt = received.length + (openCount - wantedCount + 1 - outsideCount) / (1 - share)
  return clamp(Math.min(Math.max(metAt, quorumCount), missedAt), openCount)
}

function needsQuorum({ thresholds }: DecisionRules): boolean {
  const scopes = [thresholds.overall, ...Object.values(thresholds.byProviderType)]
  return (
    thresholds.overall.inbox === null ||
    scopes.some((scope) => authenticationNames.some((name) => scope[name] !== null))
  )
}

function leastCount(percent: number, totalCount: number): number {
  const counts = Array.from({ length: totalCount }, (_, index) => index + 1)
  return counts.find((count) => (ratePercent(count, totalCount) ?? 0) >= percent) ?? totalCount
}

function clamp(count: number, maxCount: number): number {
  return Math.min(Math.max(count, 1), maxCount)
}
