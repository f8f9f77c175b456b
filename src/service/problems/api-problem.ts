/** HTTP errors. They can be thrown anywhere below a handler; `server/app.ts` turns them into responses. */

import type { ErrorReply, PostmasterErrorReply } from '../../contract/error-replies.ts'
import { httpHeaders } from '../../contract/http-headers.ts'
import { type Problem, quoteValue, renderProblem } from '../../errors/problem.ts'
import { isStorageAway } from '../../storage/storage-away.ts'

/** Status codes of error responses. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 417 | 422 | 429 | 431 | 500 | 503

/** An error response. Its message is shown to the client. */
export class ApiProblem extends Error {
  readonly status: ProblemStatus
  /** The individual problems of a 422; empty if `message` contains everything. */
  readonly problems: readonly string[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ProblemStatus,
    message: string,
    details: { readonly problems?: readonly string[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.problems = details.problems ?? []
    this.headers = details.headers ?? {}
  }
}

/** Builds a 422 that contains all problems, as one sentence and as a list. */
export function invalidRequest(problems: readonly Problem[]): ApiProblem {
  const texts = problems.map((problem) => renderProblem({ ...problem, input: fieldName(problem.input) }))
  return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts })
}

/** Converts `$.external_test.name` to `external_test.name`. */
function fieldName(path: string): string {
  return path.replace(/^\$\.?/u, '') || 'body'
}

/** Builds a 401. Its challenge contains an error code only if a token was sent (RFC 6750 §3). */
export function unauthorized(isTokenGiven: boolean): ApiProblem {
  const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"'
  const message = isTokenGiven ? 'Invalid or revoked API token' : 'Missing API token'
  return new ApiProblem(401, `${message}; send it as "Authorization: Bearer <token>"`, {
    headers: { 'WWW-Authenticate': challenge },
  })
}

/**
 * Builds the 404 for a test. A test that belongs to another workspace gets the same response as a test that does not
 * exist.
 */
export function unknownTest(name: string): ApiProblem {
  return new ApiProblem(404, `Test ${quoteValue(name)} not found`)
}

/** Builds the 413 for a body that is too large. */
export function bodyTooLarge(maxBytes: number): ApiProblem {
  return new ApiProblem(413, `Request body is larger than ${maxBytes} bytes`)
}

/** Builds the 414 for a path and query that are too long. */
export function targetTooLong(): ApiProblem {
  return new ApiProblem(414, 'Request path and query are too long')
}

/** Builds a 500. The cause is logged and never shown to the client. */
export function internalError(): ApiProblem {
  return new ApiProblem(500, 'Internal server error; retry later')
}

/** Builds the 503 for a database that is unreachable or cannot be written to; it may recover within seconds. */
function storageUnavailable(): ApiProblem {
  const headers = { [httpHeaders.retryAfter]: '5' }
  return new ApiProblem(503, 'The service cannot reach its database; retry later', { headers })
}

/** The statuses of authentication and rate limit errors, which have the same format on every path. */
const commonStatuses: ReadonlySet<number> = new Set([401, 403, 429])

const postmasterPath = /^\/api\/v1\/postmaster_accounts(?:\/|$)/u

/** Converts any thrown value to an error response. The message of an unexpected error is not shown. */
export function toProblem(error: Error): ApiProblem {
  if (error instanceof ApiProblem) return error
  return isStorageAway(error) ? storageUnavailable() : internalError()
}

/** Builds the body, in the format that API v1 defines for this path and status. */
export function errorBody(problem: ApiProblem, path: string): ErrorReply | PostmasterErrorReply {
  const isPostmaster = postmasterPath.test(path) && !commonStatuses.has(problem.status)
  if (isPostmaster) return { error: problem.message }
  const body = { success: false, error: problem.message } as const
  return problem.problems.length === 0 ? body : { ...body, errors: problem.problems }
}

/** Builds the body of an error response to a request that never reached the app. */
export function errorText(problem: ApiProblem): string {
  return JSON.stringify(errorBody(problem, ''))
}
