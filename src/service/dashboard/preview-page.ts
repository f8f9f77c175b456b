/** The page with the preview of a test's message, which the report embeds in a frame. */

import { answerPreview } from '../report-page/preview-route.ts'
import { findOwnTest } from './delete-test-page.ts'
import { showNotFound } from './layout.ts'
import type { MemberRequest } from './page-request.ts'

/** Handles `GET /tests/:id/preview`. */
export async function showPreview(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  const answer = test === null ? null : await answerPreview(page.http, test, { ...page.deps, place: 'dashboard' })
  return answer ?? showNotFound(page)
}
