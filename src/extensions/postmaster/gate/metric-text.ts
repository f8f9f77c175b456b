/** Renders metrics for sentences and tables. */

import type { MetricEvaluation, MetricName } from '../../../check/check-result.ts'
import { type Metric, metrics } from './metrics.ts'

/** The evaluation of a metric, without the reason for the result. */
export type UnexplainedMetric = Omit<MetricEvaluation, 'reason'>

/** Returns a metric's title for use within a sentence: `user-reported spam rate`, `SPF success`. */
export function metricTitle(name: MetricName): string {
  return metricOf(name).title
}

/** Returns a metric's title for a heading: `User-reported spam rate`. */
export function metricHeading(name: MetricName): string {
  const title = metricTitle(name)
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}

/** The maximum number of decimals for rounded values. A value that needs more decimals is printed unrounded. */
const maxDecimals = 12

/**
 * Renders the value of a metric as a percentage without the sign: `0.05`, `99.8`. Adds decimals if rounding would move
 * the value across a limit, or to 0 or 100.
 */
export function renderMetricPercent(
  percent: number,
  limits: Pick<MetricEvaluation, 'metric' | 'bound' | 'thresholdPercent' | 'warnPercent'>,
): string {
  const given = [limits.thresholdPercent, limits.warnPercent].filter((limit) => limit !== null)
  for (let decimals: number = metricOf(limits.metric).leastDecimals; decimals <= maxDecimals; decimals += 1) {
    const scale = 10 ** decimals
    const candidates = [percent.toFixed(decimals), (Math.floor(percent * scale) / scale).toFixed(decimals)]
    const shown = candidates.find((text) => isFaithful(Number(text), percent, { bound: limits.bound, limits: given }))
    if (shown !== undefined) return shown
  }
  return String(percent)
}

function isFaithful(
  shown: number,
  percent: number,
  { bound, limits }: { readonly bound: MetricEvaluation['bound']; readonly limits: readonly number[] },
): boolean {
  return (
    limits.every((limit) => isWithin(shown, limit, bound) === isWithin(percent, limit, bound)) &&
    shown > 0 === percent > 0 &&
    shown < 100 === percent < 100
  )
}

/** Returns whether a value meets a limit. */
export function isWithin(percent: number, limitPercent: number, bound: MetricEvaluation['bound']): boolean {
  if (bound === 'below') return percent < limitPercent
  return bound === 'at-most' ? percent <= limitPercent : percent >= limitPercent
}

const boundSigns = { below: '<', 'at-most': '≤', 'at-least': '≥' } as const

/** Renders the limit of a metric: `< 0.3%`, `none`. */
export function limitText({ bound, thresholdPercent }: Pick<MetricEvaluation, 'bound' | 'thresholdPercent'>): string {
  return thresholdPercent === null ? 'none' : `${boundSigns[bound]} ${thresholdPercent}%`
}

/** Renders a metric's value with its days: `0.34% on 2026-06-03`, `97.2% on average over 6 days`. */
export function valueText(metric: UnexplainedMetric, percent: number): string {
  const shown = `${renderMetricPercent(percent, metric)}%`
  if (metric.basis === 'worst-day') return metric.worstDate === null ? shown : `${shown} on ${metric.worstDate}`
  return metric.dayCount === 1
    ? `${shown} on the only day with data`
    : `${shown} on average over ${metric.dayCount} days`
}

/**
 * Explains why a metric is not within its limit: `user-reported spam rate was 0.34% on 2026-06-03 and must stay below
 * 0.3%`.
 */
export function missedReason(metric: UnexplainedMetric, percent: number): string {
  const demand = { below: 'must stay below', 'at-most': 'must be at most', 'at-least': 'must be at least' }
  return `${metricTitle(metric.metric)} was ${valueText(metric, percent)} and ${demand[metric.bound]} ${metric.thresholdPercent ?? 0}%`
}

/** Explains how a metric exceeds its warning threshold. */
export function warnedReason(metric: UnexplainedMetric, percent: number): string {
  return `${metricTitle(metric.metric)} was ${valueText(metric, percent)}, not below the warning threshold of ${metric.warnPercent ?? 0}%`
}

/** Explains why a limit could not be evaluated. `source` is the source of the account's data. */
export function unmeasuredReason(
  metric: UnexplainedMetric,
  { evaluatedDayCount, source }: { readonly evaluatedDayCount: number; readonly source: string | null },
): string {
  const days = evaluatedDayCount === 1 ? 'the evaluated day has' : `the ${evaluatedDayCount} evaluated days have`
  const { title, limitName } = metricOf(metric.metric)
  const isUnavailable = source === 'dmarc-reports' && limitName !== 'min-auth-success-ratio'
  const hint = isUnavailable ? `, which DMARC reports do not contain: set ${limitName} to none for this account` : ''
  return `${title} should be ${limitText(metric)}, but ${days} no data for this metric${hint}`
}

function metricOf(name: MetricName): Metric {
  const found = metrics.find((metric) => metric.name === name)
  if (found === undefined) throw new TypeError(`unknown metric ${name}`)
  return found
}
