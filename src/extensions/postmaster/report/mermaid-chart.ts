/**
 * A domain's days as a Mermaid chart. For viewers without Mermaid support, a table next to the chart has the same
 * figures.
 */

import type { MetricEvaluation, PostmasterDay, PostmasterReport } from '../../../check/check-result.ts'
import { metricHeading } from '../gate/metric-text.ts'
import { chartedMetric } from './figures.ts'

/** The maximum number of days in the chart. With more days, the labels would overlap. */
const maxDays = 14

/**
 * Renders a fenced block with a bar per day and a line per limit, followed by a list of the days without data. The list
 * is needed because Mermaid charts cannot have gaps, and a bar of height 0 would look like a good day. The result
 * contains no untrusted text. Returns null if there is no data.
 */
export function postmasterChart(report: PostmasterReport): string | null {
  const metric = chartedMetric(report)
  if (metric === null) return null
  const days = report.days.slice(-maxDays)
  const known = days.flatMap((day) => valueOf(day, metric))
  if (known.length === 0) return null
  const limits = [metric.warnPercent, metric.thresholdPercent].filter((limit) => limit !== null)
  const gaps = days.filter((day) => valueOf(day, metric).length === 0)
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${titleOf(metric, limits)}"`,
    `  x-axis [${known.map(({ date }) => `"${date.slice(5)}"`).join(', ')}]`,
    `  y-axis ${numberText(lowestOf(metric, known))} --> ${numberText(highestOf(metric, known, limits))}`,
    `  bar [${known.map(({ percent }) => numberText(percent)).join(', ')}]`,
    ...limits.map((limit) => `  line [${known.map(() => numberText(limit)).join(', ')}]`),
    '```',
    ...(gaps.length === 0 ? [] : ['', `No data: ${gaps.map(({ date }) => date.slice(5)).join(', ')}.`]),
    '',
  ].join('\n')
}

function valueOf(
  { date, percents }: PostmasterDay,
  { metric }: MetricEvaluation,
): readonly { readonly date: string; readonly percent: number }[] {
  const percent = percents[metric]
  return percent === null ? [] : [{ date, percent }]
}

function titleOf({ metric }: MetricEvaluation, limits: readonly number[]): string {
  const where = limits.length === 0 ? '' : `; ${limits.length === 1 ? 'line' : 'lines'} at ${limits.join(' and ')}`
  return `${metricHeading(metric)} by day, percent${where}`
}

type Values = readonly Pick<ReturnType<typeof valueOf>[number], 'percent'>[]

function lowestOf({ bound }: MetricEvaluation, known: Values): number {
  if (bound !== 'at-least') return 0
  return Math.max(Math.floor(Math.min(...known.map(({ percent }) => percent), 90)) - 5, 0)
}

function highestOf({ bound }: MetricEvaluation, known: Values, limits: readonly number[]): number {
  return bound === 'at-least' ? 100 : Math.max(...known.map(({ percent }) => percent), ...limits, 0.01) * 1.15
}

/** Mermaid does not support exponents. */
function numberText(value: number): string {
  return String(Number(value.toFixed(4)))
}
