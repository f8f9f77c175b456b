/** A request that is answered with an error: thrown anywhere below a handler, made into a body in one place. */

import { httpHeaders } from '../contract/http-headers.ts'
import { quoteValue } from '../errors/problem.ts'

/** The statuses that the service answers errors with. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 417 | 422 | 429 | 431 | 500 | 503

/** What is wrong, in words that the client may see. */
export class ApiProblem extends Error {
  readonly status: ProblemStatus
  /** All single problems of a 422; empty when `message` says it all. */
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

/** No test of that name: it may be another workspace's, which is the same to the caller. */
export function unknownTest(name: string): ApiProblem {
  return new ApiProblem(404, `Test ${quoteValue(name)} not found`)
}

/** Something of ours is broken: its words stay inside. */
export function failedHere(): ApiProblem {
  return new ApiProblem(500, 'Internal server error; retry later')
}

/** The database cannot be reached or written to; it may be back in seconds. */
export function storageAway(): ApiProblem {
  const headers = { [httpHeaders.retryAfter]: String(storageRetrySeconds) }
  return new ApiProblem(503, 'The service cannot reach its database; retry later', { headers })
}

const storageRetrySeconds = 5

/** Nobody's client has such a path or query. */
export function targetTooLong(): ApiProblem {
  return new ApiProblem(414, 'Request path and query are too long')
}
