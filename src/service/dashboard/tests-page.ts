/** Tests: the list of the workspace's tests, and the report of each. */

import type { TestStatus } from '../../contract/names.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import { outcomeWords } from '../../pages/report-page.ts'
import { parseNumericId } from '../../storage/admission-queries.ts'
import type { ListedTest } from '../../storage/listed-test.ts'
import { statusOf } from '../../storage/test-status.ts'
import { answerPage } from '../pages/answer-page.ts'
import { reportPage } from '../report-page/report-page.ts'
import { readReported } from '../report-page/report-route.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { timeText } from './time-text.ts'

const testsPerPage = 50

/** `GET /tests`: newest first. */
export async function listTests(page: MemberRequest): Promise<Response> {
  const { deps, visitor, http } = page
  const beforeId = parseNumericId(http.req.query('before') ?? '')
  // Asks for one more test than the page shows, to find out whether there is another page.
  const limit = testsPerPage + 1
  const found = await deps.store.listTests(visitor.membership.workspace.workspaceId, { beforeId, limit })
  const tests = found.slice(0, testsPerPage)
  const last = tests.at(-1)
  if (last === undefined) {
    return showPage(page, { title: 'Tests', body: beforeId === null ? noTests(deps.publicUrl) : noOlderTests })
  }
  const nowMs = deps.clock.nowMs()
  const body = html`<div class="scroll"><table>
<thead><tr><th>Name</th><th>Source</th><th>Created</th><th>Status</th><th>Gate result</th></tr></thead>
<tbody>${tests.map((test) => testRow(test, nowMs))}</tbody>
</table></div>
${found.length > testsPerPage ? html`<p><a href="/tests?before=${last.numericId}">Older</a></p>` : null}`
  return showPage(page, { title: 'Tests', body })
}

function noTests(publicUrl: string | null): Markup {
  const address = publicUrl === null ? null : html` (<code>${publicUrl}/api/v1</code>)`
  return html`<p>This workspace has no tests yet. To create the first one:</p>
<ol>
<li>Generate a token in <a href="/settings/tokens">Settings → API Tokens</a>.</li>
<li>Set <code>PRESEND_API_TOKEN</code> to the token and <code>PRESEND_API_URL</code> to the address of this service's
API${address}, and run <code>presend check</code>. You can also create a test with
<code>POST /api/v1/spam_tests</code>: see the <a href="/api/docs">API documentation</a>.</li>
</ol>`
}

const noOlderTests = html`<p>There are no older tests. <a href="/tests">Show the newest tests</a></p>`

const statusWords: Readonly<Record<TestStatus, string>> = {
  pending: 'Waiting for mail',
  in_progress: 'In progress',
  complete: 'Complete',
  expired: 'Expired',
}

function testRow(test: ListedTest, nowMs: number): Markup {
  const { numericId, name, source, createdAtMs, outcome } = test
  return html`<tr><td><a href="/tests/${numericId}">${foreign(name)}</a></td><td>${foreign(source ?? '')}</td>
<td>${timeText(createdAtMs)}</td><td>${statusWords[statusOf(test, nowMs)]}</td>
<td>${outcome === null ? 'No gate result was reported' : outcomeWords[outcome]}</td></tr>`
}

/** `GET /tests/:id`: the report, without a shared link. */
export async function showTest(page: MemberRequest): Promise<Response> {
  const { deps, visitor, http, params } = page
  const { id = '' } = params
  const { workspaceId } = visitor.membership.workspace
  // The page of a report that is limited to members knows only the tracking id.
  const isName = parseNumericId(id) !== null || /^[A-Za-z0-9_-]{16,128}$/u.test(id)
  const test = isName ? await deps.store.findTest(workspaceId, id) : null
  if (test === null) return showNotFound(page)
  if (String(test.numericId) !== id) return redirectTo(page, `/tests/${test.numericId}`)
  http.set('testId', test.numericId)
  const report = reportPage(await readReported(test, deps.store), deps.clock.nowMs(), 'dashboard')
  // After the logout, the browser must not show the report again.
  const headers = { ...report.headers, 'Cache-Control': 'no-store' }
  return await answerPage(http, { ...report, headers }, 200)
}
