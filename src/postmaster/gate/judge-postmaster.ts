/** Series of a domain → what is judged of them, and how. Pure. */

import type { MetricEvaluation, Outcome, PostmasterDay, PostmasterReport } from '../../check/check-result.ts'
import { renderCount } from '../../check/rate.ts'
import { dayOf, daysBetween, daysIn, plusDays } from '../../contract/day.ts'
import type { DayRange, PostmasterSeries } from '../../contract/postmaster-data.ts'
import type { PostmasterThresholds } from '../../settings/settings.ts'
import { isWithin, missedReason, type UnexplainedMetric, unmeasuredReason, warnedReason } from './metric-text.ts'
import { type DayPercent, type Metric, metrics, withoutDust } from './metrics.ts'

/** By what data is judged. */
export interface PostmasterRules {
  /** How many days are judged, ≥ 1. */
  readonly dayCount: number
  readonly thresholds: PostmasterThresholds
  /** Where the account's data comes from: not every source tells everything. */
  readonly source: string | null
}

/** What is known of a domain before it is put into words. */
export type PostmasterJudgement = Pick<PostmasterReport, 'outcome' | 'judged' | 'metrics' | 'days' | 'warnings'> & {
  /** Why the data as a whole cannot be judged; `null`: it can. */
  readonly obstacle: string | null
}

/** Providers tell a day one to four days later; a newest day that is older means that something is behind. */
const usualLagDays = 4

/** So many days the chart shows where as many were told; with the judged ones among them. */
const leastChartDays = 30

/** The days that must be asked for so that those rules can be applied on that day. */
export function neededDays({ dayCount }: Pick<PostmasterRules, 'dayCount'>, nowMs: number): DayRange {
  const today = dayOf(nowMs)
  const back = Math.max(dayCount, leastChartDays) + mostAgeDays(dayCount)
  // The provider's day may be one ahead of UTC.
  return { startDate: plusDays(today, -back), endDate: plusDays(today, 1) }
}

/** A newest day that is older than the judged span itself says nothing about it any more. */
function mostAgeDays(dayCount: number): number {
  return Math.max(dayCount, usualLagDays)
}

/**
 * Judges the days that end with the newest one that was told. Each metric stands alone: one without data is undecided,
 * whatever the others say. `pass`: every limit is kept; `fail`: one is missed; else `inconclusive`.
 */
export function judgePostmaster(series: PostmasterSeries, rules: PostmasterRules, nowMs: number): PostmasterJudgement {
  const { startDate: firstUseful, endDate: lastUseful } = neededDays(rules, nowMs)
  const values = metrics.map((metric) => ({
    metric,
    // A service that gives more than was asked for must not move the days that are judged.
    days: metric.valuesOf(series).filter(({ date }) => firstUseful <= date && date <= lastUseful),
  }))
  const newest = values.flatMap(({ days }) => days.map(({ date }) => date)).reduce(later, '')
  if (newest === '') return nothingJudged
  const ageDays = Math.max(daysBetween(newest, dayOf(nowMs)), 0)
  // As good as none: no figure of it may be taken for how things stand.
  if (ageDays > mostAgeDays(rules.dayCount)) return { ...nothingJudged, obstacle: tooOld(newest, ageDays) }
  const judged = { startDate: plusDays(newest, 1 - rules.dayCount), endDate: newest }
  const evaluations = values.map(({ metric, days }) => judgeMetric(metric, days, { rules, judged }))
  return {
    outcome: outcomeOf(evaluations),
    judged,
    metrics: evaluations,
    days: chartDays(values, judged),
    warnings: [
      ...evaluations.flatMap(({ status, reason }) => (status === 'warned' && reason !== null ? [reason] : [])),
      ...(ageDays > usualLagDays ? [behind(newest, ageDays)] : []),
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
  obstacle: 'there is no data of these days',
}

/** What the newest day of data is and how long ago, where it is too long ago; `null`: there is no day at all. */
export function newestDayWords(series: PostmasterSeries, nowMs: number): string | null {
  const newest = metrics.flatMap((metric) => metric.valuesOf(series).map(({ date }) => date)).reduce(later, '')
  return newest === '' ? null : tooOld(newest, Math.max(daysBetween(newest, dayOf(nowMs)), 0))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function tooOld(newest: string, ageDays: number): string {
  return `the newest day of data is ${newest}, ${renderCount(ageDays, 'day')} ago, too old to be judged`
}

function behind(newest: string, ageDays: number): string {
  return (
    `the newest day of data is ${newest}, ${renderCount(ageDays, 'day')} ago; a provider tells a day within ` +
    `${usualLagDays}, unless too little mail was sent: look whether the account is still connected and read`
  )
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

/** Of equally bad days the later one, which is the one to look into. */
function isWorse(day: DayPercent, found: DayPercent | null, { bound }: Metric): boolean {
  if (found === null) return true
  return bound === 'at-least' ? day.percent <= found.percent : day.percent >= found.percent
}

function meanOf(days: readonly DayPercent[]): number | null {
  if (days.length === 0) return null
  return withoutDust(days.reduce((sum, { percent }) => sum + percent, 0) / days.length)
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
  if (status === 'undecided') return unmeasuredReason(metric, { source, judgedDayCount: dayCount })
  if (percent === null) return null
  if (status === 'missed') return missedReason(metric, percent)
  return status === 'warned' ? warnedReason(metric, percent) : null
}

/** Without any limit there is nothing to miss; data that is fresh was still seen. */
function outcomeOf(evaluations: readonly MetricEvaluation[]): Outcome {
  if (evaluations.some(({ status }) => status === 'missed')) return 'fail'
  return evaluations.some(({ status }) => status === 'undecided') ? 'inconclusive' : 'pass'
}

function chartDays(
  values: readonly { readonly metric: Metric; readonly days: readonly DayPercent[] }[],
  judged: DayRange,
): readonly PostmasterDay[] {
  const firstTold = values.flatMap(({ days }) => days.map(({ date }) => date)).toSorted()[0] ?? judged.startDate
  const wanted = later(firstTold, plusDays(judged.endDate, 1 - leastChartDays))
  const startDate = wanted < judged.startDate ? wanted : judged.startDate
  const byMetric = values.map(({ metric, days }) => {
    const byDate = new Map(days.map(({ date, percent }) => [date, percent]))
    return [metric.name, byDate] as const
  })
  const told = new Map(byMetric)
  return daysIn({ startDate, endDate: judged.endDate }).map((date) => {
    const of = (name: Metric['name']): number | null => told.get(name)?.get(date) ?? null
    return {
      date,
      isJudged: date >= judged.startDate,
      percents: {
        spam: of('spam'),
        spf: of('spf'),
        dkim: of('dkim'),
        dmarc: of('dmarc'),
        tls: of('tls'),
        'delivery-errors': of('delivery-errors'),
      },
    }
  })
}
