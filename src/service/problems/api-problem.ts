/**
 * HTTP errors, which handlers and the functions that they call can throw; `server/app.ts` turns them into responses.
 */

import type { ErrorReply, PostmasterErrorReply } from '../../foundation/contract/error-replies.ts'
import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { type Parsed, type Problem, quoteValue, renderProblem } from '../../foundation/errors/problem.ts'
import { isStorageAway } from '../storage/storage-away.ts'

/** Status codes of error responses. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 417 | 422 | 429 | 431 | 500 | 503

/** An error response, whose message is shown to the client. */
export class ApiProblem extends Error {
  readonly status: ProblemStatus
  /** The individual problems of a 422 response; empty if `message` contains all details. */
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

/** Builds a 422 error that contains all problems, both as one sentence and as a list. */
export function invalidRequest(problems: readonly Problem[]): ApiProblem {
  const texts = problems.map((problem) => renderProblem({ ...problem, input: fieldName(problem.input) }))
  return new ApiProblem(422, `Invalid request: ${texts.join('; ')}`, { problems: texts })
}

/** Returns the parsed value. @throws ApiProblem 422 with all problems */
export function validRequest<T>(parsed: Parsed<T>): T {
  if (parsed.status === 'ok') return parsed.value
  throw invalidRequest(parsed.problems)
}

/** Converts `$.external_test.name` to `external_test.name`. */
function fieldName(path: string): string {
  return path.replace(/^\$\.?/u, '') || 'body'
}

/** Builds a 401 error. The challenge contains an error code only if the client sent a token (RFC 6750 §3). */
export function unauthorized(isTokenGiven: boolean): ApiProblem {
  const challenge = isTokenGiven ? 'Bearer realm="presend", error="invalid_token"' : 'Bearer realm="presend"'
  const message = isTokenGiven ? 'Invalid or revoked API token; send a valid token' : 'Missing API token; send it'
  return new ApiProblem(401, `${message} as "Authorization: Bearer <token>"`, {
    headers: { 'WWW-Authenticate': challenge },
  })
}

/**
 * Builds the 404 error for a missing test. Tests in other workspaces get the same response as tests that do not exist.
 */
export function unknownTest(name: string): ApiProblem {
  return new ApiProblem(404, `Test ${quoteValue(name)} not found`)
}

/** Builds the 413 error for a body that is too large. */
export function bodyTooLarge(maxBytes: number): ApiProblem {
  return new ApiProblem(413, `Request body is larger than ${maxBytes} bytes`)
}

/** Builds the 414 error for a path and query that are too long. */
export function targetTooLong(): ApiProblem {
  return new ApiProblem(414, 'Request path and query are too long')
}

/** Builds a 500 error. The cause is logged and never shown to the client. */
export function internalError(): ApiProblem {
  return new ApiProblem(500, 'Internal server error; retry later')
}

/** Builds the 503 error for a database that is unreachable or not writable; the database may recover within seconds. */
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

/** Builds the body of an error response, in the format that API v1 defines for the path and status. */
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
