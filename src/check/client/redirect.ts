/** Decides which redirects to follow. The token must not be sent to any other origin. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'

/** The maximum number of redirects to follow per attempt. */
export const maxRedirects = 5

/** A response that may be a redirect, and the request that caused it. */
export interface RedirectReply {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly from: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** The number of redirects followed so far. */
  readonly hopCount: number
}

export type RedirectDecision =
  | { readonly status: 'none' }
  | { readonly status: 'follow'; readonly to: URL }
  | { readonly status: 'refuse'; readonly to: string; readonly expected: string }

const redirectCodes: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Redirect statuses that preserve the method and the body (RFC 9110 §15.4.8, §15.4.9). */
const bodyKeepingCodes: ReadonlySet<number> = new Set([307, 308])

/**
 * Decides whether to follow a redirect. Redirects are followed only within the same origin and, for a request with a
 * body, only if the status preserves the method.
 */
export function decideRedirect({ method, from, statusCode, headers, hopCount }: RedirectReply): RedirectDecision {
  if (!redirectCodes.has(statusCode)) return { status: 'none' }
  const location = headers[httpHeaders.location.toLowerCase()] ?? ''
  const to = location === '' ? null : URL.parse(location, from.href)
  if (to === null) return { status: 'refuse', to: 'a missing or invalid URL', expected: 'a valid URL in Location' }
  const shownTo = `${to.origin}${to.pathname}`
  const refuse = (expected: string): RedirectDecision => ({ status: 'refuse', to: shownTo, expected })
  if (to.origin !== from.origin) return refuse(`redirects only within ${from.origin} (to protect the API token)`)
  if (method !== 'GET' && !bodyKeepingCodes.has(statusCode))
    return refuse('a 307 or 308 redirect, which keeps the request method')
  if (hopCount >= maxRedirects) return refuse(`at most ${maxRedirects} redirects`)
  return { status: 'follow', to }
}
