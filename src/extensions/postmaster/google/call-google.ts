/** Sends a request to Google's API, with retries. */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import { type BoundedReply, type FetchLimits, fetchBounded } from '../../oauth/bounded-fetch.ts'
import type { AccessTokens } from './access-tokens.ts'
import { ApiFailure, isRetryable } from './api-failure.ts'
import { toFailure } from './judge-reply.ts'

/** A request. */
export interface GoogleRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** The request body, sent as JSON; `null` for a request without a body. */
  readonly body: unknown
  /** The requested data, as named in error messages: `the list of domains`. */
  readonly subject: string
}

/** The dependencies for sending a request. */
export interface CallDeps {
  readonly tokens: AccessTokens
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly random: Pick<Random, 'fraction'>
}

/**
 * The maximum size of a response. A page of 200 statistics takes about 60 kB, and far more with lists of feedback loop
 * identifiers.
 */
const limits: FetchLimits = { timeLimitMs: 30_000, maxBodyBytes: 8 * 1024 * 1024 }

const maxAttempts = 5
const firstBackoffMs = 1000
/** The longest delay before a retry. If Google's Retry-After is longer, the request is not retried. */
const maxWaitMs = 60_000

/**
 * Returns the body of a 200 response. Requests only read data, so quota errors, 5xx responses and broken connections
 * are retried four times, with exponential backoff starting at 1 s and jitter of up to 50%; a Retry-After field is
 * respected. After a 401, requests a new access token once.
 *
 * @throws ApiFailure; the signal's reason
 */
export async function callGoogle(request: GoogleRequest, deps: CallDeps, signal: AbortSignal): Promise<string> {
  let refusedToken: Secret | null = null
  for (let attempt = 1; ; attempt += 1) {
    try {
      const token = await deps.tokens.current(signal)
      const reply = await send(request, token, { deps, signal })
      if (reply.status === 'failed')
        throw new ApiFailure('unavailable', `requesting ${request.subject} from Google failed: ${reply.reason}`)
      if (reply.statusCode === 200) return reply.text
      if (reply.statusCode !== 401) throw toFailure(reply, request.subject)
      deps.tokens.drop(token)
      if (refusedToken !== null)
        throw new ApiFailure('client', 'Google rejected the access token that it had just issued')
      refusedToken = token
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const delayMs = nextDelayMs(error, attempt, deps.random)
      if (delayMs === null) throw error
      await deps.clock.sleep(delayMs, signal)
    }
  }
}

/** Returns the delay before the next attempt; `null` if a retry would fail again or the required delay is too long. */
export function nextDelayMs(
  { kind, retryAfterMs }: ApiFailure,
  attempt: number,
  random: Pick<Random, 'fraction'>,
): number | null {
  if (!isRetryable(kind) || kind === 'malformed' || attempt >= maxAttempts) return null
  const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (1 + random.fraction() / 2)
  const delayMs = Math.ceil(Math.max(backoffMs, retryAfterMs ?? 0))
  return delayMs > maxWaitMs ? null : delayMs
}

async function send(
  { method, url, body }: GoogleRequest,
  token: Secret,
  { deps, signal }: { readonly deps: CallDeps; readonly signal: AbortSignal },
): Promise<BoundedReply> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token.reveal()}` }
  const request =
    body === null
      ? { method, url, headers, body: null }
      : { method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return await fetchBounded(request, { clock: deps.clock, limits, signal })
}
