/** Types for API calls and responses within the client. */

import type { RateLimit } from './rate-limit.ts'

/** An API call, without the base URL and the token. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The path below the base URL, with a leading slash and percent-encoded segments. */
  readonly path: string
  /** The query parameters. A parameter name can occur several times (`provider_types[]`). */
  readonly query?: readonly (readonly [name: string, value: string])[]
  /** The request body, sent as JSON. */
  readonly body?: unknown
  /** HTTP statuses other than 2xx that count as success. */
  readonly acceptedStatuses?: readonly number[]
  /** Further HTTP statuses that may be temporary, and after which the call is repeated. */
  readonly retriedStatuses?: readonly number[]
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The monotonic time at which the current attempt is aborted. If absent, only the client's request timeout applies.
   */
  readonly endMs?: number
  /** The requested duration of a long poll, which is added to the request timeout. */
  readonly longPollMs?: number
  /** The monotonic time after which no retry starts. Default: unlimited. */
  readonly deadlineMs?: number
}

/** A complete response. All content of a response is untrusted. */
export interface ApiReply {
  readonly statusCode: number
  /** The header fields, with lowercase names. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The rate limit; `null` if the response has no valid X-RateLimit fields. */
  readonly rateLimit: RateLimit | null
}

/** The outcome of one request. */
export type Attempt =
  | { readonly status: 'replied'; readonly reply: ApiReply }
  | { readonly status: 'unreached' | 'untrusted' | 'lost'; readonly cause: unknown }
  | { readonly status: 'timed-out'; readonly timeLimitMs: number }
  | { readonly status: 'too-large'; readonly maxBodyBytes: number }
  | { readonly status: 'redirected-away'; readonly statusCode: number; readonly to: string; readonly expected: string }

/** Returns a call's name for error messages, without the query: `GET https://api.example.test/api/v1/spam_tests`. */
export function nameCall(call: ApiCall, baseUrl: string): string {
  const url = new URL(baseUrl)
  return `${call.method} ${url.origin}${url.pathname}${call.path}`
}
