/** Requests an hour: how many there may be, and what every response says of it. */

import { httpHeaders } from '../../contract/http-headers.ts'
import type { AccountPlan } from '../../storage/account.ts'
import type { RequestCount } from '../../storage/store.ts'
import { ApiProblem } from '../api-problem.ts'
import { networkOf } from '../http/ip-address.ts'

const windowMs = 3_600_000

/** Requests an hour. A plan without access is told so that often, and strangers as often. */
const requestLimits: Readonly<Record<AccountPlan | 'none', number>> = {
  none: 1000,
  free: 1000,
  pro: 1000,
  enterprise: 10_000,
}

/** The start of the hour in which a request at `nowMs` counts. */
export function windowStartOf(nowMs: number): number {
  return nowMs - (nowMs % windowMs)
}

/** The three header fields after `count`; `null` for the plan: a stranger. */
export function rateLimitHeaders(plan: AccountPlan | null, count: RequestCount): Readonly<Record<string, string>> {
  const limit = requestLimits[plan ?? 'none']
  return {
    [httpHeaders.rateLimit]: String(limit),
    [httpHeaders.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
    [httpHeaders.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
  }
}

/** The three header fields of an answer to a request that could not be counted: it cost nothing. */
export function uncountedHeaders(nowMs: number): Readonly<Record<string, string>> {
  return rateLimitHeaders(null, { windowStartMs: windowStartOf(nowMs), requestCount: 0 })
}

/** The 429 of a request that is one too many; `null`: it is not. */
export function rateLimitProblem(plan: AccountPlan | null, count: RequestCount, nowMs: number): ApiProblem | null {
  if (count.requestCount <= requestLimits[plan ?? 'none']) return null
  const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000))
  return new ApiProblem(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
    headers: { [httpHeaders.retryAfter]: String(seconds) },
  })
}

/** Whom a request without a valid token counts against, by the client's address. */
export function strangerOf(address: string): string {
  return `address:${networkOf(address)}`
}
