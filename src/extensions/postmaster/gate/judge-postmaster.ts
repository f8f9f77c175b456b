/** Evaluates a domain's series against thresholds. Pure. */

import type { MetricEvaluation, Outcome, PostmasterDay, PostmasterReport } from '../../../check/check-result.ts'
import type { PostmasterThresholds } from '../../../check/settings/settings.ts'
import { type DayRange, dayOf, daysBetween, plusDays } from '../../../foundation/contract/day.ts'
import { type DayPercent, roundNoise } from '../../../foundation/contract/postmaster-metrics.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import { dailyPercents } from './daily-percents.ts'
import { isWithin, missedReason, type UnexplainedMetric, unmeasuredReason, warnedReason } from './metric-text.ts'
import { type Metric, metrics } from './metrics.ts'

/** How to evaluate the data. */
export interface PostmasterRules {
  /** The number of days to evaluate, ≥ 1. */
  readonly dayCount: number
  readonly thresholds: PostmasterThresholds
  /** The source of the account's data, needed because not every source has all metrics; `null` if unknown. */
  readonly source: string | null
}

/** The evaluation of one domain, without the sentence that summarizes it. */
export type PostmasterJudgement = Pick<PostmasterReport, 'outcome' | 'judged' | 'metrics' | 'days' | 'warnings'> & {
  /** Why the data cannot be evaluated; `null` if it can. */
  readonly obstacle: string | null
}

/** Providers publish a day's data one to four days later. If the latest day is older, something is wrong. */
const usualLagDays = 4

/** The minimum number of days to chart, if they have data. */
const minChartDays = 30

/** Returns the range of days to request for an evaluation at `nowMs`. */
export function neededDays({ dayCount }: Pick<PostmasterRules, 'dayCount'>, nowMs: number): DayRange {
  const today = dayOf(nowMs)
  const back = Math.max(dayCount, minChartDays) + maxAgeDays(dayCount)
  // In the provider's time zone, the date may be one day ahead of UTC.
  return { startDate: plusDays(today, -back), endDate: plusDays(today, 1) }
}

/**
 * Returns the maximum age, in days, of the latest day: the number of days to evaluate, but not less than the usual
 * delay.
 */
function maxAgeDays(dayCount: number): number {
  return Math.max(dayCount, usualLagDays)
}

/**
 * Evaluates the days up to the latest one with data. The outcome is `fail` if a metric is not within its limit,
 * `inconclusive` if a metric with a limit has no data, and `pass` otherwise.
 */
export function judgePostmaster(series: PostmasterSeries, rules: PostmasterRules, nowMs: number): PostmasterJudgement {
  const { startDate: firstUseful, endDate: lastUseful } = neededDays(rules, nowMs)
  const values = metrics.map((metric) => ({
    metric,
    // A service may return more days than requested. Ignore the extra days when choosing the days to evaluate.
    days: metric.valuesOf(series).filter(({ date }) => firstUseful <= date && date <= lastUseful),
  }))
  const newest = values.flatMap(({ days }) => days.map(({ date }) => date)).reduce(later, '')
  if (newest === '') return nothingJudged
  const ageDays = Math.max(daysBetween(newest, dayOf(nowMs)), 0)
  if (ageDays > maxAgeDays(rules.dayCount)) return { ...nothingJudged, obstacle: tooOld(newest, ageDays) }
  const judged = { startDate: plusDays(newest, 1 - rules.dayCount), endDate: newest }
  const evaluations = values.map(({ metric, days }) => judgeMetric(metric, days, { rules, judged }))
  return {
    outcome: outcomeOf(evaluations),
    judged,
    metrics: evaluations,
    days: chartDays(values, judged),
    warnings: [
      ...evaluations.flatMap(({ status, reason }) => (status === 'warned' && reason !== null ? [reason] : [])),
      ...(ageDays > usualLagDays ? [outdated(newest, ageDays)] : []),
    ],
    obstacle: null,
  }
}

const nothingJudged: PostmasterJudgement = {
  outcome: 'inconclusive',
  judged: null,
  metrics: [],
  days: [],
  warnings: [],
  obstacle: 'no data for the requested days',
}

