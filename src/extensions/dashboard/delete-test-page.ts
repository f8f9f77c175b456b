/** The page that asks for confirmation and then deletes a test. */

import { foreign, html } from '../../report/pages/markup.ts'
import { parseNumericId } from '../../service/storage/admission-queries.ts'
import type { StoredTestWithSeeds } from '../../service/storage/store.ts'
import { form } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { timeText } from './time-text.ts'

/** Handles `GET /tests/:id/delete`. */
export async function confirmDeletion(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  if (test === null) return showNotFound(page)
  const { numericId, name, source, createdAtMs } = test
  const body = html`<dl><dt>Name</dt><dd>${foreign(name)}</dd>
${source === null ? null : html`<dt>Source</dt><dd>${foreign(source)}</dd>`}
<dt>Created</dt><dd>${timeText(createdAtMs)}</dd></dl>
<p>This deletes the test and its results, its report, all links to the report, and its webhook deliveries. Copies that arrive
later are ignored. This cannot be undone.</p>
${form(page, { action: `/tests/${numericId}/delete`, submit: 'Delete this test', isDangerous: true })}
<p><a href="/tests/${numericId}">Back to the test</a></p>`
  return showPage(page, { title: 'Delete a test', body })
}

/** Handles `POST /tests/:id/delete`. */
export async function deleteTest(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  if (test === null) return showNotFound(page)
  const { workspaceId, numericId, name } = test
  const { store, clock } = page.deps
  if (!(await store.deleteTest(workspaceId, numericId, clock.nowMs()))) return showNotFound(page)
  await recordAction(page, 'test.delete', `${name} (test ${numericId})`)
  return redirectTo(page, '/tests', `Test ${name} was deleted.`)
}

/** Finds the test that the path refers to, in the selected workspace. */
export async function findOwnTest(page: MemberRequest): Promise<StoredTestWithSeeds | null> {
  const { deps, workspaceId, http, params } = page
  const { id = '' } = params
  // `findTest` also finds tests by tracking id, but each report should have only one URL in the dashboard.
  if (parseNumericId(id) === null) return null
  const test = await deps.store.findTest(workspaceId, id)
  if (test !== null) http.set('testId', test.numericId)
  return test
}
