/** A question to the service, and the answer, as the parts of the client hand them to one another. */

import type { RateLimit } from './rate-limit.ts'

/** One call, before the base URL and the token are added. */
export interface ApiCall {
  readonly method: 'GET' | 'POST'
  /** Below the base URL, with a leading slash; each segment already percent-encoded. */
  readonly path: string
  /** Names may repeat (`provider_types[]`). */
  readonly query?: readonly (readonly [name: string, value: string])[]
  /** Sent as JSON. */
  readonly body?: unknown
  /** Statuses beside 2xx that are answers to this call and no refusals. */
  readonly answers?: readonly number[]
  readonly headers?: Readonly<Record<string, string>>
  /** Monotonic time at which an attempt under way is cut off; absent: the client's own time limit alone. */
  readonly endMs?: number
  /** Added to the time limit: how long the server was asked to hold the answer back. */
  readonly holdMs?: number
  /** Monotonic time after which no retry may begin; `Infinity`: none. */
  readonly deadlineMs?: number
}

/** A reply whose body was read whole. All of it is foreign text. */
export interface ApiReply {
  readonly statusCode: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** `null` when the server sends no (readable) X-RateLimit fields. */
  readonly rateLimit: RateLimit | null
}

/** How one request ended. */
export type Attempt =
  | { readonly status: 'replied'; readonly reply: ApiReply }
  | { readonly status: 'unreached' | 'untrusted' | 'lost'; readonly cause: unknown }
  | { readonly status: 'timed-out'; readonly timeLimitMs: number }
  | { readonly status: 'too-large'; readonly maxBodyBytes: number }
  | { readonly status: 'redirected-away'; readonly statusCode: number; readonly to: string; readonly why: string }

/** `GET https://api.example.test/api/v1/spam_tests`: how errors name a call. The query is left out. */
export function nameCall(call: ApiCall, baseUrl: string): string {
  const url = new URL(baseUrl)
  return `${call.method} ${url.origin}${url.pathname}${call.path}`
}
