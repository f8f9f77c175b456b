/** Every error in the form that its path and status want; the only place where such bodies are made. */

import type { ErrorReply, PostmasterErrorReply } from '../contract/error-replies.ts'
import { isStorageAway } from '../storage/storage-away.ts'
import { ApiProblem, failedHere, storageAway } from './api-problem.ts'
import { isPagePath } from './open-paths.ts'
import { answerPage, type HtmlPage } from './pages/html-page.ts'
import { messagePage } from './pages/message-page.ts'
import type { ServiceRequest } from './service-context.ts'

/** Statuses that are authentication and rate errors, the same on every path. */
const commonStatuses: ReadonlySet<number> = new Set([401, 403, 429])

const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u

/** Answers what was thrown. Anything but an ApiProblem is a failure of ours: its words stay inside. */
export function answerError(error: Error, request: ServiceRequest): Response {
  const problem = toProblem(error)
  for (const [name, value] of Object.entries(problem.headers)) request.header(name, value)
  if (isPagePath(request.req.path)) return answerPage(request, problemPage(problem), problem.status)
  return request.json(errorBody(problem, request.req.path), problem.status)
}

function toProblem(error: Error): ApiProblem {
  if (error instanceof ApiProblem) return error
  return isStorageAway(error) ? storageAway() : failedHere()
}

/** Answers a path that does not exist. */
export function answerUnknownPath(request: ServiceRequest): Response {
  return answerError(new ApiProblem(404, 'Not found. See the API reference for available endpoints'), request)
}

function problemPage({ status, message }: ApiProblem): HtmlPage {
  return messagePage(status === 404 ? 'There is nothing here' : `This did not work (${status})`, message)
}

function errorBody(problem: ApiProblem, path: string): ErrorReply | PostmasterErrorReply {
  const isPostmaster = postmasterPath.test(path) && !commonStatuses.has(problem.status)
  if (isPostmaster) return { error: problem.message }
  const body = { success: false, error: problem.message } as const
  return problem.problems.length === 0 ? body : { ...body, errors: problem.problems }
}

/** The body of an error that no handler saw, such as a request that cannot be read. */
export function errorText(problem: ApiProblem): string {
  return JSON.stringify(errorBody(problem, ''))
}
