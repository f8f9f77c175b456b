/** Why a threshold is missed or undecided, in one plain sentence with the figures. */

import { type Folder, folders, isTab } from '../contract/names.ts'
import type { RateName, Threshold } from '../settings/settings.ts'
import type { RateEvaluation } from './check-result.ts'
import { renderCount, renderPercent, renderThreshold } from './rate.ts'
import type { Scope, ScopeTally } from './tally.ts'

/** How the rates are called in sentences. */
const rateTitles: Readonly<Record<RateName, string>> = {
  inbox: 'inbox rate',
  spf: 'SPF pass rate',
  dkim: 'DKIM pass rate',
  dmarc: 'DMARC pass rate',
}

/** A rate whose status still needs its words; the threshold is there. */
export type UnexplainedRate = Omit<RateEvaluation, 'reason'>

/** `inbox rate 66.7 % is below 85 % (6 of 9 seeds in INBOX; 3 in Spam)`, or why nobody can say. */
export function inboxReason(rate: UnexplainedRate, tally: ScopeTally, inboxFolders: readonly Folder[]): string {
  const title = titleIn(rate)
  if (tally.seedCount === 0) return noSeedsReason(rate)
  const where = whereSeedsAre(rate, tally, inboxFolders)
  if (rate.status === 'missed') return `${title} ${belowLimit(rate)} (${where}${tabHint(tally, inboxFolders)})`
  if (rate.percent === null) return `${title} was not measured: nothing is known of any copy (${where})`
  const lowest = renderPercent(rate.percent, rate.thresholdPercent)
  const highest = renderPercent(rate.highestPercent ?? rate.percent, rate.thresholdPercent)
  return `${title} lies between ${lowest} % and ${highest} %, so it cannot be said whether it reaches ${limitOf(rate)} (${where})`
}

/** `DKIM pass rate 88.9 % is below 100 % (8 of 9 checked copies pass)`, or why it was not measured. */
export function authenticationReason(rate: UnexplainedRate, tally: ScopeTally): string {
  const title = titleIn(rate)
  if (tally.seedCount === 0) return noSeedsReason(rate)
  if (rate.status === 'missed') {
    return `${title} ${belowLimit(rate)} (${rate.hitCount} of ${renderCount(rate.outOfCount, 'checked copy', 'checked copies')} pass)`
  }
  if (rate.percent === null)
    return `${title} should reach ${limitOf(rate)}, but was not measured: ${whyUnmeasured(tally)}`
  const outstanding = renderCount(rate.openCount, 'outstanding copy', 'outstanding copies')
  return `${title} is ${renderPercent(rate.percent, rate.thresholdPercent)} % so far; whether it reaches ${limitOf(rate)} depends on ${outstanding}`
}

/** Why a default threshold does not hold. */
export function lapsedReason(rate: Pick<RateEvaluation, 'rate' | 'scope'>, threshold: Threshold): string {
  return `${titleIn(rate)} was not measured, so its default threshold of ${renderThreshold(threshold.percent)} % does not apply`
}

/** `inbox rate`, `business DKIM pass rate`. */
export function titleIn({ rate, scope }: { readonly rate: RateName; readonly scope: Scope }): string {
  return scope === 'overall' ? rateTitles[rate] : `${scope} ${rateTitles[rate]}`
}

function belowLimit(rate: UnexplainedRate): string {
  const percent = rate.highestPercent ?? rate.percent ?? 0
  const shown = renderPercent(percent, rate.thresholdPercent)
  return rate.openCount === 0
    ? `${shown} % is below ${limitOf(rate)}`
    : `can reach at most ${shown} %, below ${limitOf(rate)}`
}

function limitOf(rate: UnexplainedRate): string {
  return `${renderThreshold(rate.thresholdPercent ?? 0)} %`
}

function noSeedsReason(rate: UnexplainedRate): string {
  const seeds = rate.scope === 'overall' ? 'no seeds' : `no ${rate.scope} seeds`
  return `${titleIn(rate)} should reach ${limitOf(rate)}, but the test has ${seeds}`
}

function whyUnmeasured(tally: ScopeTally): string {
  if (tally.receivedCount === 0) return 'no copy was received'
  return tally.withoutResultCount === 0
    ? 'nothing in the received copies could be checked'
    : `nothing in the copies received so far could be checked, ${renderCount(tally.withoutResultCount, 'result')} outstanding`
}

/** `6 of 9 seeds in INBOX; 2 in Spam, 1 rejected`: every seed of the scope stands in it once. */
function whereSeedsAre(rate: UnexplainedRate, tally: ScopeTally, inboxFolders: readonly Folder[]): string {
  const hits = `${rate.hitCount} of ${renderCount(rate.outOfCount, 'seed')} in ${inboxFolders.join(' or ')}`
  const others = folders.filter((folder) => !inboxFolders.includes(folder))
  const missing = tally.inbox.excludedCount === 0 ? 'without a result' : 'without a result and left out'
  const rest = [
    ...others.map((folder) => [tally.folders[folder], `in ${folder}`] as const),
    [elsewhereCount(rate, tally), 'elsewhere'] as const,
    [tally.refusedCount, 'rejected'] as const,
    [tally.unsentCount, 'not sent to'] as const,
    [tally.withoutResultCount, missing] as const,
  ]
  const said = rest.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.length === 0 ? hits : `${hits}; ${said.join(', ')}`
}

/** Received somewhere that a service which gives a summary alone does not name. */
function elsewhereCount(rate: UnexplainedRate, tally: ScopeTally): number {
  const namedCount = folders.reduce((sum, folder) => sum + tally.folders[folder], 0)
  return namedCount === 0 ? Math.max(tally.receivedCount - rate.hitCount, 0) : 0
}

function tabHint(tally: ScopeTally, inboxFolders: readonly Folder[]): string {
  const tabs = folders.filter((folder) => isTab(folder) && tally.folders[folder] > 0 && !inboxFolders.includes(folder))
  if (tabs.length === 0) return ''
  const wanted = folders.filter((folder) => inboxFolders.includes(folder) || tabs.includes(folder))
  return `: add \`inbox-folders: ${wanted.join(', ')}\` if a tab is where this mail belongs`
}
