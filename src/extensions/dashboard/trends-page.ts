/** The trends page, which shows the inbox rate and gate results for each source and template over time. */

import { dayOf, daysIn, plusDays } from '../../foundation/contract/day.ts'
import { renderCount } from '../../foundation/errors/render-count.ts'
import { barChart, type ChartedDay } from '../../report/pages/bar-chart.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { DaySums, TestSeries, TestSums } from '../../service/storage/daily-sums.ts'
import { showNotFound, showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { row, table } from './table-markup.ts'

const shortDays = 30
const longDays = 90
const maxSeries = 200

/** Handles `GET /trends`: lists each source and template with tests from the last 90 days. */
export async function listTrends(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId } = page
  const { store, clock } = deps
  const today = dayOf(clock.nowMs())
  // Request one more series than fits on the page, to find out whether there are more.
  const found = await store.listSeries(workspaceId, plusDays(today, 1 - longDays), maxSeries + 1)
  if (found.length === 0) return showPage(page, { title: 'Trends', body: noTrends })
  const recent = await store.listSeries(workspaceId, plusDays(today, 1 - shortDays), maxSeries + 1)
  const recentSums = new Map(recent.map((series) => [keyOf(series), series]))
  const rows = found.slice(0, maxSeries).map((series) => seriesRow(series, recentSums.get(keyOf(series)) ?? null))
  const body = html`<p>Tests from the last ${longDays} days, by source and template. A test counts when it is complete or expired,
or when its gate result is reported. These figures remain when tests are deleted.</p>
${table(
  ['Template', 'Source', 'Tests', `Inbox rate, ${shortDays} days`, `Inbox rate, ${longDays} days`, 'Passed', 'Failed'],
  rows,
)}
${found.length > maxSeries ? html`<p class="soft">Only the ${maxSeries} rows with the most tests are shown.</p>` : null}`
  return showPage(page, { title: 'Trends', body })
}

const noTrends = html`<p>There are no figures yet. They appear a few seconds after the first <a href="/tests">test</a> is
complete.</p>`

function keyOf({ source, template }: TestSeries): string {
  return JSON.stringify([source, template])
}

function seriesRow(series: TestSeries & TestSums, recent: TestSums | null): Markup {
  const { source, template, testCount, passCount, failCount } = series
  const path = `/trends/series?${new URLSearchParams({ source, template }).toString()}`
  const link = html`<a href="${path}">${titleOf(series)}</a>`
  const recentRate = recent === null ? '–' : rateText(recent)
  return row(link, foreign(source), testCount, recentRate, rateText(series), passCount, failCount)
}

function titleOf({ template }: TestSeries): string {
  return template === '' ? 'No template reported' : foreign(template)
}

/** Handles `GET /trends/series?source=…&template=…`: shows one series by day. */
export async function showTrend(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, http } = page
  const series = { source: readName(http.req.query('source')), template: readName(http.req.query('template')) }
  const today = dayOf(deps.clock.nowMs())
  const from = plusDays(today, 1 - longDays)
  const days = await deps.store.listDays(workspaceId, series, from)
  if (days.length === 0) return showNotFound(page)
  const recentFrom = plusDays(today, 1 - shortDays)
  const recent = days.filter(({ day }) => day >= recentFrom)
  const body = html`<p>${series.source === '' ? 'Tests without a source' : html`Source ${foreign(series.source)}`}.
${testsLink(series)}</p>
<h2>Inbox rate by day</h2>
${inboxChart(chartDays(days, daysIn({ startDate: from, endDate: today })))}
<p class="soft">The share of seed mailboxes whose copy was in the inbox or one of its tabs. Bars have a different color on days when the gate
failed; days without tests have no bar.</p>
<h2>Figures</h2>
${table(
  ['Day (UTC)', 'Tests', 'Inbox rate', 'Primary inbox', 'Tabs', 'Spam', 'Missing', 'Other', 'Passed', 'Failed'],
  [
    sumRow(`Last ${shortDays} days`, addUp(recent)),
    sumRow(`Last ${longDays} days`, addUp(days)),
    ...days.toReversed().map((day) => sumRow(day.day, day)),
  ],
)}
<p class="soft">Other: copies that were rejected, are delayed or have no folder yet.</p>
<p><a href="/trends">Back to the trends</a></p>`
  return showPage(page, { title: titleOf(series), body })
}

/** Removes U+0000, which PostgreSQL rejects. */
function readName(text: string | undefined): string {
  return (text ?? '').replaceAll('\0', '')
}

function testsLink({ source, template }: TestSeries): Markup {
  const query = new URLSearchParams()
  if (template !== '') query.set('search', template)
  if (source !== '') query.set('source', source)
  return html`<a href="/tests?${query.toString()}">Show the tests</a>`
}

function inboxChart(days: readonly ChartedDay[]): Markup {
  return barChart({
    subject: 'Inbox rate',
    days,
    scale: { from: 0, to: 100 },
    axisPercents: [0, 50, 100],
    warnPercent: null,
    thresholdPercent: null,
    shadedFrom: -1,
    extreme: 'lowest',
    renderPercent: (percent) => percent.toFixed(1),
  })
}

function chartDays(days: readonly DaySums[], shown: readonly string[]): readonly ChartedDay[] {
  const known = new Map(days.map((one) => [one.day, one]))
  return shown.map((day) => {
    const sums = known.get(day)
    if (sums === undefined) return { day, percent: null, level: 'ok', title: day }
    const gate =
      sums.passCount + sums.failCount === 0 ? '' : `; gate: ${sums.passCount} passed, ${sums.failCount} failed`
    const title = `${day}: ${rateText(sums)} of ${renderCount(sums.seedCount, 'copy', 'copies')} in the inbox or its tabs${gate}`
    return { day, percent: inboxPercent(sums), level: sums.failCount > 0 ? 'missed' : 'ok', title }
  })
}

function sumRow(title: string, sums: TestSums): Markup {
  const { testCount, seedCount, inboxCount, tabCount, spamCount, missingCount, passCount, failCount } = sums
  const otherCount = seedCount - inboxCount - tabCount - spamCount - missingCount
  return html`<tr><th scope="row">${title}</th><td>${testCount}</td><td>${rateText(sums)}</td><td>${inboxCount}</td>
<td>${tabCount}</td><td>${spamCount}</td><td>${missingCount}</td><td>${otherCount}</td><td>${passCount}</td><td>${failCount}</td></tr>`
}

/** Returns the inbox rate. Tabs are parts of the inbox, as in the gate's default `inbox-folders`. */
function inboxPercent({ inboxCount, tabCount, seedCount }: TestSums): number | null {
  return seedCount === 0 ? null : (100 * (inboxCount + tabCount)) / seedCount
}

function rateText(sums: TestSums): string {
  const percent = inboxPercent(sums)
  return percent === null ? '–' : `${percent.toFixed(1)}%`
}

/** Adds up the counts for several days. */
export function addUp(days: readonly TestSums[]): TestSums {
  const sumOf = (name: keyof TestSums): number => days.reduce((total, day) => total + day[name], 0)
  return {
    testCount: sumOf('testCount'),
    seedCount: sumOf('seedCount'),
    copyCount: sumOf('copyCount'),
    inboxCount: sumOf('inboxCount'),
    tabCount: sumOf('tabCount'),
    spamCount: sumOf('spamCount'),
    missingCount: sumOf('missingCount'),
    passCount: sumOf('passCount'),
    failCount: sumOf('failCount'),
  }
}
