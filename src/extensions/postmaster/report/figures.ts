/** Renders the figures of a domain's postmaster data, for all report formats. */

import type { MetricEvaluation, MetricName, PostmasterReport } from '../../../check/check-result.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { Column, Table } from '../../../report/table.ts'
import { limitText, metricTitle, renderMetricPercent } from '../gate/metric-text.ts'
import { metrics } from '../gate/metrics.ts'
import { sparkline } from './sparkline.ts'

const sourceTitles: Readonly<Record<string, string>> = {
  google: 'Google Postmaster Tools',
  import: 'imported files',
  'dmarc-reports': 'DMARC aggregate reports',
}

/** Returns a source's display name; returns an unknown source unchanged. */
export function sourceTitle(source: string | null): string {
  return source === null ? 'unknown source' : (sourceTitles[source] ?? source)
}

/** Lists notes about the figures: their source, the evaluated days, and the metrics without data. */
export function postmasterFacts({ source, judged, days, metrics: evaluations }: PostmasterReport): readonly string[] {
  if (judged === null) return source === null ? [] : [`source: ${sourceTitle(source)}`]
  const judgedDays = days.filter((day) => day.isJudged)
  const withData = judgedDays.filter((day) => evaluations.some(({ metric }) => day.percents[metric] !== null))
  const absent = evaluations.filter(isIrrelevant).map(({ metric }) => metricTitle(metric))
  return [
    `source: ${sourceTitle(source)}`,
    `${renderCount(judgedDays.length, 'day')} evaluated, ${judged.startDate} to ${judged.endDate}`,
    `${withData.length} with data`,
    ...(absent.length === 0 ? [] : [`no data for ${absent.join(', ')}`]),
  ]
}

/** Returns true for a metric with neither data nor a limit, which tables omit. */
function isIrrelevant({ percent, thresholdPercent }: MetricEvaluation): boolean {
  return percent === null && thresholdPercent === null
}

const verdicts: Readonly<Record<MetricEvaluation['status'], string>> = {
  met: 'met',
  warned: 'warned',
  missed: 'missed',
  undecided: 'undecided',
  'no-threshold': '–',
}

/** Renders the value of a metric: `0.34%`, `no data`. */
export function metricValue(metric: MetricEvaluation): string {
  return metric.percent === null ? 'no data' : `${renderMetricPercent(metric.percent, metric)}%`
}

/** Describes how a value was calculated: `worst of 7 days, 2026-06-03`, `mean of 7 days, worst 30.0% on 2026-06-06`. */
function basisText(metric: MetricEvaluation): string {
  const { basis, percent, worstDate, worstPercent, dayCount } = metric
  if (worstDate === null || worstPercent === null) return '–'
  if (basis === 'worst-day') return `worst of ${renderCount(dayCount, 'day')}, ${worstDate}`
  const worst = worstPercent === percent ? '' : `, worst ${renderMetricPercent(worstPercent, metric)}% on ${worstDate}`
  return `mean of ${renderCount(dayCount, 'day')}${worst}`
}

/** Builds the table of all metrics with data or a limit. @param trend whether to add a sparkline of the days */
export function metricTable(report: PostmasterReport, trend: 'with-trend' | 'without-trend'): Table {
  const columns: readonly Column[] = [
    { title: 'metric', kind: 'text' },
    { title: 'value', kind: 'number' },
    { title: 'basis', kind: 'text' },
    { title: 'limit', kind: 'number' },
    { title: 'result', kind: 'word' },
    ...(trend === 'with-trend'
      ? [{ title: `last ${renderCount(report.days.length, 'day')}`, kind: 'code' } as const]
      : []),
  ]
  const rows = report.metrics
    .filter((metric) => !isIrrelevant(metric))
    .map((metric) => {
      const { [metric.status]: verdict } = verdicts
      const cells = [metricTitle(metric.metric), metricValue(metric), basisText(metric), limitText(metric), verdict]
      return cells.concat(trend === 'with-trend' ? metricTrend(metric, report) : [])
    })
  return { columns, rows }
}

/** Renders a sparkline for the charted days; returns an empty string if no day has data. */
export function metricTrend(metric: MetricEvaluation, { days }: Pick<PostmasterReport, 'days'>): string {
  const values = days.map((day) => day.percents[metric.metric])
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? '' : sparkline(values, scaleOf(metric, known))
}

/** Returns the scale of a sparkline. The scale includes the limit, so that values far below the limit look low. */
export function scaleOf(
  { bound, thresholdPercent, metric }: Pick<MetricEvaluation, 'bound' | 'thresholdPercent' | 'metric'>,
  percents: readonly number[],
): { readonly from: number; readonly to: number } {
  if (bound === 'at-least') return { from: Math.min(...percents, thresholdPercent ?? 90, 90), to: 100 }
  const usual = metric === 'spam' ? 0.3 : 5
  return { from: 0, to: Math.max(...percents, thresholdPercent ?? usual) }
}

/** Builds a table of all days, latest first, with a dash for missing data. Omits columns without data. */
export function dayTable({ days, metrics: evaluations }: PostmasterReport): Table {
  const used = metrics.filter(({ name }) => days.some((day) => day.percents[name] !== null))
  return {
    columns: [
      { title: 'day', kind: 'text' },
      ...used.map(({ columnTitle: title }): Column => ({ title, kind: 'number' })),
      { title: 'evaluated', kind: 'text' },
    ],
    rows: days.toReversed().map((day) => {
      const cells = used.map(({ name }) => percentCell(day, name, evaluations))
      return [day.date].concat(cells, day.isJudged ? 'yes' : '')
    }),
  }
}

function percentCell(
  day: PostmasterReport['days'][number],
  name: MetricName,
  evaluations: readonly MetricEvaluation[],
): string {
  const percent = day.percents[name]
  const metric = evaluations.find((one) => one.metric === name)
  return percent === null || metric === undefined ? '–' : `${renderMetricPercent(percent, metric)}%`
}

/**
 * Chooses the metric to chart: the spam rate if it has data, otherwise DMARC success; returns null if neither has data.
 */
export function chartedMetric({ metrics: evaluations, days }: PostmasterReport): MetricEvaluation | null {
  const order: readonly MetricName[] = ['spam', 'dmarc']
  const name = order.find((one) => days.some((day) => day.percents[one] !== null))
  return evaluations.find((metric) => metric.metric === name) ?? null
}
