/**
 * A table of the metrics: the source of each metric, which of its values is compared with the limit, and which setting
 * contains the limit.
 */

import type { MetricEvaluation, MetricName } from '../../../check/check-result.ts'
import type { PostmasterThresholds } from '../../../check/settings/settings.ts'
import {
  type DayPercent,
  percents,
  postmasterMetrics,
  toPercent,
} from '../../../foundation/contract/postmaster-metrics.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'

/** A metric and how to evaluate it. */
export interface Metric {
  readonly name: MetricName
  /** The metric's name as used within a sentence. */
  readonly title: string
  /** The metric's name as the heading of a column. */
  readonly columnTitle: string
  readonly basis: MetricEvaluation['basis']
  readonly bound: MetricEvaluation['bound']
  /** The minimum number of decimals to print: spam rates need two, because their limits are fractions of a percent. */
  readonly leastDecimals: 1 | 2
  /** The name of the setting that contains the metric's limit. */
  readonly limitName: string
  readonly thresholdOf: (thresholds: PostmasterThresholds) => number | null
  readonly warnOf: (thresholds: PostmasterThresholds) => number | null
  readonly valuesOf: (series: PostmasterSeries) => readonly DayPercent[]
}

const ratioRules = {
  // Use the mean, not the worst day: daily mail volumes are unknown, and the worst day usually has so little mail that
  // a few forwarded copies determine the ratio. Even the mean shows a single day of broken authentication: over a week,
  // it drops to 86%.
  basis: 'mean',
  bound: 'at-least',
  leastDecimals: 1,
  limitName: 'min-auth-success-ratio',
  thresholdOf: (thresholds: PostmasterThresholds) => thresholds.minAuthenticationPercent,
  warnOf: () => null,
} as const

/** All metrics, in the order in which reports show them. */
export const metrics: readonly Metric[] = [
  {
    ...postmasterMetrics['spam-rate'],
    name: 'spam',
    columnTitle: 'spam rate',
    // Google evaluates the spam rate daily, and requires it to stay below 0.3%. A sender that reached 0.3% is not
    // eligible for support until the rate has stayed below 0.3% for seven consecutive days.
    basis: 'worst-day',
    leastDecimals: 2,
    limitName: 'max-spam-rate',
    thresholdOf: (thresholds) => thresholds.maxSpamPercent,
    warnOf: (thresholds) => thresholds.warnSpamPercent,
  },
  { ...ratioRules, ...postmasterMetrics['spf-success'], name: 'spf', columnTitle: 'SPF' },
  { ...ratioRules, ...postmasterMetrics['dkim-success'], name: 'dkim', columnTitle: 'DKIM' },
  { ...ratioRules, ...postmasterMetrics['dmarc-success'], name: 'dmarc', columnTitle: 'DMARC' },
  {
    ...ratioRules,
    name: 'tls',
    title: 'mail over TLS',
    columnTitle: 'TLS',
    limitName: 'min-tls-ratio',
    thresholdOf: (thresholds) => thresholds.minTlsPercent,
    valuesOf: ({ encryption }) => percents(encryption, (day) => day.tls_success_ratio),
  },
  {
    ...ratioRules,
    name: 'delivery-errors',
    title: 'delivery errors',
    columnTitle: 'errors',
    bound: 'at-most',
    leastDecimals: 2,
    limitName: 'max-delivery-error-ratio',
    thresholdOf: (thresholds) => thresholds.maxDeliveryErrorPercent,
    valuesOf: ({ deliveryErrors }) => deliveryErrors.flatMap(totalOf),
  },
]

/** Adds up the ratios of all errors on a day. If the service omits any of the ratios, the total is unknown. */
function totalOf({ date, errors }: PostmasterSeries['deliveryErrors'][number]): readonly DayPercent[] {
  const ratios = errors.map((error) => error.error_ratio).filter((ratio) => ratio !== undefined)
  if (ratios.length < errors.length) return []
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0)
  return [{ date, percent: toPercent(Math.min(total, 1)) }]
}
