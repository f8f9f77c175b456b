/** A bar chart of percentages by day as inline SVG, with gaps for missing days and lines for limits. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { html, type Markup } from './markup.ts'

/** A day in the chart. */
export interface ChartedDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The percentage of the day; `null` leaves a gap. */
  readonly percent: number | null
  /** Determines the color of the bar. */
  readonly level: 'ok' | 'warned' | 'missed'
  /** The text that appears when the reader hovers over the bar. */
  readonly title: string
}

export interface BarChart {
  readonly subject: string
  readonly days: readonly ChartedDay[]
  /** The percentages at the bottom and at the top of the chart. */
  readonly scale: { readonly from: number; readonly to: number }
  /** The percentages at which to draw a thin line. */
  readonly axisPercents: readonly number[]
  readonly warnPercent: number | null
  readonly thresholdPercent: number | null
  /** The index of the first day with a shaded background; -1 if no day is shaded. */
  readonly shadedFrom: number
  /** Which extreme the text alternative states. */
  readonly extreme: 'lowest' | 'highest'
  readonly renderPercent: (percent: number) => string
}

/** Lengths in SVG user units. */
const size = { left: 64, top: 14, width: 640, height: 150, bottom: 30, right: 66 }
const end = size.left + size.width
const bottom = size.top + size.height

/**
 * Renders the chart. The page must also contain a table of the figures, because the chart's text alternative refers to
 * that table.
 */
export function barChart(chart: BarChart): Markup {
  const { days, scale, shadedFrom, axisPercents, warnPercent, thresholdPercent } = chart
  const stepWidth = size.width / days.length
  const yOf = (percent: number): number => bottom - (size.height * (percent - scale.from)) / (scale.to - scale.from)
  const xOf = (index: number): number => size.left + index * stepWidth
  const parts = [
    shadedFrom === -1
      ? null
      : html`<rect class="judged" x="${xOf(shadedFrom).toFixed(2)}" y="${size.top}" width="${(end - xOf(shadedFrom)).toFixed(2)}" height="${size.height}"/>`,
    ...axisPercents.map((percent) => line('axis', { percent, y: yOf(percent) })),
    ...days.map(({ percent, level, title }, index) => {
      if (percent === null) return null
      // Draw 0% as a thin line, to distinguish it from a day without data.
      const y = Math.min(yOf(percent), bottom - 1.5)
      return html`<rect class="day-${level}" x="${xOf(index + 0.15).toFixed(2)}" y="${y.toFixed(2)}" width="${(stepWidth * 0.7).toFixed(2)}" height="${(bottom - y).toFixed(2)}"><title>${title}</title></rect>`
    }),
    warnPercent === null ? null : line('limit-warned', { percent: warnPercent, y: yOf(warnPercent), word: 'warns' }),
    thresholdPercent === null
      ? null
      : line('limit-missed', { percent: thresholdPercent, y: yOf(thresholdPercent), word: 'limit' }),
    html`<text x="${size.left}" y="${bottom + 20}">${days[0]?.day ?? ''}</text>`,
    html`<text class="end" x="${end}" y="${bottom + 20}">${days.at(-1)?.day ?? ''}</text>`,
  ]
  return html`<svg class="chart" viewBox="0 0 ${end + size.right} ${bottom + size.bottom}" role="img" aria-label="${labelOf(chart)}">${parts}</svg>
`
}

/** Draws a line with its percentage on the left, and a word on the right. */
function line(
  className: string,
  { percent, y, word }: { readonly percent: number; readonly y: number; readonly word?: string },
): Markup {
  return html`<line class="${className}" x1="${size.left}" y1="${y.toFixed(2)}" x2="${end}" y2="${y.toFixed(2)}"/><text class="end" x="${size.left - 6}" y="${(y + 4).toFixed(2)}">${percent}%</text>${word === undefined ? null : html`<text x="${end + 5}" y="${(y + 4).toFixed(2)}">${word}</text>`}`
}

/** Builds the chart's text alternative. */
function labelOf({ subject, days, extreme, renderPercent, thresholdPercent }: BarChart): string {
  const known = days.flatMap(({ day, percent }) => (percent === null ? [] : [{ day, percent }]))
  const sign = extreme === 'lowest' ? 1 : -1
  const [most] = known.toSorted((one, other) => sign * (one.percent - other.percent))
  const range = `${days[0]?.day ?? ''} to ${days.at(-1)?.day ?? ''}`
  const stated = most === undefined ? '' : `; ${extreme} ${renderPercent(most.percent)}% on ${most.day}`
  const limit = thresholdPercent === null ? '' : `; limit ${thresholdPercent}%`
  return `${subject} by day, ${range}${stated}; ${renderCount(days.length - known.length, 'day')} without data${limit}. The table below lists the figures.`
}
