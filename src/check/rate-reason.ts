/** Explains in one sentence why a rate missed its threshold, or why its status is undecided. */

import { type Folder, folders, isTab } from '../foundation/contract/names.ts'
import { type FolderRateName, rateKinds, rateTitle } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import type { RateEvaluation } from './check-result.ts'
import { renderNumber, renderPercent, renderThreshold } from './rate.ts'
import type { Threshold } from './settings/settings.ts'
import type { ScopeTally } from './tally.ts'

/** A rate with its status, but without the reason for the status. */
export type UnexplainedRate = Omit<RateEvaluation, 'reason'>

/** Explains a status: `inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`. */
export function inboxReason(rate: UnexplainedRate, tally: ScopeTally, inboxFolders: readonly Folder[]): string {
  const title = titleIn(rate)
  if (tally.seedCount === 0) return noSeedsReason(rate)
  const where = whereSeedsAre(rate, tally, inboxFolders)
  if (rate.status === 'missed') return `${title} ${belowLimit(rate)} (${where}${tabHint(tally)})`
  if (rate.percent === null) return `${title} was not measured: no copy has a result (${where})`
  return `${title} is between ${shownPercent(rate, rate.percent)} and ${shownPercent(rate, rate.highestPercent ?? rate.percent)}, so the threshold of ${limitOf(rate)} may or may not be reached (${where}${summaryHint(tally)})`
}

/** Explains a status: `DKIM pass rate 88.9% is below 100% (8 of 9 checked copies pass)`. */
export function authenticationReason(rate: UnexplainedRate, tally: ScopeTally): string {
  const title = titleIn(rate)
  if (tally.seedCount === 0) return noSeedsReason(rate)
  if (rate.status === 'missed') {
    return `${title} ${belowLimit(rate)} (${renderNumber(rate.hitCount)} of ${renderCount(rate.outOfCount, 'checked copy', 'checked copies')} pass)`
  }
  if (rate.percent === null)
    return `${title} must be at least ${limitOf(rate)} but was not measured: ${whyUnmeasured(tally)}`
  const outstanding = renderCount(rate.openCount, 'outstanding copy', 'outstanding copies')
  return `${title} is ${shownPercent(rate, rate.percent)} so far; whether it reaches ${limitOf(rate)} depends on ${outstanding}`
}

/** Explains a status: `tab rate 33.3% is above 20% (3 of 9 seeds in a tab)`. */
export function folderReason(rate: UnexplainedRate & { readonly rate: FolderRateName }): string {
  const title = titleIn(rate)
  if (rate.percent === null) return `${title} must be at most ${limitOf(rate)} but was not measured: no folder is known`
  const counts = `${renderNumber(rate.hitCount)} of ${renderCount(rate.outOfCount, 'seed')} ${rateKinds[rate.rate].phrase}`
  const shown = shownPercent(rate, rate.percent)
  if (rate.status === 'missed') return `${title} ${shown} is above ${limitOf(rate)} (${counts})`
  const outstanding = renderCount(rate.openCount, 'outstanding result')
  return `${title} is ${shown} so far (${counts}); whether it stays within ${limitOf(rate)} depends on ${outstanding}`
}

/** Explains why a threshold for observed placements does not apply. */
export function simulatedReason(rate: FolderRateName): string {
  return `placement is simulated, so ${rateKinds[rate].setting} does not apply`
}

/** Explains why a default threshold does not apply. */
export function lapsedReason(rate: Pick<RateEvaluation, 'rate' | 'scope'>, threshold: Threshold): string {
  return `${titleIn(rate)} was not measured, so its default threshold of ${renderThreshold(threshold.percent)}% does not apply`
}

/** Returns the name of a rate, such as `inbox rate` or `business DKIM pass rate`. */
export function titleIn({ rate, scope }: Pick<RateEvaluation, 'rate' | 'scope'>): string {
  return scope === 'overall' ? rateTitle(rate) : `${scope} ${rateTitle(rate)}`
}

function belowLimit(rate: UnexplainedRate): string {
  const shown = shownPercent(rate, rate.highestPercent ?? rate.percent ?? 0)
  return rate.openCount === 0
    ? `${shown} is below ${limitOf(rate)}`
    : `can reach at most ${shown}, below ${limitOf(rate)}`
}

function shownPercent(rate: UnexplainedRate, percent: number): string {
  return `${renderPercent(percent, rate.thresholdPercent, rate.bound)}%`
}

function limitOf(rate: UnexplainedRate): string {
  return `${renderThreshold(rate.thresholdPercent ?? 0)}%`
}

function noSeedsReason(rate: UnexplainedRate): string {
  const seeds = rate.scope === 'overall' ? 'no seeds' : `no ${rate.scope} seeds`
  return `${titleIn(rate)} must be at least ${limitOf(rate)}, but the test has ${seeds}`
}

function whyUnmeasured(tally: ScopeTally): string {
  if (tally.receivedCount === 0)
    return tally.filedElsewhereCount === 0 ? 'no copy was received' : 'no copy was seen in the inbox or spam'
  return tally.withoutResultCount === 0
    ? 'none of the received copies could be checked'
    : `none of the copies received so far could be checked (${renderCount(tally.withoutResultCount, 'result')} outstanding)`
}

/** Renders where the copies landed. Each seed counts once: `6 of 9 seeds in the inbox; 2 in Spam, 1 rejected`. */
function whereSeedsAre(rate: UnexplainedRate, tally: ScopeTally, inboxFolders: readonly Folder[]): string {
  const hits = `${renderNumber(rate.hitCount)} of ${renderCount(rate.outOfCount, 'seed')} ${inboxPhrase(inboxFolders)}`
  const excluded = tally.inbox.excludedCount === 0 ? '' : ' (excluded)'
  const rest = [
    ...folders.map((folder) => [tally.missedFolders[folder], `in ${folder}`] as const),
    [elsewhereCount(rate, tally), 'elsewhere'] as const,
    [tally.refusedCount, 'rejected'] as const,
    [tally.unsentCount, 'not sent'] as const,
    [tally.filedElsewhereCount, `filed elsewhere by a mailbox rule${excluded}`] as const,
    [tally.withoutResultCount - tally.filedElsewhereCount, `without a result${excluded}`] as const,
  ]
  const said = rest.filter(([count]) => count > 0).map(([count, what]) => `${renderNumber(count)} ${what}`)
  return said.length === 0 ? hits : `${hits}; ${said.join(', ')}`
}

function inboxPhrase(inboxFolders: readonly Folder[]): string {
  if (inboxFolders.length > 1 && inboxFolders.includes('INBOX')) return 'in the inbox'
  return `in ${inboxFolders.join(' or ')}`
}

/** Counts the copies in other folders. A summary does not contain the names of these folders. */
function elsewhereCount(rate: UnexplainedRate, tally: ScopeTally): number {
  const namedCount = folders.reduce((sum, folder) => sum + tally.folders[folder], 0)
  return namedCount === 0 ? Math.max(tally.receivedCount - rate.hitCount, 0) : 0
}

function tabHint({ missedFolders }: ScopeTally): string {
  const hasTabs = folders.some((folder) => isTab(folder) && missedFolders[folder] > 0)
  return hasTabs ? '; tabs count as inbox unless inbox-folders excludes them' : ''
}

/** Explains why the rate differs from the API's `inbox_rate`, which counts only INBOX. */
function summaryHint({ inbox }: ScopeTally): string {
  if (inbox.reported === null || inbox.unknownCount === 0) return ''
  return '; the service counts only INBOX: set inbox-folders to INBOX to use its rate'
}
