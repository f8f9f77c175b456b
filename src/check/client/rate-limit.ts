/** Parses the X-RateLimit fields (api-v1.md, "Limits"). */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import type { Clock } from '../../foundation/world/world.ts'

/** A token's rate limit, as stated in one response. All jobs with the same token share the limit. */
export interface RateLimit {
  /** The number of requests allowed per hour; `null` if unknown. */
  readonly limitCount: number | null
  /** The number of requests left in the current window. */
  readonly remainingCount: number
  /** The monotonic time at which the window ends. */
  readonly resetAtMs: number
}

/** The documented window is one hour, so a reset time more than a day ahead is ignored as invalid. */
const longestWindowMs = 24 * 3_600_000

/** Parses the three X-RateLimit fields. Returns `null` unless the remaining count and the reset time are valid. */
export function readRateLimit(headers: Readonly<Record<string, string>>, clock: Clock): RateLimit | null {
  const remainingCount = readCount(headers[httpHeaders.rateLimitRemaining.toLowerCase()])
  const resetInMs = readResetInMs(headers, clock)
  if (remainingCount === null || resetInMs === null) return null
  const limitCount = readCount(headers[httpHeaders.rateLimit.toLowerCase()])
  return { limitCount, remainingCount, resetAtMs: clock.monotonicMs() + resetInMs }
}

/**
 * Returns the milliseconds until the time in `X-RateLimit-Reset`, at least 0, or `null` if the field is missing or
 * invalid.
 */
export function readResetInMs(headers: Readonly<Record<string, string>>, clock: Clock): number | null {
  const resetSecond = readCount(headers[httpHeaders.rateLimitReset.toLowerCase()])
  if (resetSecond === null) return null
  const resetInMs = resetSecond * 1000 - serverNowMs(headers, clock)
  return resetInMs > longestWindowMs ? null : Math.max(0, resetInMs)
}

/**
 * Returns the server's time. The time is read from the response's Date header field if possible, because the runner's
 * clock may be minutes off.
 */
export function serverNowMs(headers: Readonly<Record<string, string>>, clock: Clock): number {
  const dateMs = Date.parse(headers[httpHeaders.date.toLowerCase()] ?? '')
  return Number.isNaN(dateMs) ? clock.nowMs() : dateMs
}

/** Parses a non-negative decimal integer. Returns `null` for any other text. */
function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null
}
