/** One HTTP request, bounded in time and size: no second try, no redirect, no proxy but the one that Node was told of. */

import { readRetryAfterMs } from '../contract/retry-after.ts'
import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { Clock } from '../world/world.ts'

/** What goes over the wire. */
export interface BoundedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** `null`: none. */
  readonly body: string | null
}

/** What may come back at most. */
export interface FetchLimits {
  /** For everything together: connecting, TLS, and the whole reply. */
  readonly timeLimitMs: number
  /** Of the body. */
  readonly maxBodyBytes: number
}

/** What came of it. */
export type BoundedReply =
  | {
      readonly status: 'replied'
      /** Any, 3xx among them. */
      readonly statusCode: number
      /** Milliseconds from now; `null`: it did not say. */
      readonly retryAfterMs: number | null
      readonly text: string
    }
  /** No whole reply came, or it was too long. `reason` holds nothing of the request. */
  | { readonly status: 'failed'; readonly reason: string }

/** What a request is made with. */
export interface FetchTools {
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly limits: FetchLimits
  readonly signal: AbortSignal
}

/** Sends it once. @throws the signal's reason, nothing else */
export async function fetchBounded(request: BoundedRequest, tools: FetchTools): Promise<BoundedReply> {
  const { clock, limits, signal } = tools
  try {
    return await withinTime(async (limited) => await send(request, tools, limited), limits.timeLimitMs, {
      clock,
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    return { status: 'failed', reason: describeFailure(error) }
  }
}

async function send(
  { method, url, headers, body }: BoundedRequest,
  { clock, limits }: FetchTools,
  signal: AbortSignal,
): Promise<BoundedReply> {
  // A redirect would carry what the request holds to another place: it is an answer like any other.
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
  const text = await readText(response.body, limits.maxBodyBytes)
  if (text === null) return { status: 'failed', reason: `a reply of more than ${limits.maxBodyBytes} bytes` }
  const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), clock.nowMs())
  return { status: 'replied', statusCode: response.status, retryAfterMs, text }
}

/** `null`: it is longer than it may be. */
async function readText(body: ReadableStream<Uint8Array> | null, maxBodyBytes: number): Promise<string | null> {
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength
    // Leaving the loop cancels the stream, and with it the connection.
    if (sizeBytes > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Node says `fetch failed` and keeps the reason in `cause`; an AggregateError (IPv4 and IPv6) has a code and no words. */
function describeFailure(error: unknown): string {
  if (error instanceof TimeLimitReached) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'no reply'
  if (cause.message !== '') return cause.message
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'no reply'
}
