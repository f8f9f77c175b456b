/** ETag, If-None-Match and `Prefer: wait`: how a client asks for what it does not know yet. */

import type { TestStatus } from '../../contract/names.ts'
import { statusOf, type TestProgress } from '../../storage/test-status.ts'

/** Longest wait that is offered; proxies close idle connections after 30 s. */
export const maxWaitSeconds = 20

/** The tag of what a reply about this test says at `nowMs`: the same tag, the same reply. */
export function etagOf(test: TestProgress & { readonly numericId: number }, nowMs: number): string {
  const status: TestStatus = statusOf(test, nowMs)
  return `"${test.numericId}.${test.revision}.${status}"`
}

/** True when If-None-Match names the tag; weak comparison, as RFC 9110 §13.1.2 wants for it. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  // What nearly every client sends: the one tag that it was given.
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  if (/^"[^",]*"$/u.test(ifNoneMatch)) return false
  const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, '')))
  return named.has('*') || named.has(etag)
}

/**
 * The seconds of `wait` in a Prefer field (RFC 7240 §4.3), at most `maxSeconds`; 0 when it asks for no wait or for
 * nothing that can be understood: a preference may always be ignored.
 */
export function waitSecondsOf(prefer: string | undefined, maxSeconds: number): number {
  const wait = /(?:^|,)\s*wait\s*=\s*"?(\d+)"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1]
  return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds)
}
