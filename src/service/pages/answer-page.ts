/** Sends pages. */

import type { HtmlPage } from '../../pages/html-page.ts'
import type { ProblemStatus } from '../problems/api-problem.ts'
import type { ServiceRequest } from '../requests/service-context.ts'

/** Sends a page. */
export function answerPage(request: ServiceRequest, page: HtmlPage, status: 200 | ProblemStatus): Response {
  for (const [name, value] of Object.entries(page.headers)) request.header(name, value)
  return request.html(page.html, status)
}
