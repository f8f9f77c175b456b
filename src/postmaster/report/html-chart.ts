/** A bar chart of a domain's days as inline SVG, with gaps for missing days and lines for limits. */

import type { MetricEvaluation, PostmasterReport } from '../../check/check-result.ts'
import { renderCount } from '../../errors/render-count.ts'
import { html, type Markup } from '../../pages/markup.ts'
import { isWithin, metricHeading, metricTitle, renderMetricPercent } from '../gate/metric-text.ts'
import { chartedMetric } from './figures.ts'

/** Lengths in SVG user units. */
const size = { left: 64, top: 14, width: 640, height: 150, bottom: 30, right: 66 }

/** A metric with its limits and the days to draw. */
export interface MetricChart {
  readonly metric: Pick<MetricEvaluation, 'metric' | 'bound' | 'thresholdPercent' | 'warnPercent'>
  readonly days: PostmasterReport['days']
}

interface Frame extends MetricChart {
  readonly stepWidth: number
  /**
   * The percentage at the bottom of the chart. For metrics close to 100%, the percentage is above 0, so that
   * differences stay visible.
   */
  readonly from: number
  readonly yOf: (percent: number) => number
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
  const frame = { metric, days, stepWidth: size.width / days.length, ...scaleFor(metric, days) }
  const view = `0 0 ${size.left + size.width + size.right} ${size.top + size.height + size.bottom}`
  const parts = [judgedArea(frame), ...bars(frame), ...limitLines(frame), ...axis(frame)]
  return html`<svg class="chart" viewBox="${view}" role="img" aria-label="${labelOf(frame)}">${parts}</svg>
`
}

function scaleFor(
  { metric, bound, thresholdPercent, warnPercent }: Frame['metric'],
  days: Frame['days'],
): Pick<Frame, 'from' | 'yOf'> {
  const known = days.map((day) => day.percents[metric]).filter((percent) => percent !== null)
  const limits = [thresholdPercent, warnPercent].filter((limit) => limit !== null)
  const isHigh = bound === 'at-least'
  const from = isHigh ? Math.max(Math.floor(Math.min(...known, ...limits)) - 5, 0) : 0
  const to = isHigh ? 100 : Math.max(...known, ...limits, 0.01) * 1.12
  return { from, yOf: (percent) => size.top + size.height * (1 - (percent - from) / (to - from)) }
}

function judgedArea({ days, stepWidth }: Frame): Markup | null {
  const first = days.findIndex((day) => day.isJudged)
  if (first === -1) return null
  const x = size.left + first * stepWidth
  const width = size.left + size.width - x
  return html`<rect class="judged" x="${x.toFixed(2)}" y="${size.top}" width="${width.toFixed(2)}" height="${size.height}"/>`
}

function bars({ metric, days, stepWidth, yOf }: Frame): readonly Markup[] {
  return days.flatMap((day, index) => {
    const percent = day.percents[metric.metric]
    if (percent === null) return []
    const y = yOf(percent)
    // Draw 0% as a thin line, to distinguish it from a day without data.
    const height = Math.max(size.top + size.height - y, 1.5)
    const x = size.left + (index + 0.15) * stepWidth
    const shown = `${day.date}: ${renderMetricPercent(percent, metric)}%`
    return [
      html`<rect class="day-${levelOf(percent, metric)}" x="${x.toFixed(2)}" y="${(size.top + size.height - height).toFixed(2)}" width="${(stepWidth * 0.7).toFixed(2)}" height="${height.toFixed(2)}"><title>${shown}</title></rect>`,
    ]
  })
}

function levelOf(
  percent: number,
  { thresholdPercent, warnPercent, bound }: Frame['metric'],
): 'ok' | 'warned' | 'missed' {
  if (thresholdPercent !== null && !isWithin(percent, thresholdPercent, bound)) return 'missed'
  return warnPercent !== null && !isWithin(percent, warnPercent, bound) ? 'warned' : 'ok'
}

function limitLines({ metric, yOf }: Frame): readonly Markup[] {
  const lines = [
    ['warned', metric.warnPercent, 'warns'],
    ['missed', metric.thresholdPercent, 'limit'],
  ] as const
  return lines.flatMap(([name, line, word]) => {
    if (line === null) return []
    const y = yOf(line).toFixed(2)
    const end = size.left + size.width
    return [
      html`<line class="limit-${name}" x1="${size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
      html`<text x="${end + 5}" y="${(yOf(line) + 4).toFixed(2)}">${word}</text>`,
      html`<text class="end" x="${size.left - 6}" y="${(yOf(line) + 4).toFixed(2)}">${line}%</text>`,
    ]
  })
}

function axis({ days, from }: Frame): readonly Markup[] {
  const y = size.top + size.height
  const end = size.left + size.width
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return [
    html`<line class="axis" x1="${size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
    html`<text class="end" x="${size.left - 6}" y="${y + 4}">${from}%</text>`,
    html`<text x="${size.left}" y="${y + 20}">${first}</text>`,
    html`<text class="end" x="${end}" y="${y + 20}">${last}</text>`,
  ]
}

/** Builds the chart's text alternative. */
function labelOf({ metric, days }: Frame): string {
  const known = days.flatMap((day) => {
    const percent = day.percents[metric.metric]
    return percent === null ? [] : [{ date: day.date, percent }]
  })
  const isHigh = metric.bound === 'at-least'
  const [extreme] = known.toSorted((one, other) => (isHigh ? one.percent - other.percent : other.percent - one.percent))
  const most =
    extreme === undefined
      ? ''
      : `; ${isHigh ? 'lowest' : 'highest'} ${renderMetricPercent(extreme.percent, metric)}% on ${extreme.date}`
  const gaps = days.length - known.length
  const range = `${days[0]?.date ?? ''} to ${days.at(-1)?.date ?? ''}`
  const limit = metric.thresholdPercent === null ? '' : `; limit ${metric.thresholdPercent}%`
  return `${metricTitle(metric.metric)} by day, ${range}${most}; ${renderCount(gaps, 'day')} without data${limit}. The table below lists the figures.`
}
