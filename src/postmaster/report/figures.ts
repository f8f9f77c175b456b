/** How the figures about a domain at its mailbox provider read: every report takes them from here. */

import type { MetricEvaluation, MetricName, PostmasterReport } from '../../check/check-result.ts'
import { renderCount } from '../../check/rate.ts'
import type { Column, Table } from '../../report/result-tables.ts'
import { limitText, metricTitle, renderMetricPercent } from '../gate/metric-text.ts'
import { sparkline } from './sparkline.ts'

const sourceTitles: Readonly<Record<string, string>> = {
  google: 'Google Postmaster Tools',
  import: 'imported files',
  'dmarc-reports': 'DMARC aggregate reports',
}

/** Who said it: a known source by its name, another service's word as it is. */
export function sourceTitle(source: string | null): string {
  return source === null ? 'the service does not say from where' : (sourceTitles[source] ?? source)
}

/** What the figures are: source, days, and what nobody told. The account is named by the settings alone. */
export function postmasterFacts({ source, judged, days, metrics }: PostmasterReport): readonly string[] {
  if (judged === null) return source === null ? [] : [`source: ${sourceTitle(source)}`]
  const judgedDays = days.filter((day) => day.isJudged)
  const told = judgedDays.filter((day) => metrics.some(({ metric }) => day.percents[metric] !== null))
  const untold = metrics.filter((metric) => isUntold(metric)).map(({ metric }) => metricTitle(metric))
  return [
    `source: ${sourceTitle(source)}`,
    `${renderCount(judgedDays.length, 'day')} judged, ${judged.startDate} to ${judged.endDate}`,
    `${told.length} with data`,
    ...(untold.length === 0 ? [] : [`no data of ${untold.join(', ')}`]),
  ]
}

/** Nobody told it, and nobody wants to know: worth no row of a table. */
function isUntold({ percent, thresholdPercent }: MetricEvaluation): boolean {
  return percent === null && thresholdPercent === null
}

const verdicts: Readonly<Record<MetricEvaluation['status'], string>> = {
  met: 'met',
  warned: 'warned',
  missed: 'missed',
  undecided: 'undecided',
  'no-threshold': '–',
}

/** One metric in words. */
export interface MetricFigure {
  readonly title: string
  /** `0.34%`, `no data`. */
  readonly value: string
  /** Which value that is: `worst day, 2026-06-03`, `mean of 7 days, worst 30.0% on 2026-06-06`. */
  readonly basis: string
  /** `< 0.3%`, `none`. */
  readonly limit: string
  readonly verdict: string
}

/** The figures of one metric. */
export function metricFigure(metric: MetricEvaluation): MetricFigure {
  return {
    title: metricTitle(metric.metric),
    value: metric.percent === null ? 'no data' : `${renderMetricPercent(metric.percent, metric)}%`,
    basis: basisText(metric),
    limit: limitText(metric),
    verdict: verdicts[metric.status],
  }
}

function basisText(metric: MetricEvaluation): string {
  const { basis, percent, worstDate, worstPercent, dayCount } = metric
  if (worstDate === null || worstPercent === null) return '–'
  if (basis === 'worst-day') return `worst of ${renderCount(dayCount, 'day')}, ${worstDate}`
  const worst = worstPercent === percent ? '' : `, worst ${renderMetricPercent(worstPercent, metric)}% on ${worstDate}`
  return `mean of ${renderCount(dayCount, 'day')}${worst}`
}

/** Every metric that has data or a limit, with its value and whether it is kept; `trend`: with a line of the days as well. */
export function metricTable(report: PostmasterReport, trend: 'with-trend' | 'without-trend'): Table {
  const columns: readonly Column[] = [
    { title: 'metric', kind: 'text' },
    { title: 'value', kind: 'number' },
    { title: 'which', kind: 'text' },
    { title: 'limit', kind: 'number' },
    { title: 'result', kind: 'word' },
    ...(trend === 'with-trend' ? [{ title: `last ${report.days.length} days`, kind: 'code' } as const] : []),
  ]
  const rows = report.metrics
    .filter((metric) => !isUntold(metric))
    .map((metric) => {
      const { title, value, basis, limit, verdict } = metricFigure(metric)
      return [title, value, basis, limit, verdict].concat(trend === 'with-trend' ? metricTrend(metric, report) : [])
    })
  return { columns, rows }
}

/** All days of the chart as a line; empty where no day has data. */
export function metricTrend(metric: MetricEvaluation, { days }: Pick<PostmasterReport, 'days'>): string {
  const values = days.map((day) => day.percents[metric.metric])
  const told = values.filter((value) => value !== null)
  if (told.length === 0) return ''
  return sparkline(values, scaleOf(metric, told))
}

/** What the line's lowest and highest block mean: a limit is always within, so that a flat line far below it is low. */
export function scaleOf(
  { bound, thresholdPercent, metric }: Pick<MetricEvaluation, 'bound' | 'thresholdPercent' | 'metric'>,
  told: readonly number[],
): { readonly from: number; readonly to: number } {
  if (bound === 'at-least') return { from: Math.min(...told, thresholdPercent ?? 90, 90), to: 100 }
  const usual = metric === 'spam' ? 0.3 : 5
  return { from: 0, to: Math.max(...told, thresholdPercent ?? usual) }
}

const dayColumns: readonly (readonly [MetricName, string])[] = [
  ['spam', 'spam rate'],
  ['spf', 'SPF'],
  ['dkim', 'DKIM'],
  ['dmarc', 'DMARC'],
  ['tls', 'TLS'],
  ['delivery-errors', 'errors'],
]

/** Every day with what was told of it, the newest first; a gap shows as a dash. Columns without any value are left out. */
export function dayTable({ days, metrics }: PostmasterReport): Table {
  const used = dayColumns.filter(([name]) => days.some((day) => day.percents[name] !== null))
  return {
    columns: [
      { title: 'day', kind: 'text' },
      ...used.map(([, title]): Column => ({ title, kind: 'number' })),
      { title: 'judged', kind: 'text' },
    ],
    rows: days.toReversed().map((day) => {
      const cells = used.map(([name]) => percentCell(day, { name, metrics }))
      return [day.date].concat(cells, day.isJudged ? 'yes' : '')
    }),
  }
}

function percentCell(
  day: PostmasterReport['days'][number],
  { name, metrics }: Pick<PostmasterReport, 'metrics'> & { readonly name: MetricName },
): string {
  const percent = day.percents[name]
  const metric = metrics.find((one) => one.metric === name)
  return percent === null || metric === undefined ? '–' : `${renderMetricPercent(percent, metric)}%`
}

/** The metric that a chart is worth most for: the spam rate, else what DMARC reports tell; `null`: none has data. */
export function chartedMetric({ metrics, days }: PostmasterReport): MetricEvaluation | null {
  const order: readonly MetricName[] = ['spam', 'dmarc']
  const name = order.find((one) => days.some((day) => day.percents[one] !== null))
  return metrics.find((metric) => metric.metric === name) ?? null
}
