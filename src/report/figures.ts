/** Renders the figures in a result, so that all reports show them in the same format. */

import type { RateEvaluation, SeedReport, TestOutcome, TestReport } from '../check/check-result.ts'
import { isFiledElsewhere, isRefused } from '../check/evidence.ts'
import { renderNumber, renderPercent, renderThreshold } from '../check/rate.ts'
import { titleIn } from '../check/rate-reason.ts'
import type { AuthenticationVerdict } from '../foundation/contract/test.ts'

export interface RateFigure {
  readonly title: string
  /**
   * The value of the rate, such as `66.7%` or `not measured`. While results are outstanding, the value looks like
   * `28.6% to 78.6%` or `100.0% so far`.
   */
  readonly value: string
  /** The counts, such as `6 of 9`. */
  readonly counts: string
  /** The threshold, such as `≥ 85%` or `≤ 20%`; `none` if there is no threshold. */
  readonly limit: string
  readonly verdict: string
}

const verdicts: Readonly<Record<RateEvaluation['status'], string>> = {
  met: 'met',
  missed: 'missed',
  undecided: 'undecided',
  'no-threshold': '–',
}

/** Renders one rate. */
export function rateFigure(rate: RateEvaluation): RateFigure {
  return {
    title: titleIn(rate),
    value: rateValue(rate),
    counts: rate.percent === null ? '–' : `${renderNumber(rate.hitCount)} of ${rate.outOfCount}`,
    limit:
      rate.thresholdPercent === null ? 'none' : `${boundSigns[rate.bound]} ${renderThreshold(rate.thresholdPercent)}%`,
    verdict: verdicts[rate.status],
  }
}

const boundSigns = { 'at-least': '≥', 'at-most': '≤' } as const

/** Renders a percentage; `not measured` for `null`. */
export function percentText(
  percent: number | null,
  limit: Pick<RateEvaluation, 'thresholdPercent' | 'bound'> = { thresholdPercent: null, bound: 'at-least' },
): string {
  return percent === null ? 'not measured' : `${renderPercent(percent, limit.thresholdPercent, limit.bound)}%`
}

function rateValue(rate: RateEvaluation): string {
  const shown = percentText(rate.percent, rate)
  if (rate.percent === null || rate.openCount === 0 || rate.highestPercent === null) return shown
  if (rate.rate !== 'inbox') return `${shown} so far`
  return `${shown} to ${percentText(rate.highestPercent, rate)}`
}

/** Returns a test's rate over all seeds; `null` if the test was not evaluated. */
export function overallRate(test: Pick<TestReport, 'rates'>, name: RateEvaluation['rate']): RateEvaluation | null {
  return test.rates.find((rate) => rate.scope === 'overall' && rate.rate === name) ?? null
}

/** Renders the folder of a seed's copy, or the reason why there is none. */
export function placeOf(seed: SeedReport): string {
  if (isRefused(seed.submission)) return 'rejected'
  const folder = seed.result?.folder ?? null
  if (folder !== null) return folder
  if (seed.submission?.status === 'not-attempted') return 'not sent'
  if (isFiledElsewhere({ state: 'pending', result: seed.result })) return 'other folder'
  return seed.status === 'unreported' ? 'not reported' : 'no result'
}

/** Renders the result of an authentication method as `pass` or `fail`, or as `–` if the method was not checked. */
export function verdictText(verdict: AuthenticationVerdict | undefined): string {
  if (verdict === undefined || verdict.isPass === null) return '–'
  return verdict.isPass ? 'pass' : 'fail'
}

/** Whether the folders of a test were simulated or observed. */
export type PlacementKind = 'simulated' | 'observed' | 'mixed' | 'unstated'

/**
 * Returns whether the folders of a test were simulated or observed. If the results do not say, folders from the
 * embedded service count as simulated.
 */
export function placementKindOf(test: Pick<TestReport, 'seeds'>, serviceKind: 'embedded' | 'remote'): PlacementKind {
  const kinds = new Set(test.seeds.map((seed) => seed.result?.placementKind ?? null).filter((kind) => kind !== null))
  if (kinds.size === 2) return 'mixed'
  const [kind] = kinds
  return kind ?? (serviceKind === 'embedded' ? 'simulated' : 'unstated')
}

/** The titles of the columns that show folders. */
export const folderTitles: Readonly<Record<PlacementKind, string>> = {
  simulated: 'folder (local simulation)',
  observed: 'folder (observed)',
  mixed: 'folder (partly local simulation)',
  unstated: 'folder (as reported by the service)',
}

/** Returns the title of the section that shows folders, such as `Placement (local simulation)`. */
export function placementTitle(test: Pick<TestReport, 'seeds'>, serviceKind: 'embedded' | 'remote'): string {
  return folderTitles[placementKindOf(test, serviceKind)].replace('folder', 'Placement')
}

/** Returns placementTitle() as a line for output without tables; no line if nothing was received. */
export function placementLines(
  test: Pick<TestReport, 'test' | 'receivedCount' | 'seeds'>,
  serviceKind: 'embedded' | 'remote',
): readonly string[] {
  return test.test === null || test.receivedCount === 0 ? [] : [placementTitle(test, serviceKind)]
}

/**
 * Moves reports that are at fault to the front, followed by those of messages that were not sent, and otherwise keeps the
 * order.
 */
export function bySeverity<T extends { readonly outcome: TestOutcome }>(reports: readonly T[]): readonly T[] {
  return [
    ...reports.filter(isTroubled),
    ...reports.filter(({ outcome }) => outcome === 'not-sent'),
    ...reports.filter(({ outcome }) => outcome === 'pass'),
  ]
}

/** Returns false for a test that passes, and for one that was not sent because of the run, which states the cause once. */
function isTroubled({ outcome }: { readonly outcome: TestOutcome }): boolean {
  return outcome !== 'pass' && outcome !== 'not-sent'
}

/** Returns true for a troubled test that needs its own section. The problems of the run contain those of a template. */
export function isDetailed({ outcome, problems }: Pick<TestReport, 'outcome' | 'problems'>): boolean {
  return isTroubled({ outcome }) && problems === undefined
}

/** Renders a duration such as `1 min 5 s`, `12 s` or `350 ms`. */
export function durationText(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  const seconds = Math.round(durationMs / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
