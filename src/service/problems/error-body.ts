/** The JSON body of an error response. */

import type { ErrorReply, PostmasterErrorReply } from '../../contract/error-replies.ts'
import { isStorageAway } from '../../storage/storage-away.ts'
import { ApiProblem, internalError, storageUnavailable } from './api-problem.ts'

/** Authentication and rate limit errors have the same form on every path. */
const commonStatuses: ReadonlySet<number> = new Set([401, 403, 429])

const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u

/** The error response for anything that was thrown. Unexpected errors do not show their message. */
export function toProblem(error: Error): ApiProblem {
  if (error instanceof ApiProblem) return error
  return isStorageAway(error) ? storageUnavailable() : internalError()
}

/** The body, in the form that API v1 defines for this path and status. */
export function errorBody(problem: ApiProblem, path: string): ErrorReply | PostmasterErrorReply {
  const isPostmaster = postmasterPath.test(path) && !commonStatuses.has(problem.status)
  if (isPostmaster) return { error: problem.message }
  const body = { success: false, error: problem.message } as const
  return problem.problems.length === 0 ? body : { ...body, errors: problem.problems }
}

/** The body of an error response to a request that never reached the app. */
export function errorText(problem: ApiProblem): string {
  return JSON.stringify(errorBody(problem, ''))
}
