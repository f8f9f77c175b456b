/** Renders charts of a domain's days. */

import type { MetricEvaluation, PostmasterDay, PostmasterReport } from '../../../check/check-result.ts'
import { type BarChart, barChart, type ChartedDay } from '../../../report/pages/bar-chart.ts'
import { html, type Markup } from '../../../report/pages/markup.ts'
import { isWithin, metricHeading, metricTitle, renderMetricPercent } from '../gate/metric-text.ts'
import { chartedMetric } from './figures.ts'

/** A metric with its limits and the days to draw. */
export interface MetricChart {
  readonly metric: Pick<MetricEvaluation, 'metric' | 'bound' | 'thresholdPercent' | 'warnPercent'>
  readonly days: PostmasterReport['days']
}

/** Renders the chart with a text alternative; returns null if there is no data. */
export function postmasterBars(report: PostmasterReport): Markup | null {
  const metric = chartedMetric(report)
  if (metric === null) return null
  return html`<h3>${metricHeading(metric.metric)} by day; the evaluated days are shaded</h3>
${metricChart({ metric, days: report.days })}`
}

/**
 * Renders the bars of a metric. The page must contain a table with the figures below the chart, because the chart's
 * text alternative refers to that table.
 */
export function metricChart({ metric, days }: MetricChart): Markup {
  const { bound, thresholdPercent, warnPercent } = metric
  const scale = scaleFor(metric, days)
  return barChart({
    subject: metricTitle(metric.metric),
    days: days.map((day) => chartedDay(day, metric)),
    scale,
    axisPercents: [scale.from],
    warnPercent,
    thresholdPercent,
    shadedFrom: days.findIndex((day) => day.isJudged),
    extreme: bound === 'at-least' ? 'lowest' : 'highest',
    renderPercent: (percent) => renderMetricPercent(percent, metric),
  })
}

/**
 * Returns the scale of the chart. For metrics close to 100%, the scale starts above 0, so that differences stay
 * visible.
 */
function scaleFor(
  { metric, bound, thresholdPercent, warnPercent }: MetricChart['metric'],
  days: MetricChart['days'],
): BarChart['scale'] {
  const known = days.map((day) => day.percents[metric]).filter((percent) => percent !== null)
  const limits = [thresholdPercent, warnPercent].filter((limit) => limit !== null)
  return bound === 'at-least'
    ? { from: Math.max(Math.floor(Math.min(...known, ...limits)) - 5, 0), to: 100 }
    : { from: 0, to: Math.max(...known, ...limits, 0.01) * 1.12 }
}

function chartedDay({ date, percents }: PostmasterDay, metric: MetricChart['metric']): ChartedDay {
  const percent = percents[metric.metric]
  if (percent === null) return { day: date, percent, level: 'ok', title: date }
  const title = `${date}: ${renderMetricPercent(percent, metric)}%`
  return { day: date, percent, level: levelOf(percent, metric), title }
}

function levelOf(
  percent: number,
  { thresholdPercent, warnPercent, bound }: MetricChart['metric'],
): ChartedDay['level'] {
  if (thresholdPercent !== null && !isWithin(percent, thresholdPercent, bound)) return 'missed'
  return warnPercent !== null && !isWithin(percent, warnPercent, bound) ? 'warned' : 'ok'
}
