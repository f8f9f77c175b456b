/** One question to Google's API, with its access token, asked again where that helps. */

import { type BoundedReply, type FetchLimits, fetchBounded } from '../../oauth/bounded-fetch.ts'
import type { Secret } from '../../world/secret.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { AccessTokens } from './access-tokens.ts'
import { ApiFailure, isPassing } from './api-failure.ts'
import { toFailure } from './judge-reply.ts'

/** What is asked. */
export interface Question {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** Sent as JSON; `null`: nothing. */
  readonly body: unknown
  /** For messages: `the list of domains`. */
  readonly asked: string
}

/** What it is asked with. */
export interface CallParts {
  readonly tokens: AccessTokens
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  readonly random: Pick<Random, 'fraction'>
}

/** A page of 200 statistics has some 60 kB; one with lists of feedback loop identifiers may have far more. */
const limits: FetchLimits = { timeLimitMs: 30_000, maxBodyBytes: 8 * 1024 * 1024 }

const maxAttempts = 5
const firstBackoffMs = 1000
/** Longer than that no question waits: the sync ends, and is begun again by whoever began it. */
const longestWaitMs = 60_000

/**
 * The body of a 200.
 *
 * What is tried again, because nothing but reading is done here: quotas (429, and 403 with a reason of that kind), 5xx
 * and broken connections, four times, after 1 s doubling with up to half as much more by chance, and never before Google
 * wants to be asked again. A 401 asks for another access token once.
 *
 * @throws ApiFailure; the signal's reason
 */
export async function callGoogle(question: Question, parts: CallParts, signal: AbortSignal): Promise<string> {
  let refusedToken: Secret | null = null
  for (let attempt = 1; ; attempt += 1) {
    try {
      const token = await parts.tokens.current(signal)
      const reply = await send(question, token, { parts, signal })
      if (reply.status === 'failed')
        throw new ApiFailure('unavailable', `Asking Google for ${question.asked}: ${reply.reason}`)
      if (reply.statusCode === 200) return reply.text
      if (reply.statusCode !== 401) throw toFailure(reply, question.asked)
      parts.tokens.drop(token)
      if (refusedToken !== null)
        throw new ApiFailure('client', 'Google refuses the access tokens that it has just given')
      refusedToken = token
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const delayMs = nextDelayMs(error, attempt, parts.random)
      if (delayMs === null) throw error
      await parts.clock.sleep(delayMs, signal)
    }
  }
}

/** `null`: another try does not help, or not soon. */
export function nextDelayMs(
  { kind, retryAfterMs }: ApiFailure,
  attempt: number,
  random: Pick<Random, 'fraction'>,
): number | null {
  if (!isPassing(kind) || kind === 'malformed' || attempt >= maxAttempts) return null
  const backoffMs = firstBackoffMs * 2 ** (attempt - 1) * (1 + random.fraction() / 2)
  const delayMs = Math.ceil(Math.max(backoffMs, retryAfterMs ?? 0))
  return delayMs > longestWaitMs ? null : delayMs
}

async function send(
  { method, url, body }: Question,
  token: Secret,
  { parts, signal }: { readonly parts: CallParts; readonly signal: AbortSignal },
): Promise<BoundedReply> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token.reveal()}` }
  const request =
    body === null
      ? { method, url, headers, body: null }
      : { method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return await fetchBounded(request, { clock: parts.clock, limits, signal })
}
