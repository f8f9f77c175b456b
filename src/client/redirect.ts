/** Which redirects are followed: the token stays with the origin it was given for. */

import { httpHeaders } from '../contract/http-headers.ts'

/** Most hops of one attempt. */
export const maxRedirects = 5

/** A reply that may send the request elsewhere. */
export interface RedirectQuestion {
  readonly method: 'GET' | 'POST'
  readonly from: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  /** Hops that were made already. */
  readonly hopCount: number
}

export type RedirectDecision =
  | { readonly status: 'none' }
  | { readonly status: 'follow'; readonly to: URL }
  | { readonly status: 'refuse'; readonly to: string; readonly why: string }

const redirectCodes: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Those that keep method and body: RFC 9110 §15.4.8, §15.4.9. */
const bodyKeepingCodes: ReadonlySet<number> = new Set([307, 308])

/** Decides on one reply; only the same origin is followed, and a POST only where it stays one. */
export function decideRedirect(question: RedirectQuestion): RedirectDecision {
  const { method, from, statusCode, headers, hopCount } = question
  if (!redirectCodes.has(statusCode)) return { status: 'none' }
  const location = headers[httpHeaders.location.toLowerCase()] ?? ''
  const to = location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : null
  if (to === null) return { status: 'refuse', to: 'nowhere', why: 'a readable Location' }
  const shownTo = `${to.origin}${to.pathname}`
  if (to.origin !== from.origin) {
    return { status: 'refuse', to: shownTo, why: `no redirect away from ${from.origin}: the API token is for it alone` }
  }
  if (method === 'POST' && !bodyKeepingCodes.has(statusCode)) {
    return { status: 'refuse', to: shownTo, why: 'a 307 or 308, which keep a POST a POST' }
  }
  if (hopCount >= maxRedirects) return { status: 'refuse', to: shownTo, why: `at most ${maxRedirects} redirects` }
  return { status: 'follow', to }
}
