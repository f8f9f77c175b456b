/** ETag, If-None-Match and `Prefer: wait`. */

import { statusOf, type TestProgress } from '../../storage/test-status.ts'

/** Longest wait; proxies close idle connections after 30 s. */
export const maxWaitSeconds = 20

/** The ETag of a reply about this test at `nowMs`. Equal tags mean equal replies. */
export function etagOf(test: TestProgress & { readonly numericId: number }, nowMs: number): string {
  return `"${test.numericId}.${test.revision}.${statusOf(test, nowMs)}"`
}

/** True if If-None-Match names the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  // Nearly every client sends the one tag that it was given.
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  if (/^"[^",]*"$/u.test(ifNoneMatch)) return false
  const named = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//u, '')))
  return named.has('*') || named.has(etag)
}

/** The seconds of `wait` in a Prefer header (RFC 7240 §4.3), at most `maxSeconds`; 0 if it has none or is invalid. */
export function waitSecondsOf(prefer: string | undefined, maxSeconds: number): number {
  const wait = /(?:^|,)\s*wait\s*=\s*"?(\d+)"?\s*(?:;[^,]*)?(?=,|$)/iu.exec(prefer ?? '')?.[1]
  return wait === undefined ? 0 : Math.min(Number(wait), maxSeconds)
}
