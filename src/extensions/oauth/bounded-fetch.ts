/** Sends one HTTP request with a time limit and a size limit, without retries or redirects. */

import { readRetryAfterMs } from '../../foundation/contract/retry-after.ts'
import { readAtMost } from '../../foundation/world/read-at-most.ts'
import { TimeLimitReached, withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock } from '../../foundation/world/world.ts'

/** A request. */
export interface BoundedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The limits for a request. */
export interface FetchLimits {
  /** The time limit for connecting, the TLS handshake and receiving the whole response. */
  readonly timeLimitMs: number
  readonly maxBodyBytes: number
}

/** A response, or the reason why none was received. */
export type BoundedReply =
  | {
      readonly status: 'replied'
      /** The status code, including 3xx. */
      readonly statusCode: number
      /** The delay before a retry, as requested in the response; `null` if the response requests none. */
      readonly retryAfterMs: number | null
      readonly text: string
    }
  /** A response that is missing, incomplete or too long. `reason` contains no part of the request. */
  | { readonly status: 'failed'; readonly reason: string }

/** The clock, limits and abort signal of a request. */
export interface FetchOptions {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly limits: FetchLimits
  readonly signal: AbortSignal
}

/** Sends a request once. Rejects only if the signal aborts, with the signal's reason. */
export async function fetchBounded(request: BoundedRequest, options: FetchOptions): Promise<BoundedReply> {
  const { clock, limits, signal } = options
  try {
    const work = async (limited: AbortSignal): Promise<BoundedReply> => await send(request, options, limited)
    return await withinTime(work, limits.timeLimitMs, { clock, signal })
  } catch (error) {
    signal.throwIfAborted()
    return { status: 'failed', reason: describeFailure(error) }
  }
}

async function send(
  { method, url, headers, body }: BoundedRequest,
  { clock, limits }: FetchOptions,
  signal: AbortSignal,
): Promise<BoundedReply> {
  // Do not follow redirects, because that would send the request's secrets to another server.
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
  const bytes = response.body === null ? Buffer.alloc(0) : await readAtMost(response.body, limits.maxBodyBytes)
  if (bytes === null) return { status: 'failed', reason: `the reply exceeds ${limits.maxBodyBytes} bytes` }
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), clock.nowMs())
  return { status: 'replied', statusCode: response.status, retryAfterMs, text: bytes.toString('utf8') }
}

/**
 * Describes a failed fetch. In Node's `fetch failed` error, `cause` contains the actual reason. If the cause is an
 * AggregateError (IPv4 and IPv6 both failed), it has a code but no message.
 */
function describeFailure(error: unknown): string {
  if (error instanceof TimeLimitReached) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'no reply'
  if (cause.message !== '') return cause.message
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'no reply'
}
