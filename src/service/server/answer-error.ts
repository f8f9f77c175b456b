/** Error responses: a page for paths that people open, JSON everywhere else. */

import { answerPage, messagePage } from '../pages/html-page.ts'
import { ApiProblem } from '../problems/api-problem.ts'
import { errorBody, toProblem } from '../problems/error-body.ts'
import { isPagePath } from '../requests/open-paths.ts'
import type { ServiceRequest } from '../requests/service-context.ts'

/** For hono's `onError`. */
export function answerError(error: Error, request: ServiceRequest): Response {
  const problem = toProblem(error)
  for (const [name, value] of Object.entries(problem.headers)) request.header(name, value)
  const { status, message } = problem
  if (!isPagePath(request.req.path)) return request.json(errorBody(problem, request.req.path), status)
  const page = messagePage(status === 404 ? 'Not found' : `Error ${status}`, message)
  return answerPage(request, page, status)
}

/** For hono's `notFound`. */
export function answerUnknownPath(request: ServiceRequest): Response {
  const message = 'Not found. See the API reference for available endpoints'
  return answerError(new ApiProblem(404, message), request)
}
