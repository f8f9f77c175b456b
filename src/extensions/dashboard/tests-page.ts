/** Two pages: the list of the workspace's tests with a search form, and the page with a test's report. */

import { createHash } from 'node:crypto'

import type { TestStatus } from '../../foundation/contract/names.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { outcomeWords } from '../../report/pages/report-view.ts'
import type { Note } from '../../report/table.ts'
import { answerPreview } from '../../service/report-page/preview-route.ts'
import { reportPage } from '../../service/report-page/report-page.ts'
import { readReported } from '../../service/report-page/report-route.ts'
import { answerPage } from '../../service/requests/answer-page.ts'
import { parseNumericId } from '../../service/storage/admission-queries.ts'
import { type ListedTest, maxSearchedTests, type TestFilter } from '../../service/storage/listed-test.ts'
import { statusOf } from '../../service/storage/test-status.ts'
import { findOwnTest } from './delete-test-page.ts'
import { selectField, textField } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { newTestLink } from './new-test-page.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { sendingNotes } from './sending-notes.ts'
import { row, table } from './table-markup.ts'
import { omitsTests, parseTestFilter, testListPath } from './test-filter.ts'
import { timeText } from './time-text.ts'
import { unmatchedNote } from './unmatched-note.ts'

const testsPerPage = 50

/** Handles `GET /tests`: lists the tests, newest first. */
export async function listTests(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, http } = page
  const beforeId = parseNumericId(http.req.query('before') ?? '')
  const filter = parseTestFilter((name) => http.req.query(name) ?? '')
  const nowMs = deps.clock.nowMs()
  // Request one more test than fits on the page, to find out whether there is another page.
  const query = { filter, beforeId, limit: testsPerPage + 1, nowMs }
  const { tests: found, searchedToId } = await deps.store.listTests(workspaceId, query)
  const tests = found.slice(0, testsPerPage)
  const notice = beforeId === null ? noticeOf(await unmatchedNote(page)) : null
  const last = tests.at(-1)
  if (last === undefined && !omitsTests(filter)) {
    const empty = beforeId === null ? noTests(deps.publicUrl) : noOlderTests
    return showPage(page, { title: 'Tests', body: html`${newTestLink(page)}${notice}${empty}` })
  }
  const older = found.length > testsPerPage && last !== undefined ? last.numericId : null
  const body = html`${newTestLink(page)}${notice}${filterForm(filter)}
${
  tests.length === 0
    ? noMatch(searchedToId, beforeId)
    : table(
        headings,
        tests.map((test) => testRow(test, nowMs)),
      )
}
${older === null ? null : html`<p><a href="${testListPath(filter, older)}">Older</a></p>`}
${searchedToId === null ? null : searchLimit(filter, beforeId, searchedToId)}`
  return showPage(page, { title: 'Tests', body })
}

function noticeOf(note: Note | null): Markup | null {
  return note === null ? null : html`<p class="notice"><strong>${note.title}</strong>: ${note.text}</p>`
}

function noTests(publicUrl: string | null): Markup {
  const address = publicUrl === null ? null : html` (<code>${publicUrl}/api/v1</code>)`
  return html`<p>This workspace has no tests yet. Members create one with <b>New test</b>. To create tests with a program:</p>
<ol>
<li>Generate a token in <a href="/settings/tokens">Settings → API Tokens</a>.</li>
<li>Set <code>PRESEND_API_TOKEN</code> to the token and <code>PRESEND_API_URL</code> to the address of this service's
API${address}, and run <code>presend check</code>. You can also create a test with
<code>POST /api/v1/spam_tests</code>: see the <a href="/api/docs">API documentation</a>.</li>
</ol>`
}

const noOlderTests = html`<p>There are no older tests. <a href="/tests">Show the newest tests</a></p>`

function noMatch(searchedToId: number | null, beforeId: number | null): Markup {
  const where = searchedToId !== null ? 'None of the searched tests match.' : 'No tests match.'
  const text = searchedToId === null && beforeId !== null ? 'No older tests match.' : where
  return html`<p>${text} <a href="/tests">Show all tests</a></p>`
}

/** Renders how many tests were searched, and a link to continue the search. */
function searchLimit(filter: TestFilter, beforeId: number | null, searchedToId: number): Markup {
  const count = maxSearchedTests.toLocaleString('en-US')
  return html`<p>Searched ${beforeId === null ? `the newest ${count}` : `another ${count}`} tests.
<a href="${testListPath(filter, searchedToId)}">Search older ones</a></p>`
}

const statusWords: Readonly<Record<TestStatus, string>> = {
  pending: 'Waiting for mail',
  in_progress: 'In progress',
  complete: 'Complete',
  expired: 'Expired',
}