/** If the data is too old, describes its latest day; returns null if there is no data at all. */
export function describeOldData(series: PostmasterSeries, nowMs: number): string | null {
  const newest = metrics.flatMap((metric) => metric.valuesOf(series).map(({ date }) => date)).reduce(later, '')
  return newest === '' ? null : tooOld(newest, Math.max(daysBetween(newest, dayOf(nowMs)), 0))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function tooOld(newest: string, ageDays: number): string {
  return `the latest data is from ${newest}, ${renderCount(ageDays, 'day')} ago, which is too old to evaluate`
}

function outdated(newest: string, ageDays: number): string {
  return `the latest data is from ${newest}, ${renderCount(ageDays, 'day')} ago; if enough mail was sent, providers publish a day’s data within ${usualLagDays} days, so check that the account is connected and synced`
}

interface MetricContext {
  readonly rules: PostmasterRules
  readonly judged: DayRange
}

function judgeMetric(metric: Metric, days: readonly DayPercent[], context: MetricContext): MetricEvaluation {
  const { rules, judged } = context
  const counted = days.filter(({ date }) => judged.startDate <= date && date <= judged.endDate)
  const worst = counted.reduce<DayPercent | null>((found, day) => (isWorse(day, found, metric) ? day : found), null)
  const percent = metric.basis === 'mean' ? meanOf(counted) : (worst?.percent ?? null)
  const figures = {
    metric: metric.name,
    basis: metric.basis,
    percent,
    worstDate: worst?.date ?? null,
    worstPercent: worst?.percent ?? null,
    dayCount: counted.length,
    bound: metric.bound,
    thresholdPercent: metric.thresholdOf(rules.thresholds),
    warnPercent: metric.warnOf(rules.thresholds),
  }
  const status = statusOf(figures)
  return { ...figures, status, reason: reasonOf({ ...figures, status }, rules) }
}

/** If several days are equally bad, use the latest one, because users should investigate it first. */
function isWorse(day: DayPercent, found: DayPercent | null, { bound }: Metric): boolean {
  if (found === null) return true
  return bound === 'at-least' ? day.percent <= found.percent : day.percent >= found.percent
}

function meanOf(days: readonly DayPercent[]): number | null {
  if (days.length === 0) return null
  return roundNoise(days.reduce((sum, { percent }) => sum + percent, 0) / days.length)
}

function statusOf({
  percent,
  thresholdPercent,
  warnPercent,
  bound,
}: Omit<MetricEvaluation, 'status' | 'reason'>): MetricEvaluation['status'] {
  if (percent === null) return thresholdPercent === null ? 'no-threshold' : 'undecided'
  if (thresholdPercent !== null && !isWithin(percent, thresholdPercent, bound)) return 'missed'
  if (warnPercent !== null && !isWithin(percent, warnPercent, bound)) return 'warned'
  return thresholdPercent === null ? 'no-threshold' : 'met'
}

function reasonOf(metric: UnexplainedMetric, { source, dayCount }: PostmasterRules): string | null {
  const { status, percent } = metric
  if (status === 'undecided') return unmeasuredReason(metric, { source, evaluatedDayCount: dayCount })
  if (percent === null) return null
  if (status === 'missed') return missedReason(metric, percent)
  return status === 'warned' ? warnedReason(metric, percent) : null
}

/** If no limit is set, having recent data is enough to pass. */
function outcomeOf(evaluations: readonly MetricEvaluation[]): Outcome {
  if (evaluations.some(({ status }) => status === 'missed')) return 'fail'
  return evaluations.some(({ status }) => status === 'undecided') ? 'inconclusive' : 'pass'
}

function chartDays(
  values: readonly { readonly metric: Metric; readonly days: readonly DayPercent[] }[],
  judged: DayRange,
): readonly PostmasterDay[] {
  const firstDate = values.flatMap(({ days }) => days.map(({ date }) => date)).toSorted()[0] ?? judged.startDate
  const wanted = later(firstDate, plusDays(judged.endDate, 1 - minChartDays))
  const startDate = wanted < judged.startDate ? wanted : judged.startDate
  return dailyPercents(values, { startDate, endDate: judged.endDate }, judged)
}
