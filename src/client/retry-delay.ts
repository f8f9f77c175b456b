/** How long to wait before a call is tried again: a function of the reply and of chance, that waits nowhere itself. */

import { httpHeaders } from '../contract/http-headers.ts'
import type { Clock, Random } from '../world/world.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import { readResetInMs, serverNowMs } from './rate-limit.ts'

/** Three requests in all: api-v1.md, "Errors". */
export const maxAttempts = 3
const firstBackoffMs = 1000

/** How far a wait is stretched at random, so that jobs which failed together do not come back together. */
const jitterShare = 0.2
const maxJitterMs = 1000

/** What a delay is reckoned from. */
export interface RetryParts {
  readonly clock: Clock
  readonly random: Random
}

/**
 * The wait before the next attempt, in milliseconds: what the server asks for, never less, else 1 s doubling with each
 * attempt; up to 20 % (at most 1 s) more by chance.
 *
 * @param attemptNumber of the attempt that failed, from 1
 */
export function retryDelayMs(attempt: Attempt, attemptNumber: number, { clock, random }: RetryParts): number {
  const backoffMs = firstBackoffMs * 2 ** (attemptNumber - 1)
  const askedMs = attempt.status === 'replied' ? askedDelayMs(attempt.reply, clock) : null
  const delayMs = askedMs ?? backoffMs
  return Math.ceil(delayMs + random.fraction() * Math.min(delayMs * jitterShare, maxJitterMs))
}

/**
 * The wait that a 429 or 503 asks for; the first of `Retry-After`, `in N seconds` in the message and
 * `X-RateLimit-Reset` that names a time to come. `null` when none does: 0 seconds or a past date tell nothing.
 */
export function askedDelayMs(reply: ApiReply, clock: Clock): number | null {
  const isRateLimited = reply.statusCode === 429
  if (!isRateLimited && reply.statusCode !== 503) return null
  const sources = [
    () => readRetryAfterMs(reply, clock),
    () => (isRateLimited ? readDelayInWords(reply.text) : null),
    () => (isRateLimited ? readResetInMs(reply.headers, clock) : null),
  ]
  for (const read of sources) {
    const delayMs = read()
    if (delayMs !== null && delayMs > 0) return delayMs
  }
  return null
}

/** Seconds, or an HTTP date compared with the server's own: RFC 9110 §10.2.3. */
function readRetryAfterMs(reply: ApiReply, clock: Clock): number | null {
  const text = reply.headers[httpHeaders.retryAfter.toLowerCase()]?.trim() ?? ''
  if (/^\d{1,10}(\.\d{1,3})?$/.test(text)) return Number(text) * 1000
  // A date has letters (`Wed, 21 Oct 2026 07:28:00 GMT`); Date.parse alone would take `-5` for a year.
  const dateMs = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(dateMs) ? null : dateMs - serverNowMs(reply.headers, clock)
}

/** `Rate limit exceeded. Retry in 12 seconds.`: the document has the wait in the message. */
function readDelayInWords(text: string): number | null {
  const [, digits, unit = ''] =
    /(?:\b(?:in|after) |\bback-?off time[ :=]*)(\d{1,10}(?:\.\d{1,3})?) ?(ms|milliseconds?|s|sec|seconds?|m|min|minutes?)\b/i.exec(
      text,
    ) ?? []
  if (digits === undefined) return null
  if (/^m(?:s|illi)/iu.test(unit)) return Number(digits)
  return Number(digits) * (/^m/iu.test(unit) ? 60_000 : 1000)
}
