/** Compares a rate with its threshold, based on the results so far and those that may still arrive. */

import type { Folder } from '../foundation/contract/names.ts'
import {
  type AuthenticationName,
  type FolderRateName,
  isAuthentication,
  isFolderRate,
  type RateName,
  rateKinds,
} from '../foundation/contract/rate-kinds.ts'
import type { RateEvaluation } from './check-result.ts'
import { ratePercent } from './rate.ts'
import { authenticationReason, folderReason, inboxReason, lapsedReason, simulatedReason } from './rate-reason.ts'
import type { Threshold } from './settings/settings.ts'
import type { Scope, ScopeTally } from './tally.ts'

export interface JudgedRate {
  readonly evaluation: RateEvaluation
  /** True if no outstanding result can change the status. */
  readonly isFinal: boolean
}

export interface RateInput {
  readonly scope: Scope
  readonly tally: ScopeTally
  readonly threshold: Threshold | null
  readonly inboxFolders: readonly Folder[]
  /** `received-copies` means that the quorum is reached, so that only received copies decide the status. */
  readonly basis: 'all-copies' | 'received-copies'
}

type Figures = Pick<RateEvaluation, 'percent' | 'hitCount' | 'outOfCount' | 'openCount' | 'highestPercent'>

/** The lowest and highest percentages that a rate can still reach. */
interface Range {
  readonly lowestPercent: number
  readonly highestPercent: number
}

/** Judges a rate of one scope. */
export function judgeRate(rate: RateName, input: RateInput): JudgedRate {
  if (isAuthentication(rate)) return judgeAuthenticationRate(rate, input)
  return isFolderRate(rate) ? judgeFolderRate(rate, input) : judgeInboxRate(input)
}

/**
 * Judges the inbox rate of one scope: hits ÷ all seeds except excluded ones. The threshold is met if the rate reaches
 * it even without the outstanding seeds. The threshold is missed if the rate could not reach it even with all
 * outstanding seeds in the inbox.
 */
export function judgeInboxRate({ scope, tally, threshold, inboxFolders }: Omit<RateInput, 'basis'>): JudgedRate {
  const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox
  const openCount = pendingCount + unknownCount
  // Hits and misses that are derived from percentages can be fractions, but their sum is an integer.
  const outOfCount = Math.round(hitCount + missCount + openCount)
  const lowestPercent = hitCount + missCount === 0 ? null : hitPercent(tally, outOfCount)
  const highestPercent = openCount === 0 ? lowestPercent : ratePercent(hitCount + openCount, outOfCount)
  const base = {
    rate: 'inbox' as const,
    scope,
    bound: rateKinds.inbox.bound,
    percent: lowestPercent,
    hitCount,
    outOfCount,
    openCount,
    highestPercent,
  }
  if (threshold === null) return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null })
  // The default threshold for all seeds always applies, because a run without results would otherwise pass.
  if (outOfCount === 0 && threshold.onlyWhereMeasured && scope !== 'overall') return lapsed(base, threshold)
  const status = statusIn(rangeOf(lowestPercent, highestPercent), threshold)
  const figures = { ...base, thresholdPercent: threshold.percent, status }
  const reason = status === 'met' ? null : inboxReason(figures, tally, inboxFolders)
  return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 }
}

/** Returns the inbox rate. If the service returns only a summary, uses the percentage in the summary. */
function hitPercent({ inbox: { hitCount, reported } }: ScopeTally, outOfCount: number): number | null {
  return reported !== null && reported.seedCount === outOfCount ? reported.percent : ratePercent(hitCount, outOfCount)
}

/**
 * Judges a rate that limits the share of copies in certain folders: observed placements in these folders ÷ all seeds that
 * are neither excluded nor simulated. The threshold does not apply if all received copies are simulated.
 */
function judgeFolderRate(rate: FolderRateName, { scope, tally, threshold }: RateInput): JudgedRate {
  const { bound, folders } = rateKinds[rate]
  const { hitCount, missCount, pendingCount, unknownCount } = tally.inbox
  const observedCount = folders.reduce((sum, folder) => sum + tally.observedFolders[folder], 0)
  // A summary does not say which folders the copies are in.
  const unnamedCount = Math.min(tally.receivedCount - folderCount(tally), hitCount + missCount)
  const openCount = pendingCount + unknownCount + unnamedCount + missedUnseenCount(tally)
  const outOfCount = Math.round(hitCount + missCount + pendingCount + unknownCount) - tally.simulatedCount
  const knownCount = outOfCount - openCount
  const base = {
    rate,
    scope,
    bound,
    percent: knownCount <= 0 ? null : ratePercent(observedCount, outOfCount),
    hitCount: observedCount,
    outOfCount,
    openCount,
    highestPercent: ratePercent(observedCount + openCount, outOfCount),
  }
  if (threshold === null) return settled({ ...base, thresholdPercent: null, status: 'no-threshold', reason: null })
  if (tally.simulatedCount > 0 && tally.simulatedCount === tally.receivedCount) {
    const reason = simulatedReason(rate)
    return settled({ ...base, percent: null, thresholdPercent: null, status: 'no-threshold', reason })
  }
  const status = folderRateStatus(base, threshold.percent)
  const figures = { ...base, thresholdPercent: threshold.percent, status }
  const reason = status === 'met' ? null : folderReason(figures)
  return { evaluation: { ...figures, reason }, isFinal: status !== 'undecided' || pendingCount === 0 }
}

/**
 * Returns the number of seeds that count as misses only because they have no result. The copies for these seeds may
 * have landed in the folders of a rate.
 */
function missedUnseenCount({ withoutResultCount, unsentCount, inbox }: ScopeTally): number {
  const { pendingCount, excludedCount, unknownCount } = inbox
  return Math.max(withoutResultCount - pendingCount - excludedCount - Math.max(unknownCount - unsentCount, 0), 0)
}

function folderCount({ folders }: ScopeTally): number {
  return Object.values(folders).reduce((sum, count) => sum + count, 0)
}

function folderRateStatus({ percent, highestPercent }: Figures, maxPercent: number): 'met' | 'missed' | 'undecided' {
  if (percent !== null && percent > maxPercent) return 'missed'
  return percent !== null && (highestPercent ?? 100) <= maxPercent ? 'met' : 'undecided'
}

/** Judges the pass rate of one authentication method in one scope: passes ÷ received copies that could be checked. */
export function judgeAuthenticationRate(rate: AuthenticationName, input: Omit<RateInput, 'inboxFolders'>): JudgedRate {
  const { scope, tally, threshold, basis } = input
  const { passCount, failCount, pendingCount } = tally.authentication[rate]
  const outOfCount = passCount + failCount
  const base = {
    rate,
    scope,
    bound: rateKinds[rate].bound,
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

/**
 * Returns the range of values that a pass rate can still reach. Each outstanding copy may pass, fail or never arrive.
 */
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

/** Returns the status of a rate. A rate without results has no range, so its status is undecided. */
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
