/** The metrics as a table: where each comes from, which value counts, and what limits it. */

import type { MetricEvaluation, MetricName } from '../../check/check-result.ts'
import type { DeliveryErrorsDay, PostmasterSeries } from '../../contract/postmaster-data.ts'
import type { PostmasterThresholds } from '../../settings/settings.ts'

/** The value of one day. */
export interface DayPercent {
  readonly date: string
  readonly percent: number
}

/** One row. */
export interface Metric {
  readonly name: MetricName
  /** As sentences call it. */
  readonly title: string
  readonly basis: MetricEvaluation['basis']
  readonly bound: MetricEvaluation['bound']
  /** Decimals that are always printed: a spam rate is small, a tenth of a percent is its limit. */
  readonly leastDecimals: 1 | 2
  /** The setting that limits it. */
  readonly limitName: string
  readonly thresholdOf: (thresholds: PostmasterThresholds) => number | null
  readonly warnOf: (thresholds: PostmasterThresholds) => number | null
  readonly valuesOf: (series: PostmasterSeries) => readonly DayPercent[]
}

const passing = {
  // Without volumes, the worst day of a ratio is mostly the day with the least mail: a few forwarded copies decide it. A
  // day on which authentication really breaks pulls the mean of a week under any limit above 86%.
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
    name: 'spam',
    title: 'user-reported spam rate',
    // Google counts each day: a sender must never reach 0.3%, and gets no help until seven days in a row are below it.
    basis: 'worst-day',
    bound: 'below',
    leastDecimals: 2,
    limitName: 'max-spam-rate',
    thresholdOf: (thresholds) => thresholds.maxSpamPercent,
    warnOf: (thresholds) => thresholds.warnSpamPercent,
    valuesOf: ({ spamRate }) =>
      spamRate.map((day) => ({ date: day.date, percent: toPercent(day.userReportedSpamRatio) })),
  },
  {
    ...passing,
    name: 'spf',
    title: 'SPF success',
    valuesOf: ({ authentication }) =>
      authentication.map((day) => ({ date: day.date, percent: toPercent(day.spfSuccessRatio) })),
  },
  {
    ...passing,
    name: 'dkim',
    title: 'DKIM success',
    valuesOf: ({ authentication }) =>
      authentication.map((day) => ({ date: day.date, percent: toPercent(day.dkimSuccessRatio) })),
  },
  {
    ...passing,
    name: 'dmarc',
    title: 'DMARC success',
    valuesOf: ({ authentication }) =>
      authentication.map((day) => ({ date: day.date, percent: toPercent(day.dmarcSuccessRatio) })),
  },
  {
    ...passing,
    name: 'tls',
    title: 'mail over TLS',
    limitName: 'min-tls-ratio',
    thresholdOf: (thresholds) => thresholds.minTlsPercent,
    valuesOf: ({ encryption }) =>
      encryption.map((day) => ({ date: day.date, percent: toPercent(day.tlsSuccessRatio) })),
  },
  {
    ...passing,
    name: 'delivery-errors',
    title: 'delivery errors',
    bound: 'at-most',
    leastDecimals: 2,
    limitName: 'max-delivery-error-ratio',
    thresholdOf: (thresholds) => thresholds.maxDeliveryErrorPercent,
    valuesOf: ({ deliveryErrors }) => deliveryErrors.flatMap(totalOf),
  },
]

/** The shares of all kinds of errors together. A kind whose share the service does not tell leaves the day unknown. */
function totalOf({ date, errors }: DeliveryErrorsDay): readonly DayPercent[] {
  const ratios = errors.map((error) => error.errorRatio).filter((ratio) => ratio !== null)
  if (ratios.length < errors.length) return []
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0)
  return [{ date, percent: toPercent(Math.min(total, 1)) }]
}

/** In percent without the dust of binary fractions, by which 0.007 would be 0.7000000000000001%. */
function toPercent(ratio: number): number {
  return withoutDust(ratio * 100)
}

/** Twelve significant digits: more than any provider tells, fewer than arithmetic gets wrong. */
export function withoutDust(value: number): number {
  return Number(value.toPrecision(12))
}
