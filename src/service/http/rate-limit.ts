/** The rate limits, and the header fields that report them. */

import type { RateLimits } from '../../check/settings/service-file/service-settings.ts'
import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { clientNetwork } from '../../foundation/world/ip-address.ts'
import { ApiProblem } from '../problems/api-problem.ts'
import type { AccountPlan } from '../storage/account.ts'
import type { RequestCount } from '../storage/store.ts'

const windowMs = 3_600_000

export const defaultRateLimits: RateLimits = { pro: 1000, enterprise: 10_000, anonymous: 1000, pages: 10_000 }

/**
 * Returns the rate limit for a plan. `plan` is `null` for a request without a valid token. The `free` plan has no API
 * access, so its requests are rejected anyway.
 */
export function planLimit(plan: AccountPlan | null, limits: RateLimits): number {
  return plan === null || plan === 'free' ? limits.anonymous : limits[plan]
}

/** Returns the start of the one-hour window that contains `nowMs`. */
export function windowStartOf(nowMs: number): number {
  return nowMs - (nowMs % windowMs)
}

/** Builds the three `X-RateLimit-*` fields for a counted request. `count` includes this request. */
export function rateLimitHeaders(limit: number, count: RequestCount): Readonly<Record<string, string>> {
  return {
    [httpHeaders.rateLimit]: String(limit),
    [httpHeaders.rateLimitRemaining]: String(Math.max(0, limit - count.requestCount)),
    [httpHeaders.rateLimitReset]: String((count.windowStartMs + windowMs) / 1000),
  }
}

/** A request that did not count against a rate limit. */
export interface UncountedRequest {
  /** The limit for clients without a token. */
  readonly limit: number
  readonly nowMs: number
}

/** Builds the three `X-RateLimit-*` fields for an uncounted request. */
export function uncountedHeaders({ limit, nowMs }: UncountedRequest): Readonly<Record<string, string>> {
  return rateLimitHeaders(limit, { windowStartMs: windowStartOf(nowMs), requestCount: 0 })
}

/** Returns a 429 error for a request over the limit, or `null` if the request is within the limit. */
export function rateLimitProblem(limit: number, count: RequestCount, nowMs: number): ApiProblem | null {
  if (count.requestCount <= limit) return null
  const seconds = Math.max(1, Math.ceil((count.windowStartMs + windowMs - nowMs) / 1000))
  return new ApiProblem(429, `Rate limit exceeded. Retry in ${seconds} seconds.`, {
    headers: { [httpHeaders.retryAfter]: String(seconds) },
  })
}

const subjectPrefixes = { api: 'address', reports: 'pages', login: 'login', dashboard: 'dashboard' } as const

/** Returns the key under which requests from an address without a valid token or session are counted. */
export function anonymousSubject(address: string, budget: keyof typeof subjectPrefixes): string {
  return `${subjectPrefixes[budget]}:${clientNetwork(address)}`
}

/** Returns the key under which the requests of a session are counted. */
export function sessionSubject(sessionId: string): string {
  return `session:${sessionId}`
}
