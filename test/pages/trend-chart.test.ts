import { expect, it } from 'vitest'

import { trendChart } from '../../src/pages/trend-chart.ts'

const days = [
  { day: '2026-01-01', percent: 100, isMarked: false, title: 'all of <4>' },
  { day: '2026-01-02', percent: null, isMarked: false, title: 'nothing' },
  { day: '2026-01-03', percent: 0, isMarked: true, title: 'none' },
  { day: '2026-01-04', percent: 50, isMarked: false, title: 'half' },
]

it('trendChart() draws a bar per day with data, and marks days', () => {
  const svg = String(trendChart('Inbox rate', days))
  const bars = [...svg.matchAll(/<rect class="([^"]+)" x="([^"]+)" y="[^"]+" width="[^"]+" height="([^"]+)"/gu)]
  expect(bars.map(([, name, , height]) => [name, Number(height)])).toEqual([
    ['day-ok', 130],
    ['day-missed', 1.5],
    ['day-ok', 65],
  ])
  expect(svg).toContain('<title>all of &lt;4&gt;</title>')
  expect(svg).not.toContain('nothing')
})

it('trendChart() has a text alternative', () => {
  expect(String(trendChart('Inbox rate', days))).toContain(
    'role="img" aria-label="Inbox rate by day, 2026-01-01 to 2026-01-04; lowest 0.0% on 2026-01-03; 3 of 4 days have data. The table below lists the figures."',
  )
  const empty = days.map((one) => Object.assign({}, one, { percent: null }))
  expect(String(trendChart('Inbox rate', empty))).toContain('2026-01-04; 0 of 4 days have data.')
})
