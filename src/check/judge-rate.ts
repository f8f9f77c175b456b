/** One rate against its threshold, by what it is and by everything that it still could become. */

import type { Folder } from '../contract/names.ts'
import type { Threshold } from '../settings/settings.ts'
import type { RateEvaluation } from './check-result.ts'
import { ratePercent } from './rate.ts'
import { authenticationReason, inboxReason, lapsedReason, simulatedTabsReason, tabReason } from './rate-reason.ts'
import type { AuthenticationName, Scope, ScopeTally } from './tally.ts'

/** A rate, judged. */
export interface JudgedRate {
  readonly evaluation: RateEvaluation
  /** True: no result that may still come can change the status. */
  readonly isFinal: boolean
}

/** What a rate is judged on. */
export interface RateInput {
  readonly scope: Scope
  readonly tally: ScopeTally
  readonly threshold: Threshold | null
  readonly inboxFolders: readonly Folder[]
  /** `received-copies`: copies that may still come do not hold the decision up (the quorum is in). */
  readonly basis: 'all-copies' | 'received-copies'
}

type Figures = Pick<RateEvaluation, 'percent' | 'hitCount' | 'outOfCount' | 'openCount' | 'highestPercent'>

/** The least and the most that a rate can be, percent. */
interface Range {
  readonly lowestPercent: number
  readonly highestPercent: number
}

/**
 * The inbox rate of one scope: hits ÷ all seeds that are not excluded. Met only when it holds although every open
 * seed misses; missed only when it is not reached although every open seed hits.
 */
export function judgeInboxRate({ scope, tally, threshold, inboxFolders }: Omit<RateInput, 'basis'>): JudgedRate {
  const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox
  const openCount = pendingCount + unknownCount
  // Shares of seeds add up to whole seeds again.
  const outOfCount = Math.round(hitCount + missCount + openCount)
  const lowestPercent = hitCount + missCount === 0 ? null : hitPercent(tally, outOfCount)
  const highestPercent = openCount === 0 ? lowestPercent : ratePercent(hitCount + openCount, outOfCount)
  const base = {
    rate: 'inbox' as const,
    scope,
    bound: 'at-least' as const,
    percent: lowestPercent,
    hitCount,
    outOfCount,
    openCount,
    highestPercent,
  }
  if (threshold === null) return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null })
  // Overall a default must not lapse where nothing was measured: an empty run would pass.
  if (outOfCount === 0 && threshold.onlyWhereMeasured && scope !== 'overall') return lapsed(base, threshold)
  const status = statusIn(rangeOf(lowestPercent, highestPercent), threshold)
  const figures = { ...base, thresholdPercent: threshold.percent, status }
  const reason = status === 'met' ? null : inboxReason(figures, tally, inboxFolders)
  return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 }
}

/** Where a service's own share is all there is, that share and not what divides it again. */
function hitPercent({ inbox: { hitCount, reported } }: ScopeTally, outOfCount: number): number | null {
  return reported !== null && reported.seedCount === outOfCount ? reported.percent : ratePercent(hitCount, outOfCount)
}

/**
 * The tab rate over all seeds: observed tabs ÷ all seeds that are neither excluded nor simulated. Where every received
 * copy was placed by a simulation the threshold does not apply.
 */
export function judgeTabRate(tally: ScopeTally, maxPercent: number): JudgedRate {
  const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox
  const tabCount = tally.observedTabCount
  // A service that gives a summary alone names no folder.
  const unnamedCount = Math.min(tally.receivedCount - folderCount(tally), hitCount + missCount)
  const openCount = pendingCount + unknownCount + unnamedCount + missedUnseenCount(tally)
  const outOfCount = Math.round(hitCount + missCount + pendingCount + unknownCount) - tally.simulatedCount
  const knownCount = outOfCount - openCount
  const base = {
    rate: 'tab' as const,
    scope: 'overall' as const,
    bound: 'at-most' as const,
    percent: knownCount <= 0 ? null : ratePercent(tabCount, outOfCount),
    hitCount: tabCount,
    outOfCount,
    openCount,
    highestPercent: ratePercent(tabCount + openCount, outOfCount),
  }
  if (tally.simulatedCount > 0 && tally.simulatedCount === tally.receivedCount) {
    return settled({
      ...base,
      percent: null,
      thresholdPercent: null,
      status: 'no-threshold',
      reason: simulatedTabsReason,
    })
  }
  const status = tabStatus(base, maxPercent)
  const figures = { ...base, thresholdPercent: maxPercent, status }
  const reason = status === 'met' ? null : tabReason(figures)
  return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 }
}

