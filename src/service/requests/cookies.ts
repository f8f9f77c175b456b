/** The dashboard's cookies. */

import { getCookie, setCookie } from 'hono/cookie'

import type { ServiceRequest } from './service-context.ts'

/**
 * The name of a cookie. `session` identifies the user's session. `form` protects the forms shown to visitors who are
 * not logged in. `flash` contains a message to show on the next page. `oidc` contains a pending login with the identity
 * provider. `consent` contains a pending consent request.
 */
export type CookieName = 'session' | 'form' | 'flash' | 'oidc' | 'consent'

/**
 * Reads a cookie; returns `null` if it is missing.
 *
 * @param isSecure whether the name has the `__Host-` prefix: browsers accept such a cookie only over HTTPS, only for
 * the exact host, and only with the path `/` (RFC 6265bis §4.1.3.2)
 */
export function readCookie(http: ServiceRequest, name: CookieName, isSecure: boolean): string | null {
  return getCookie(http, `presend-${name}`, isSecure ? 'host' : undefined) ?? null
}

/** A cookie to set; a `null` value deletes the cookie. */
export interface NewCookie {
  readonly name: CookieName
  readonly value: string | null
  readonly isSecure: boolean
  readonly maxAgeSeconds: number
}

/** Sets or deletes a cookie. Scripts in the browser cannot read the cookie. */
export function writeCookie(http: ServiceRequest, { name, value, isSecure, maxAgeSeconds }: NewCookie): void {
  const maxAge = value === null ? 0 : maxAgeSeconds
  const prefix = isSecure ? ({ prefix: 'host' } as const) : {}
  setCookie(http, `presend-${name}`, value ?? '', { httpOnly: true, sameSite: 'Lax', maxAge, ...prefix })
}
