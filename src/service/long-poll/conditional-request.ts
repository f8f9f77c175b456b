/** Implements ETag, If-None-Match and `Prefer: wait`. */

import { statusOf, type TestProgress } from '../storage/test-status.ts'

/**
 * The longest wait, in seconds. The value is below 30 s because some proxies close connections that have been idle for
 * 30 s.
 */
export const maxWaitSeconds = 20

/** Returns the ETag of a response about this test, as of `nowMs`. Responses with the same tag are identical. */
export function etagOf(test: TestProgress & { readonly numericId: number }, nowMs: number): string {
  return `"${test.numericId}.${test.revision}.${statusOf(test, nowMs)}"`
}

/** Returns whether If-None-Match contains the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  // Fast path: nearly every client sends the tag exactly as it received it.
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  if (/^"[^",]*"$/u.test(ifNoneMatch)) return false
  const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, '')))
  return named.has('*') || named.has(etag)
}

/**
 * Returns the value of `wait` in a Prefer header, in seconds (RFC 7240 §4.3), at most `maxSeconds`; 0 if `wait` is
 * missing or invalid.
 */
export function waitSecondsOf(prefer: string | undefined, maxSeconds: number): number {
  const wait = /(?:^|,)\s*wait\s*=\s*"?(\d+)"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1]
  return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds)
}
