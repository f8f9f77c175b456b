/** The text output of `presend postmaster show`: a sparkline per metric, and a table by day. */

import stringWidth from 'string-width'
import { daysIn } from '../../../foundation/contract/day.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { plainText } from '../../../foundation/errors/plain-text.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { Column } from '../../../report/table.ts'
import { terminalTable } from '../../../report/terminal-table.ts'
import { type ColorMode, styled, wrapText } from '../../../report/terminal-text.ts'
import { renderMetricPercent } from '../gate/metric-text.ts'
import { type Metric, metrics } from '../gate/metrics.ts'
import { scaleOf, sourceTitle } from '../report/figures.ts'
import { sparkline } from '../report/sparkline.ts'
import { datesOf, type ShownData } from './shown-data.ts'

/** The width and the colors of the terminal. */
export interface ShownFrame {
  readonly widthColumns: number
  readonly color: ColorMode
}

/** A table column, with one cell per day. */
interface DayColumn extends Column {
  readonly byDate: ReadonlyMap<string, string>
}

/** Renders the lines, with untrusted text escaped. */
export function shownLines(data: ShownData, frame: ShownFrame): readonly string[] {
  const days = datesOf(data.series)
  const [first, last] = [days[0] ?? data.range.startDate, days.at(-1) ?? data.range.endDate]
  const dates = daysIn({ startDate: first, endDate: last })
  const columns = columnsOf(data.series).filter((column) => column.byDate.size > 0)
  return [
    ...headLines(data, { dayCount: days.length, dates }, frame),
    '',
    ...trendLines(data.series, dates, frame),
    '',
    ...tableLines(columns, dates, frame),
    ...absentLines(data).flatMap((line) => wrapped(line, frame)),
  ]
}

function headLines(
  { account, domain, range: requested }: ShownData,
  { dayCount, dates }: { readonly dayCount: number; readonly dates: readonly string[] },
  frame: ShownFrame,
): readonly string[] {
  const subject = domain ?? 'all domains combined (averages of ratios, sums of counts)'
  const range = `${dates[0] ?? ''} to ${dates.at(-1) ?? ''}: data for ${dayCount} of ${renderCount(dates.length, 'day')}`
  // Mention the days without data at both ends of the range, because the table omits them. Without this line, an
  // account that stopped reporting would seem to have complete data.
  const otherCount = daysIn(requested).length - dates.length
  const others = `no data for ${renderCount(otherCount, 'other day')} from ${requested.startDate} to ${requested.endDate}`
  return [
    ...wrapped(subject, frame).map((line) => styled(line, 'bold', frame.color)),
    ...wrapped(`account ${account.email}, ${sourceTitle(account.source)}`, frame),
    ...wrapped(range, frame),
    ...(otherCount > 0 ? wrapped(others, frame) : []),
  ]
}

const noLimits = { thresholdPercent: null, warnPercent: null } as const

/**
 * The minimum width of a useful sparkline, in characters. If less space is left, the figures are printed on a separate
 * line.
 */
const minTrendDays = 7

/**
 * Renders each metric as `spam rate ▁▁▂·█ 0.02 to 0.34%, last 0.05%`. A narrow terminal shows only the most recent
 * days.
 */
function trendLines(series: PostmasterSeries, dates: readonly string[], frame: ShownFrame): readonly string[] {
  return metrics.flatMap((metric) => {
    const values = metric.valuesOf(series)
    const percents = values.map(({ percent }) => percent)
    const last = percents.at(-1)
    if (last === undefined) return []
    const shown = (percent: number): string => percentText(percent, metric)
    const range = `${shown(Math.min(...percents))} to ${shown(Math.max(...percents))}%, last ${shown(last)}%`
    const title = metric.columnTitle.padEnd(10)
    const byDate = new Map(values.map(({ date, percent }) => [date, percent]))
    const scale = scaleOf({ metric: metric.name, bound: metric.bound, thresholdPercent: null }, percents)
    const line = (room: number): string =>
      sparkline(
        dates.slice(-room).map((date) => byDate.get(date) ?? null),
        scale,
      )
    const roomBeside = frame.widthColumns - title.length - range.length - 2
    if (roomBeside >= minTrendDays) return [`${title}${line(roomBeside)}  ${range}`]
    return [`${title}${line(Math.max(frame.widthColumns - title.length, 1))}`, `  ${range}`]
  })
}

