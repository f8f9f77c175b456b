/** Renders charts and tables of one domain's postmaster data. */

import type { MetricName, PostmasterDay } from '../../../check/check-result.ts'
import type { DayRange } from '../../../foundation/contract/day.ts'
import { toPercent } from '../../../foundation/contract/postmaster-metrics.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { htmlTable } from '../../../report/pages/html-table.ts'
import { html, type Markup } from '../../../report/pages/markup.ts'
import type { Table } from '../../../report/table.ts'
import { dailyPercents } from '../gate/daily-percents.ts'
import { metricHeading, renderMetricPercent } from '../gate/metric-text.ts'
import { metrics } from '../gate/metrics.ts'
import { type MetricChart, metricChart } from '../report/html-chart.ts'

/**
 * Google's limits for the spam rate, in percent: keep the rate below 0.10%, and never let it reach 0.30%. Source:
 * Google, Email sender guidelines.
 */
const googleSpamLimits = { warnPercent: 0.1, thresholdPercent: 0.3 }
const noLimits = { warnPercent: null, thresholdPercent: null }

/** The metrics for which charts are shown, in display order. */
const chartedMetrics: readonly MetricChart['metric'][] = metrics.map(({ name, bound }) => ({
  metric: name,
  bound,
  ...(name === 'spam' ? googleSpamLimits : noLimits),
}))

/** Renders one chart per metric with data, and tables with all figures. */
export function domainCharts(series: PostmasterSeries, range: DayRange): Markup {
  const values = metrics.map((metric) => ({ metric, days: metric.valuesOf(series) }))
  const days = dailyPercents(values, range, null)
  const known = chartedMetrics.filter(({ metric }) => days.some((day) => day.percents[metric] !== null))
  const charts = known.map(
    (metric) => html`<h3>${metricHeading(metric.metric)}</h3>
${metricChart({ metric, days })}`,
  )
  const figures = htmlTable(figureTable(days, known, series))
  return html`${charts}${reputationSection(series)}${errorSection(series)}${
    figures === null
      ? null
      : html`<h3>All figures</h3>
<details><summary>Show the table</summary>${figures}</details>`
  }`
}

const columnTitles: Readonly<Record<MetricName, string>> = {
  spam: 'Spam rate',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  tls: 'TLS',
  'delivery-errors': 'Delivery errors',
}

/** Builds a table of the days with data, latest first. */
function figureTable(
  days: readonly PostmasterDay[],
  known: readonly MetricChart['metric'][],
  { domainReputation }: PostmasterSeries,
): Table {
  const reputations = new Map(domainReputation.map(({ date, reputation }) => [date, reputation ?? 'unknown']))
  const withData = days.filter(
    ({ date, percents }) => known.some(({ metric }) => percents[metric] !== null) || reputations.has(date),
  )
  return {
    columns: [
      { title: 'Day', kind: 'text' },
      ...known.map(({ metric }) => ({ title: columnTitles[metric], kind: 'number' }) as const),
      ...(reputations.size === 0 ? [] : [{ title: 'Reputation', kind: 'text' } as const]),
    ],
    rows: withData.toReversed().map(({ date, percents }) => {
      const cells = known.map((metric) => {
        const percent = percents[metric.metric]
        return percent === null ? '–' : `${renderMetricPercent(percent, metric)}%`
      })
      return [date].concat(cells, reputations.size === 0 ? [] : (reputations.get(date) ?? '–'))
    }),
  }
}

/** Google no longer reports reputation, so only imported data includes it. */
function reputationSection({ domainReputation, ipReputation }: PostmasterSeries): Markup | null {
  const [domain, ip] = [domainReputation.at(-1), ipReputation.at(-1)]
  if (domain === undefined && ip === undefined) return null
  return html`<h3>Reputation</h3>
<dl>${
    domain === undefined
      ? null
      : html`<dt>Domain, on ${domain.date}</dt><dd>${domain.reputation ?? 'unknown'}; by day: ${counted(domainReputation)}</dd>`
  }${
    ip === undefined
      ? null
      : html`<dt>Sending addresses, on ${ip.date}</dt>
<dd>${ip.high} high, ${ip.medium} medium, ${ip.low} low, ${ip.bad} bad</dd>`
  }</dl>`
}

/** Renders a distribution as `12 HIGH, 1 LOW`. */
function counted(days: PostmasterSeries['domainReputation']): string {
  const groups = Map.groupBy(days, ({ reputation }) => reputation ?? 'unknown')
  return [...groups].map(([name, own]) => `${own.length} ${name}`).join(', ')
}

/** Lists each type of delivery error, with the day on which its rate was highest. */
function errorSection({ deliveryErrors }: PostmasterSeries): Markup | null {
  const all = deliveryErrors.flatMap(({ date, errors }) => errors.map((error) => ({ date, error })))
  const kinds = Map.groupBy(all, ({ error }) => `${error.error_class ?? '–'} ${error.error_type ?? '–'}`)
  const rows = [...kinds.values()].map((own) => {
    const [worst] = own.toSorted((left, right) => (right.error.error_ratio ?? 0) - (left.error.error_ratio ?? 0))
    const ratio = worst?.error.error_ratio
    const shown =
      ratio === undefined ? '–' : `${renderMetricPercent(toPercent(ratio), errorMetric)}% on ${worst?.date ?? ''}`
    return [errorWords(worst?.error.error_class), errorWords(worst?.error.error_type), String(own.length), shown]
  })
  const table = htmlTable({
    columns: [
      { title: 'Class', kind: 'text' },
      { title: 'Reason', kind: 'text' },
      { title: 'Days', kind: 'number' },
      { title: 'Highest share', kind: 'number' },
    ],
    rows,
  })
  return table === null ? null : html`<h3>Reasons for delivery errors</h3>${table}`
}

const errorMetric = { metric: 'delivery-errors', bound: 'at-most', ...noLimits } as const

/** Renders `PERMANENT_ERROR` as `permanent error`. */
function errorWords(name: string | undefined): string {
  return name === undefined ? '–' : name.toLowerCase().replaceAll('_', ' ')
}
