/** A domain's days as a Mermaid chart; the same figures stand in a table beside it, for where it is not drawn. */

import type { MetricEvaluation, PostmasterDay, PostmasterReport } from '../../check/check-result.ts'
import { metricTitle } from '../gate/metric-text.ts'
import { chartedMetric } from './figures.ts'

/** More labels than these would lie on one another. */
const mostDays = 14

/**
 * A fenced block with a bar a day and a line for each limit, and below it the days that are left out because nothing
 * was told of them: a Mermaid chart has no gaps, and a bar of height 0 would say that all was well. Only days, numbers
 * and words of our own stand in it. `null` where there is nothing to draw.
 */
export function postmasterChart(report: PostmasterReport): string | null {
  const metric = chartedMetric(report)
  if (metric === null) return null
  const days = report.days.slice(-mostDays)
  const told = days.flatMap((day) => valueOf(day, metric))
  if (told.length === 0) return null
  const lines = [metric.warnPercent, metric.thresholdPercent].filter((line) => line !== null)
  const gaps = days.filter((day) => valueOf(day, metric).length === 0)
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${titleOf(metric, lines)}"`,
    `  x-axis [${told.map(({ date }) => `"${date.slice(5)}"`).join(', ')}]`,
    `  y-axis ${numberText(lowestOf(metric, told))} --> ${numberText(highestOf(metric, told, lines))}`,
    `  bar [${told.map(({ percent }) => numberText(percent)).join(', ')}]`,
    ...lines.map((line) => `  line [${told.map(() => numberText(line)).join(', ')}]`),
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

function titleOf({ metric }: MetricEvaluation, lines: readonly number[]): string {
  const limits = lines.length === 0 ? '' : `; ${lines.length === 1 ? 'line' : 'lines'} at ${lines.join(' and ')}`
  const title = metricTitle(metric)
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} by day, percent${limits}`
}

interface Told {
  readonly percent: number
}

function lowestOf({ bound }: MetricEvaluation, told: readonly Told[]): number {
  if (bound !== 'at-least') return 0
  return Math.max(Math.floor(Math.min(...told.map(({ percent }) => percent), 90)) - 5, 0)
}

function highestOf({ bound }: MetricEvaluation, told: readonly Told[], lines: readonly number[]): number {
  return bound === 'at-least' ? 100 : Math.max(...told.map(({ percent }) => percent), ...lines, 0.01) * 1.15
}

/** Mermaid knows no exponents. */
function numberText(value: number): string {
  return String(Number(value.toFixed(4)))
}