function percentText(percent: number, metric: Metric): string {
  return renderMetricPercent(percent, { metric: metric.name, bound: metric.bound, ...noLimits })
}

function columnsOf(series: PostmasterSeries): readonly DayColumn[] {
  const percents = metrics.map((metric) => {
    const cells = metric
      .valuesOf(series)
      .map(({ date, percent }) => [date, `${percentText(percent, metric)}%`] as const)
    return dayColumn(metric.columnTitle, cells)
  })
  const { feedbackLoop, ipReputation, domainReputation } = series
  return [
    ...percents,
    dayColumn(
      'reported/loops',
      feedbackLoop.map((day) => [day.date, `${day.spam_count}/${day.fbl_count}`]),
    ),
    dayColumn(
      'IPs high/medium/low/bad',
      ipReputation.map(({ date, high, medium, low, bad }) => [date, `${high}/${medium}/${low}/${bad}`]),
    ),
    dayColumn(
      'reputation',
      domainReputation.map(({ date, reputation }) => [date, reputation ?? '?']),
    ),
  ]
}

function dayColumn(title: string, cells: readonly (readonly [date: string, text: string])[]): DayColumn {
  return { title, kind: 'number', byDate: new Map(cells) }
}

const gap = '-'

/** Renders the table by day. Splits the table into several tables if the terminal is too narrow. */
function tableLines(columns: readonly DayColumn[], dates: readonly string[], frame: ShownFrame): readonly string[] {
  return groupsFor(columns, frame.widthColumns).flatMap((group) => {
    const rows = dates.map((date) => [date].concat(group.map((column) => column.byDate.get(date) ?? gap)))
    const table = { columns: [dayTitle].concat(group), rows }
    return terminalTable(table, { ...frame, widthColumns: Number.MAX_SAFE_INTEGER }).concat('')
  })
}

const dayTitle: Column = { title: 'day', kind: 'text' }
const dayWidth = 'YYYY-MM-DD'.length

function groupsFor(columns: readonly DayColumn[], widthColumns: number): readonly (readonly DayColumn[])[] {
  const groups: DayColumn[][] = []
  let leftColumns = 0
  for (const column of columns) {
    const width =
      2 + [column.title, ...column.byDate.values()].reduce((most, text) => Math.max(most, stringWidth(text)), 0)
    const group = groups.at(-1)
    if (group === undefined || width > leftColumns) {
      groups.push([column])
      leftColumns = widthColumns - dayWidth - width
    } else {
      group.push(column)
      leftColumns -= width
    }
  }
  return groups
}

const seriesTitles = [
  ['spamRate', 'spam rate'],
  ['ipReputation', 'IP reputation'],
  ['domainReputation', 'domain reputation'],
  ['feedbackLoop', 'feedback loop'],
  ['authentication', 'authentication'],
  ['encryption', 'encryption (TLS)'],
  ['deliveryErrors', 'delivery errors'],
] as const

/** Lists the series that have no data, and why. */
function absentLines({ series, account }: ShownData): readonly string[] {
  const absent = seriesTitles.filter(([name]) => series[name].length === 0)
  const reasonOf = absenceReasons[account.source ?? ''] ?? (() => null)
  const byReason = Map.groupBy(absent, ([name]) => reasonOf(name))
  return [...byReason].map(([reason, group]) => {
    const listed = group.map(([, title]) => title).join(', ')
    return `No data: ${listed}${reason === null ? '' : ` (${reason})`}.`
  })
}

type AbsenceReason = (name: keyof PostmasterSeries) => string | null

const absenceReasons: Readonly<Record<string, AbsenceReason>> = {
  google: (name) => {
    if (name === 'ipReputation' || name === 'domainReputation') return 'no longer provided by Google'
    if (name === 'feedbackLoop') return 'provided by Google only for mail with a Feedback-ID'
    return 'Google reports only days with enough mail'
  },
  'dmarc-reports': () => 'DMARC reports contain only authentication results',
  import: () => 'not in any imported file',
}

function wrapped(text: string, { widthColumns }: ShownFrame): readonly string[] {
  return wrapText(plainText(text), widthColumns)
}
