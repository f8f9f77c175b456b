/** The postmaster metrics for which both checks and alert rules can set limits. */

import type { PostmasterSeries } from './postmaster-replies.ts'

/** The value of a metric on one day. */
export interface DayPercent {
  readonly date: string
  readonly percent: number
}

/** A metric in postmaster data. */
export interface PostmasterMetric {
  /** The metric's name as it appears within a sentence. */
  readonly title: string
  /** `below` if the metric must stay below its limit, or `at-least` if it must reach its limit. */
  readonly bound: 'below' | 'at-least'
  readonly valuesOf: (series: PostmasterSeries) => readonly DayPercent[]
}

/** The metrics, by their names in alert rules. */
export const postmasterMetrics = {
  'spam-rate': {
    title: 'user-reported spam rate',
    bound: 'below',
    valuesOf: ({ spamRate }) => percents(spamRate, (day) => day.value),
  },
  'spf-success': {
    title: 'SPF success',
    bound: 'at-least',
    valuesOf: ({ authentication }) => percents(authentication, (day) => day.spf_success_ratio),
  },
  'dkim-success': {
    title: 'DKIM success',
    bound: 'at-least',
    valuesOf: ({ authentication }) => percents(authentication, (day) => day.dkim_success_ratio),
  },
  'dmarc-success': {
    title: 'DMARC success',
    bound: 'at-least',
    valuesOf: ({ authentication }) => percents(authentication, (day) => day.dmarc_success_ratio),
  },
} as const satisfies Readonly<Record<string, PostmasterMetric>>

/** The name of a metric in alert rules. */
export type PostmasterMetricName = keyof typeof postmasterMetrics

/** Returns whether a metric with this name exists. */
export function isPostmasterMetric(name: string): name is PostmasterMetricName {
  return Object.hasOwn(postmasterMetrics, name)
}

/** Converts the ratios in a series to percentages. */
export function percents<T extends { readonly date: string }>(
  days: readonly T[],
  ratioOf: (day: T) => number,
): readonly DayPercent[] {
  return days.map((day) => ({ date: day.date, percent: toPercent(ratioOf(day)) }))
}

/** Converts a ratio to a percentage. Without rounding, 0.007 would become 0.7000000000000001%. */
export function toPercent(ratio: number): number {
  return roundNoise(ratio * 100)
}

/** Rounds to 12 significant digits, which removes floating-point noise but keeps all digits that a provider sends. */
export function roundNoise(value: number): number {
  return Number(value.toPrecision(12))
}
