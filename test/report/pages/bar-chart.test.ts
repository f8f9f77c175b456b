import { expect, it } from 'vitest'

import { type BarChart, barChart, type ChartedDay } from '../../../src/report/pages/bar-chart.ts'

const days: readonly ChartedDay[] = [
  { day: '2026-01-01', percent: 100, level: 'ok', title: 'all of <4>' },
  { day: '2026-01-02', percent: null, level: 'ok', title: 'nothing' },
  { day: '2026-01-03', percent: 0, level: 'missed', title: 'none' },
  { day: '2026-01-04', percent: 50, level: 'warned', title: 'half' },
]

function drawn(changes: Partial<BarChart> = {}): string {
  const chart: BarChart = {
    subject: 'Inbox rate',
    days,
    scale: { from: 0, to: 100 },
    axisPercents: [0, 50, 100],
    warnPercent: null,
    thresholdPercent: null,
    shadedFrom: -1,
    extreme: 'lowest',
    renderPercent: (percent) => percent.toFixed(1),
  }
  return String(barChart({ ...chart, ...changes }))
}

it('barChart() draws a bar per day with data, in the color of its level', () => {
  const svg = drawn()
  const bars = [...svg.matchAll(/<rect class="([^"]+)" x="([^"]+)" y="[^"]+" width="[^"]+" height="([^"]+)"/gu)]
  expect(bars.map(([, name, , height]) => [name, Number(height)])).toEqual([
    ['day-ok', 150],
    ['day-missed', 1.5],
    ['day-warned', 75],
  ])
  expect(svg).toContain('<title>all of &lt;4&gt;</title>')
  expect(svg).not.toContain('nothing')
})

it('barChart() draws the axis and both limits on the scale, and shades days', () => {
  const svg = drawn({
    scale: { from: 50, to: 100 },
    axisPercents: [50],
    warnPercent: 90,
    thresholdPercent: 75,
    shadedFrom: 2,
  })
  const lines = [...svg.matchAll(/<line class="([^"]+)" x1="64" y1="([^"]+)"/gu)].map(([, name, y]) => [
    name,
    Number(y),
  ])
  expect(lines).toEqual([
    ['axis', 164],
    ['limit-warned', 44],
    ['limit-missed', 89],
  ])
  expect(svg).toMatch(/>90%<\/text><text [^>]+>warns<.*>75%<\/text><text [^>]+>limit</su)
  expect(svg).toContain('<rect class="judged" x="384.00" y="14" width="320.00" height="150"/>')
})

it('barChart() has a text alternative', () => {
  expect(drawn()).toContain(
    'role="img" aria-label="Inbox rate by day, 2026-01-01 to 2026-01-04; lowest 0.0% on 2026-01-03; 1 day without data. The table below lists the figures."',
  )
  expect(drawn({ extreme: 'highest', thresholdPercent: 75 })).toContain(
    '2026-01-04; highest 100.0% on 2026-01-01; 1 day without data; limit 75%. The table',
  )
  const empty = days.map((one) => Object.assign({}, one, { percent: null }))
  expect(drawn({ days: empty })).toContain('2026-01-04; 4 days without data.')
})