/** Seeds that count against the inbox rate because they have no result: each may lie in a tab. */
function missedUnseenCount({ withoutResultCount, unsentCount, inbox }: ScopeTally): number {
  const { pendingCount, excludedCount, unknownCount } = inbox
  return Math.max(withoutResultCount - pendingCount - excludedCount - Math.max(unknownCount - unsentCount, 0), 0)
}

function folderCount({ folders }: ScopeTally): number {
  return Object.values(folders).reduce((sum, count) => sum + count, 0)
}

function tabStatus({ percent, highestPercent }: Figures, maxPercent: number): 'met' | 'missed' | 'undecided' {
  if (percent !== null && percent > maxPercent) return 'missed'
  return percent !== null && (highestPercent ?? 100) <= maxPercent ? 'met' : 'undecided'
}

/** The pass rate of one method in one scope: passes ÷ received copies that could be checked. */
export function judgeAuthenticationRate(rate: AuthenticationName, input: Omit<RateInput, 'inboxFolders'>): JudgedRate {
  const { scope, tally, threshold, basis } = input
  const { passCount, failCount, pendingCount } = tally.authentication[rate]
  const outOfCount = passCount + failCount
  const base = {
    rate,
    scope,
    bound: 'at-least' as const,
    percent: ratePercent(passCount, outOfCount),
    hitCount: passCount,
    outOfCount,
    openCount: pendingCount,
    highestPercent: outOfCount === 0 ? null : ratePercent(passCount + pendingCount, outOfCount + pendingCount),
  }
  if (threshold === null) return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null })
  const awaitedCount = basis === 'received-copies' ? 0 : pendingCount
  if (outOfCount === 0 && awaitedCount === 0 && threshold.onlyWhereMeasured) return lapsed(base, threshold)
  const status = statusIn(copyRange(base, awaitedCount), threshold)
  const figures = { ...base, thresholdPercent: threshold.percent, status }
  const reason = status === 'met' ? null : authenticationReason(figures, tally)
  return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 }
}

/** Each awaited copy may pass, fail, or never come. */
function copyRange({ hitCount, outOfCount }: Figures, awaitedCount: number): Range | null {
  if (outOfCount === 0) return null
  return rangeOf(
    ratePercent(hitCount, outOfCount + awaitedCount),
    ratePercent(hitCount + awaitedCount, outOfCount + awaitedCount),
  )
}

function rangeOf(lowestPercent: number | null, highestPercent: number | null): Range | null {
  return lowestPercent === null || highestPercent === null ? null : { lowestPercent, highestPercent }
}

/** A rate without any evidence has no range: it may end as "not measured", which no threshold allows. */
function statusIn(range: Range | null, threshold: Threshold): 'met' | 'missed' | 'undecided' {
  if (range === null) return 'undecided'
  if (range.lowestPercent >= threshold.percent) return 'met'
  return range.highestPercent < threshold.percent ? 'missed' : 'undecided'
}

function lapsed(
  base: Omit<RateEvaluation, 'thresholdPercent' | 'status' | 'reason'>,
  threshold: Threshold,
): JudgedRate {
  return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: lapsedReason(base, threshold) })
}

function settled(evaluation: RateEvaluation): JudgedRate {
  return { evaluation, isFinal: true }
}
