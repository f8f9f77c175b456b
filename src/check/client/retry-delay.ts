/** Calculates how long to wait before a retry. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { readRetryAfterMs } from '../../foundation/contract/retry-after.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import { readResetInMs, serverNowMs } from './rate-limit.ts'

/** The maximum number of attempts: the first attempt and two retries (api-v1.md, "Errors"). */
export const maxAttempts = 3
const firstBackoffMs = 1000

/**
 * The maximum jitter as a share of the wait. Jitter prevents jobs that failed at the same time from retrying at the
 * same time.
 */
const jitterShare = 0.2
const maxJitterMs = 1000

export interface RetryDeps {
  readonly clock: Clock
  readonly random: Random
}

/**
 * Returns the milliseconds until the next attempt: the wait requested by the server or, if none was requested, an
 * exponential backoff that starts at 1 s. Adds up to 20% (at most 1 s) of jitter.
 *
 * @param attemptNumber the number of the failed attempt, starting at 1
 */
export function retryDelayMs(attempt: Attempt, attemptNumber: number, { clock, random }: RetryDeps): number {
  const backoffMs = firstBackoffMs * 2 ** (attemptNumber - 1)
  const requestedMs = attempt.status === 'replied' ? requestedDelayMs(attempt.reply, clock) : null
  const delayMs = requestedMs ?? backoffMs
  return Math.ceil(delayMs + random.fraction() * Math.min(delayMs * jitterShare, maxJitterMs))
}

/**
 * Returns the wait requested by a 429 or 503 response: the first positive value among `Retry-After`, `in N seconds` in
 * the message, and `X-RateLimit-Reset`. Returns `null` if the response does not request a wait.
 */
export function requestedDelayMs(reply: ApiReply, clock: Clock): number | null {
  const isRateLimited = reply.statusCode === 429
  if (!isRateLimited && reply.statusCode !== 503) return null
  const retryAfter = reply.headers[httpHeaders.retryAfter.toLowerCase()] ?? null
  const delaysMs = [
    readRetryAfterMs(retryAfter, serverNowMs(reply.headers, clock)),
    isRateLimited ? readDelayInMessage(reply.text) : null,
    isRateLimited ? readResetInMs(reply.headers, clock) : null,
  ]
  return delaysMs.find((delayMs) => delayMs !== null && delayMs > 0) ?? null
}

/**
 * Parses the wait time in an error message such as `Rate limit exceeded. Retry in 12 seconds.`, which api-v1.md
 * documents.
 */
function readDelayInMessage(text: string): number | null {
  const [, digits, unit = ''] =
    /(?:\b(?:in|after) |\bback-?off time[ :=]*)(\d{1,10}(?:\.\d{1,3})?) ?(ms|milliseconds?|s|sec|seconds?|m|min|minutes?)\b/i.exec(
      text,
    ) ?? []
  if (digits === undefined) return null
  if (/^m(?:s|illi)/iu.test(unit)) return Number(digits)
  return Number(digits) * (/^m/iu.test(unit) ? 60_000 : 1000)
}