const noGateResult = 'Not reported'

function filterForm(filter: TestFilter): Markup {
  const hasMore = omitsTests({ ...filter, search: null })
  return html`<form method="get" action="/tests" class="filters" role="search">
${textField({ name: 'search', label: 'Name, source, template or subject', type: 'search', value: filter.search ?? '', isRequired: false })}
<button type="submit">Filter</button>
<details${hasMore ? html` open` : null}><summary>More filters</summary><div class="filters">
${textField({ name: 'source', label: 'Source', value: filter.source ?? '', isRequired: false })}
${selectField({ name: 'status', label: 'Status', choices: choices(statusWords), value: filter.status ?? '' })}
${selectField({
  name: 'outcome',
  label: 'Gate result',
  choices: choices({ ...outcomeWords, none: noGateResult }),
  value: filter.outcome ?? '',
})}
</div></details>
${omitsTests(filter) ? html`<a href="/tests">Show all tests</a>` : null}
</form>`
}

function choices(
  words: Readonly<Record<string, string>>,
): readonly { readonly value: string; readonly title: string }[] {
  return [{ value: '', title: 'Any' }, ...Object.entries(words).map(([value, title]) => ({ value, title }))]
}

/** The name and the gate result come first, because a phone shows only the first columns of a table. */
const headings = ['Name', 'Gate result', 'Status', 'Created', 'Source', 'Template']

function testRow(test: ListedTest, nowMs: number): Markup {
  const { numericId, name, source, template, subject, createdAtMs, outcome } = test
  const subjectLine = subject === null ? null : html`<br><span class="soft">${foreign(subject, 120)}</span>`
  return row(
    html`<a href="/tests/${numericId}">${foreign(name)}</a>${subjectLine}`,
    outcome === null ? noGateResult : outcomeWords[outcome],
    statusWords[statusOf(test, nowMs)],
    timeText(createdAtMs),
    foreign(source ?? ''),
    foreign(template ?? ''),
  )
}

/** Handles `GET /tests/:id`: shows the report without a shared link. */
export async function showTest(page: MemberRequest): Promise<Response> {
  const { deps, visitor, http } = page
  const test = await findOwnTest(page)
  if (test === null) return await findByTrackingId(page)
  const seeds = { title: 'Seed addresses', url: `/tests/${test.numericId}/seeds` }
  const deletion = { title: 'Delete this test', url: `/tests/${test.numericId}/delete` }
  const links = { title: 'Links to this report', url: `/tests/${test.numericId}/links` }
  const actions = mayOpen(visitor, 'member') ? [links, seeds, deletion] : [links, seeds]
  const nowMs = deps.clock.nowMs()
  const isWaiting = test.seeds.some(({ result }) => result === null)
  const unmatched = isWaiting
    ? await unmatchedNote(page, { fromMs: test.createdAtMs, untilMs: test.expiresAtMs })
    : null
  const sending = sendingNotes(await deps.store.findSending(test.numericId), nowMs)
  const notes = unmatched === null ? sending : [unmatched, ...sending]
  const previewPath = `/tests/${test.numericId}/preview`
  const reported = { ...(await readReported(test, deps.store)), previewPath, notes }
  const report = reportPage(reported, nowMs, { place: 'dashboard', actions })
  // Without `no-store`, browsers would show the report again when the user goes back after logging out. The ETag is
  // used by the page's own script to fetch updates while results arrive.
  const headers = { ...report.headers, 'Cache-Control': 'no-store' }
  const etag = `W/"${createHash('sha256').update(report.html).digest('base64url')}"`
  http.header('ETag', etag)
  if (http.req.header('If-None-Match') === etag) {
    http.header('Cache-Control', 'no-store')
    return http.body(null, 304)
  }
  return answerPage(http, { ...report, headers }, 200)
}

/** Handles `GET /tests/:id/preview`, which a report embeds in a frame. */
export async function showPreview(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  const answer = test === null ? null : await answerPreview(page.http, test, { ...page.deps, place: 'dashboard' })
  return answer ?? showNotFound(page)
}

/**
 * Redirects from a tracking id to the test's page. The 404 page for a report that only members may open links here,
 * because it knows only the tracking id.
 */
async function findByTrackingId(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, params } = page
  const { id = '' } = params
  const isName = parseNumericId(id) === null && /^[A-Za-z0-9_-]{16,128}$/u.test(id)
  const test = isName ? await deps.store.findTest(workspaceId, id) : null
  return test === null ? showNotFound(page) : redirectTo(page, `/tests/${test.numericId}`)
}
