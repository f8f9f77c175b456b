/** Types and helpers for a single poll of a test. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import type { TestSnapshot } from '../../foundation/contract/test.ts'
import type { ApiCall } from './api-call.ts'
import type { JsonOutcome } from './json-call.ts'
import type { RateLimit } from './rate-limit.ts'

export interface PollOptions {
  /**
   * Requests a long poll: the server responds when the test's state no longer matches `etag`, or after `seconds`.
   * `null` requests a plain poll.
   */
  readonly longPoll: { readonly seconds: number; readonly etag: string } | null
  /** The monotonic time by which the poll must end, including retries. */
  readonly deadlineMs: number
}

export type PollOutcome =
  | {
      readonly status: 'ok'
      readonly snapshot: TestSnapshot
      readonly receivedCount: number
      readonly etag: string | null
      readonly rateLimit: RateLimit | null
      /** The number of requests that the poll sent. */
      readonly requestCount: number
    }
  | { readonly status: 'unchanged'; readonly rateLimit: RateLimit | null; readonly requestCount: number }
  | Extract<JsonOutcome<never>, { status: 'failed' }>

/** Polls the test once. @throws only the signal's reason */
export type Poll = (options: PollOptions, signal: AbortSignal) => Promise<PollOutcome>

/**
 * Builds the API call for a poll. A long poll sends `Prefer: wait` (RFC 7240 §4.3) and If-None-Match (RFC 9110
 * §13.1.2).
 */
export function toPollCall(path: string, { longPoll, deadlineMs }: PollOptions): ApiCall {
  const call = { method: 'GET', path, deadlineMs, endMs: deadlineMs } as const
  if (longPoll === null) return call
  const { seconds, etag } = longPoll
  const headers = { [httpHeaders.prefer]: `wait=${seconds}`, [httpHeaders.ifNoneMatch]: etag }
  return { ...call, headers, longPollMs: seconds * 1000 }
}
