/** A bar chart of percentages by day as inline SVG, with gaps for missing days. */

import { html, type Markup } from './markup.ts'

/** A day in the chart. */
export interface ChartedDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The percentage of the day; `null` leaves a gap. */
  readonly percent: number | null
  /** Whether to draw the day in the failure color. */
  readonly isMarked: boolean
  /** The text that appears when a reader points at the bar. */
  readonly title: string
}

/** Lengths in SVG user units. */
const size = { left: 48, top: 10, width: 640, height: 130, bottom: 28 }

/**
 * Renders the chart. The page must also contain a table of the figures, because the chart's text alternative refers to
 * that table.
 */
export function trendChart(subject: string, days: readonly ChartedDay[]): Markup {
  const stepWidth = size.width / days.length
  const view = `0 0 ${size.left + size.width} ${size.top + size.height + size.bottom}`
  return html`<svg class="chart" viewBox="${view}" role="img" aria-label="${labelOf(subject, days)}">${axis(days)}${days.map(
    (day, index) => bar(day, size.left + (index + 0.15) * stepWidth, stepWidth * 0.7),
  )}</svg>
`
}

function bar({ percent, isMarked, title }: ChartedDay, x: number, width: number): Markup | null {
  if (percent === null) return null
  // Draw 0% as a thin line to distinguish it from a day without data.
  const height = Math.max((size.height * percent) / 100, 1.5)
  const y = size.top + size.height - height
  return html`<rect class="day-${isMarked ? 'missed' : 'ok'}" x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}"><title>${title}</title></rect>`
}

function axis(days: readonly ChartedDay[]): readonly Markup[] {
  const end = size.left + size.width
  const bottom = size.top + size.height
  return [
    ...[0, 50, 100].flatMap((percent) => {
      const y = bottom - (size.height * percent) / 100
      return [
        html`<line class="axis" x1="${size.left}" y1="${y}" x2="${end}" y2="${y}"/>`,
        html`<text class="end" x="${size.left - 6}" y="${y + 4}">${percent}%</text>`,
      ]
    }),
    html`<text x="${size.left}" y="${bottom + 20}">${days[0]?.day ?? ''}</text>`,
    html`<text class="end" x="${end}" y="${bottom + 20}">${days.at(-1)?.day ?? ''}</text>`,
  ]
}

/** Builds the chart's text alternative. */
function labelOf(subject: string, days: readonly ChartedDay[]): string {
  const known = days.filter(({ percent }) => percent !== null)
  const [lowest] = known.toSorted((one, other) => (one.percent ?? 0) - (other.percent ?? 0))
  const low = lowest === undefined ? '' : `; lowest ${lowest.percent?.toFixed(1)}% on ${lowest.day}`
  const range = `${days[0]?.day ?? ''} to ${days.at(-1)?.day ?? ''}`
  return `${subject} by day, ${range}${low}; ${known.length} of ${days.length} days have data. The table below lists the figures.`
}
