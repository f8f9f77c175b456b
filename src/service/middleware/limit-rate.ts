/** Requests per hour: the limits, and the header fields that tell every client about its own. */

import { httpHeaders } from '../../contract/http-headers.ts'
import type { RateLimits } from '../../settings/service-file/service-settings.ts'
import type { AccountPlan } from '../../storage/account.ts'
import type { RequestCount } from '../../storage/store.ts'
import { clientNetwork } from '../../world/ip-address.ts'
import { ApiProblem } from '../api-problem.ts'

const windowMs = 3_600_000

/** What holds when the settings say nothing else. */
export const usualRateLimits: RateLimits = { pro: 1000, enterprise: 10_000, anonymous: 1000, pages: 10_000 }

/** The limit of a token on this plan; `null`: there is no valid token. A plan without API access is refused anyway. */
export function planLimit(plan: AccountPlan | null, limits: RateLimits): number {
  return plan === null || plan === 'free' ? limits.anonymous : limits[plan]
}

/** The start of the hour in which a request at `nowMs` counts. */
export function windowStartOf(nowMs: number): number {
  return nowMs - (nowMs % windowMs)
}

/** The three header fields after `count`. */
export function rateLimitHeaders(limit: number, count: RequestCount): Readonly<Record<string, string>> {
  return {
    [httpHeaders.rateLimit]: String(limit),
    [httpHeaders.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
    [httpHeaders.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
  }
}

/** A request that could not be counted: it cost nothing. */
export interface UncountedRequest {
  /** Of anonymous requests. */
  readonly limit: number
  readonly nowMs: number
}

/** The three header fields of the response to it. */
export function uncountedHeaders({ limit, nowMs }: UncountedRequest): Readonly<Record<string, string>> {
  return rateLimitHeaders(limit, { windowStartMs: windowStartOf(nowMs), requestCount: 0 })
}

/** The 429 of a request that is one too many; `null`: it is not. */
export function rateLimitProblem(limit: number, count: RequestCount, nowMs: number): ApiProblem | null {
  if (count.requestCount <= limit) return null
  const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000))
  return new ApiProblem(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
    headers: { [httpHeaders.retryAfter]: String(seconds) },
  })
}

/** What a request without a valid token counts against. Report pages have a budget of their own. */
export function anonymousSubject(address: string, budget: 'api' | 'pages'): string {
  return `${budget === 'pages' ? 'pages' : 'address'}:${clientNetwork(address)}`
}
