/** Parses the redirect with which a provider sends the browser back to presend (RFC 6749 §4.1.2). */

import { createHash, timingSafeEqual } from 'node:crypto'

import { Secret } from '../../foundation/world/secret.ts'

/** A parsed redirect. */
export type Redirect =
  | { readonly status: 'code'; readonly code: Secret }
  /** The provider reported an error code, such as `access_denied` if the user declined. */
  | { readonly status: 'denied'; readonly error: string }
  /** The redirect does not belong to presend's request, so it is ignored. */
  | { readonly status: 'foreign'; readonly reason: string }

const names = ['state', 'code', 'error'] as const

/**
 * Accepts only a redirect with the expected `state`. An attacker who tries to inject their own authorization code
 * cannot know this value.
 */
export function parseRedirect(query: URLSearchParams, state: string): Redirect {
  if (names.some((name) => query.getAll(name).length > 1)) return foreign('a parameter is repeated')
  const given = query.get('state')
  if (given === null) return foreign('state is missing')
  if (!isSame(given, state)) return foreign('state does not match')
  const code = query.get('code')
  const error = query.get('error')
  if (code !== null && error !== null) return foreign('it contains both a code and an error')
  if (error !== null) return { status: 'denied', error: /^[\w.-]{1,60}$/u.test(error) ? error : 'unknown error' }
  if (code === null || !/^[\x20-\x7e]{1,2048}$/u.test(code)) return foreign('code is missing or malformed')
  return { status: 'code', code: new Secret(code) }
}

function foreign(reason: string): Redirect {
  return { status: 'foreign', reason }
}

/**
 * Compares two strings in constant time. The strings are hashed first, because a constant-time comparison requires
 * equal lengths.
 */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
