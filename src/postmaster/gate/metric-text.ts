/** How metrics read in sentences and tables. */

import type { MetricEvaluation, MetricName } from '../../check/check-result.ts'
import { renderCount } from '../../check/rate.ts'
import { type Metric, metrics } from './metrics.ts'

/** A metric whose status still needs its words. */
export type UnexplainedMetric = Omit<MetricEvaluation, 'reason'>

/** `user-reported spam rate`, `SPF success`. */
export function metricTitle(name: MetricName): string {
  return metricOf(name).title
}

/** Most decimals that are tried before a number is printed as it is. */
const mostDecimals = 12

/**
 * A value of a metric, percent without the sign: `0.05`, `99.8`. It prints on the same side of its limits as it is, and
 * 0 and 100 are printed only for 0 and 100; where the usual decimals cannot say that, there are more.
 */
export function renderMetricPercent(
  percent: number,
  limits: Pick<MetricEvaluation, 'metric' | 'bound' | 'thresholdPercent' | 'warnPercent'>,
): string {
  const lines = [limits.thresholdPercent, limits.warnPercent].filter((line) => line !== null)
  for (let decimals: number = metricOf(limits.metric).leastDecimals; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals
    const candidates = [percent.toFixed(decimals), (Math.floor(percent * scale) / scale).toFixed(decimals)]
    const shown = candidates.find((text) => isFaithful(Number(text), percent, { bound: limits.bound, lines }))
    if (shown !== undefined) return shown
  }
  return String(percent)
}

function isFaithful(
  shown: number,
  percent: number,
  { bound, lines }: { readonly bound: MetricEvaluation['bound']; readonly lines: readonly number[] },
): boolean {
  return (
    lines.every((line) => isWithin(shown, line, bound) === isWithin(percent, line, bound)) &&
    shown > 0 === percent > 0 &&
    shown < 100 === percent < 100
  )
}

/** True when a value keeps a limit. */
export function isWithin(percent: number, limitPercent: number, bound: MetricEvaluation['bound']): boolean {
  if (bound === 'below') return percent < limitPercent
  return bound === 'at-most' ? percent <= limitPercent : percent >= limitPercent
}

const boundSigns = { below: '<', 'at-most': '≤', 'at-least': '≥' } as const

/** `< 0.3%`, `none`. */
export function limitText({ bound, thresholdPercent }: Pick<MetricEvaluation, 'bound' | 'thresholdPercent'>): string {
  return thresholdPercent === null ? 'none' : `${boundSigns[bound]} ${thresholdPercent}%`
}

/** `0.34% on 2026-06-03`, `97.2% in the mean of 6 days`. */
export function valueText(metric: UnexplainedMetric, percent: number): string {
  const shown = `${renderMetricPercent(percent, metric)}%`
  if (metric.basis === 'worst-day') return metric.worstDate === null ? shown : `${shown} on ${metric.worstDate}`
  return metric.dayCount === 1 ? `${shown} on the one day with data` : `${shown} in the mean of ${metric.dayCount} days`
}

/** Why a limit is missed: `user-reported spam rate was 0.34% on 2026-06-03 and must stay below 0.3%`. */
export function missedReason(metric: UnexplainedMetric, percent: number): string {
  const demand = { below: 'must stay below', 'at-most': 'must be at most', 'at-least': 'must be at least' }
  return `${metricTitle(metric.metric)} was ${valueText(metric, percent)} and ${demand[metric.bound]} ${metric.thresholdPercent ?? 0}%`
}

/** Why a metric is over its milder line. */
export function warnedReason(metric: UnexplainedMetric, percent: number): string {
  return `${metricTitle(metric.metric)} was ${valueText(metric, percent)}, not below the warning line of ${metric.warnPercent ?? 0}%`
}

/** Why nobody can say whether a limit is kept; `source` is the account's. */
export function unmeasuredReason(
  metric: UnexplainedMetric,
  { judgedDayCount, source }: { readonly judgedDayCount: number; readonly source: string | null },
): string {
  const days = judgedDayCount === 1 ? 'the judged day has' : `the ${renderCount(judgedDayCount, 'judged day')} have`
  const { title, limitName } = metricOf(metric.metric)
  const isNeverTold = source === 'dmarc-reports' && limitName !== 'min-auth-success-ratio'
  const hint = isNeverTold ? `; DMARC reports never tell it: set ${limitName} to none for this account` : ''
  return `${title} should be ${limitText(metric)}, but ${days} no data of it${hint}`
}

function metricOf(name: MetricName): Metric {
  const found = metrics.find((metric) => metric.name === name)
  if (found === undefined) throw new TypeError(`There is no metric ${name}`)
  return found
}
