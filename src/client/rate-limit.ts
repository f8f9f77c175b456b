/** What the X-RateLimit fields say: api-v1.md, "Limits". */

import { httpHeaders } from '../contract/http-headers.ts'
import type { Clock } from '../world/world.ts'

/** A token's budget as of one reply. All jobs with the same token share it. */
export interface RateLimit {
  /** Requests an hour; `null` when the server does not say. */
  readonly limitCount: number | null
  /** Requests left in the window. */
  readonly remainingCount: number
  /** Monotonic time at which the window ends. */
  readonly resetAtMs: number
}

/** The documented window is an hour; a reset further away than a day is no time that was meant. */
const longestWindowMs = 24 * 3_600_000

/** Reads the three fields; `null` unless the remaining count and the reset are there and make sense. */
export function readRateLimit(headers: Readonly<Record<string, string>>, clock: Clock): RateLimit | null {
  const remainingCount = readCount(headers[httpHeaders.rateLimitRemaining.toLowerCase()])
  const resetInMs = readResetInMs(headers, clock)
  if (remainingCount === null || resetInMs === null) return null
  const limitCount = readCount(headers[httpHeaders.rateLimit.toLowerCase()])
  return { limitCount, remainingCount, resetAtMs: clock.monotonicMs() + resetInMs }
}

/** Milliseconds until `X-RateLimit-Reset`; `null` when it is absent or nonsense, never negative. */
export function readResetInMs(headers: Readonly<Record<string, string>>, clock: Clock): number | null {
  const resetSecond = readCount(headers[httpHeaders.rateLimitReset.toLowerCase()])
  if (resetSecond === null) return null
  const resetInMs = resetSecond * 1000 - serverNowMs(headers, clock)
  return resetInMs > longestWindowMs ? null : Math.max(0, resetInMs)
}

/** The server's own time, where it says it: a runner's clock may be minutes off. */
export function serverNowMs(headers: Readonly<Record<string, string>>, clock: Clock): number {
  const dateMs = Date.parse(headers[httpHeaders.date.toLowerCase()] ?? '')
  return Number.isNaN(dateMs) ? clock.nowMs() : dateMs
}

/** A non-negative decimal integer, strictly; `null` for all else. */
function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null
}
