/** The **Settings → Usage** page, which shows the workspace's requests, tests and copies by month and by day. */

import { dayOf, daysIn, plusDays } from '../../foundation/contract/day.ts'
import { html, type Markup } from '../../report/pages/markup.ts'
import { showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { table } from './table-markup.ts'

const shownDays = 31
const shownMonths = 12

interface Usage {
  readonly requests: number
  readonly tests: number
  readonly copies: number
}

/** Handles `GET /settings/usage`. */
export async function showUsage(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId } = page
  const { store, clock } = deps
  const today = dayOf(clock.nowMs())
  const months = latestMonths(today)
  const fromDay = `${months.at(-1) ?? today.slice(0, 7)}-01`
  const [days, requestDays] = [
    await store.listDays(workspaceId, null, fromDay),
    await store.listRequestDays(workspaceId, fromDay),
  ]
  const usage = [
    ...days.map(({ day, testCount, copyCount }) => ({ day, requests: 0, tests: testCount, copies: copyCount })),
    ...requestDays.map(({ day, requestCount }) => ({ day, requests: requestCount, tests: 0, copies: 0 })),
  ]
  const usageOf = (period: string): Usage => addUsage(usage.filter(({ day }) => day.startsWith(period)))
  const shown = daysIn({ startDate: plusDays(today, 1 - shownDays), endDate: today }).toReversed()
  const [since] = requestDays
  const body = html`<p>Requests are API requests that use this workspace's tokens${
    since === undefined ? null : html`, counted since ${since.day}`
  }. A test counts on the day on which it was created, as soon as it is complete or expired or its gate result is reported. Copies
are messages that the seed mailboxes received. The figures are up to date within a few seconds and remain when tests are deleted.</p>
<h2>By month</h2>
${usageTable('Month', months, usageOf)}
<h2>By day (UTC)</h2>
${usageTable('Day', shown, usageOf)}`
  return showPage(page, { title: 'Usage', body })
}

/** Lists the current month and the months before it, most recent first, as `YYYY-MM`. */
function latestMonths(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: shownMonths }, (_, back) => {
    return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
  })
}

function addUsage(days: readonly Usage[]): Usage {
  const add = (total: Usage, { requests, tests, copies }: Usage): Usage => ({
    requests: total.requests + requests,
    tests: total.tests + tests,
    copies: total.copies + copies,
  })
  return days.reduce(add, { requests: 0, tests: 0, copies: 0 })
}

function usageTable(title: string, periods: readonly string[], usageOf: (period: string) => Usage): Markup {
  const rows = periods.map((period) => {
    const { requests, tests, copies } = usageOf(period)
    return html`<tr><th scope="row">${period}</th><td>${numberText(requests)}</td><td>${numberText(tests)}</td>
<td>${numberText(copies)}</td></tr>`
  })
  return table([title, 'Requests', 'Tests', 'Copies'], rows)
}

function numberText(count: number): string {
  return count.toLocaleString('en-US')
}
