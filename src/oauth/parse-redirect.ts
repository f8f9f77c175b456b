/** What stands in the address that a provider sends a browser back to: RFC 6749 §4.1.2. */

import { createHash, timingSafeEqual } from 'node:crypto'

import { Secret } from '../world/secret.ts'

/** What the provider says of the consent. */
export type Redirect =
  | { readonly status: 'code'; readonly code: Secret }
  /** The user declined, or the provider will not ask. `error`: its code, such as `access_denied`. */
  | { readonly status: 'denied'; readonly error: string }
  /** No answer to our question: another `state`, none at all, or something else than an answer. Nothing is to be done. */
  | { readonly status: 'foreign'; readonly reason: string }

const names = ['state', 'code', 'error'] as const

/**
 * Reads it. Only an answer with the very `state` of our question counts: whoever makes a browser open an address of his
 * own cannot know it, and so cannot have us take a code of his.
 */
export function parseRedirect(query: URLSearchParams, state: string): Redirect {
  if (names.some((name) => query.getAll(name).length > 1)) return foreign('a parameter is there twice')
  const given = query.get('state')
  if (given === null) return foreign('it has no state')
  if (!isSame(given, state)) return foreign('its state is that of another question')
  const code = query.get('code')
  const error = query.get('error')
  if (code !== null && error !== null) return foreign('it has both a code and an error')
  if (error !== null) return { status: 'denied', error: /^[\w.-]{1,60}$/u.test(error) ? error : 'an unknown error' }
  if (code === null || !/^[\x20-\x7e]{1,2048}$/u.test(code)) return foreign('it has no code')
  return { status: 'code', code: new Secret(code) }
}

function foreign(reason: string): Redirect {
  return { status: 'foreign', reason }
}

/** In constant time; hashes have one length. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
