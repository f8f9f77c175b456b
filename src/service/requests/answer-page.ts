/** Sends pages and style sheets. */

import type { HtmlPage } from '../../report/pages/html-page.ts'
import type { ProblemStatus } from '../problems/api-problem.ts'
import type { ServiceRequest } from './service-context.ts'

/** Sends a page. */
export function answerPage(request: ServiceRequest, page: HtmlPage, status: 200 | ProblemStatus): Response {
  return request.html(page.html, status, page.headers)
}

/** Sends a style sheet whose path contains a hash of its text, so browsers may cache it forever. */
export function answerStyleSheet(request: ServiceRequest, text: string): Response {
  return request.body(text, 200, {
    'Content-Type': 'text/css; charset=UTF-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  })
}
