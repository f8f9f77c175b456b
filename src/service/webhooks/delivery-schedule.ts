/** When an event is tried again, and when that ends: pure, the waiting is elsewhere. */

import type { AttemptOutcome } from '../../storage/webhook.ts'

const minuteMs = 60_000

/** When the attempts of a delivery are made, counted from the first. */
export const attemptOffsetsMs: readonly number[] = [0, 1, 5, 30, 120].map((minutes) => minutes * minuteMs)

/**
 * How an attempt ended. `answered`: a status line came. `no-answer`: time-out, or no connection (DNS, TCP, TLS). `refused`:
 * presend itself would not connect there.
 */
export type AttemptEnd =
  | { readonly status: 'answered'; readonly statusCode: number; readonly retryAfterMs: number | null }
  | { readonly status: 'no-answer' }
  | { readonly status: 'refused' }

/** An attempt that is over. */
export interface EndedAttempt {
  /** From 1. */
  readonly attemptNumber: number
  readonly startedAtMs: number
  readonly end: AttemptEnd
}

/** What may go better next time: RFC 9110 §15.5.9, RFC 8470 §5.2, RFC 6585 §4, and everything that is the server's fault. */
const temporaryCodes: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * What follows an attempt: nothing after a 2xx, another attempt after a temporary failure while there are any left,
 * else the end. The gap is counted from the start of this attempt, so that a service that was down does not make all
 * the attempts that it missed at once. `Retry-After` can lengthen a gap, up to the one that follows it; it never shortens one.
 */
export function nextStep({ attemptNumber, startedAtMs, end }: EndedAttempt): AttemptOutcome['next'] {
  if (end.status === 'answered' && isAcceptance(end.statusCode)) return { state: 'delivered' }
  const gapMs = gapAfter(attemptNumber)
  if (gapMs === null || !isTemporary(end)) return { state: 'failed' }
  const longestMs = Math.max(gapMs, gapAfter(attemptNumber + 1) ?? gapMs)
  const askedMs = end.status === 'answered' ? (end.retryAfterMs ?? 0) : 0
  return { state: 'pending', nextAttemptAtMs: startedAtMs + Math.min(Math.max(gapMs, askedMs), longestMs) }
}

/** Any 2xx: the document's receiver answers 200, others 201, 202 or 204. */
export function isAcceptance(statusCode: number): boolean {
  return statusCode >= 200 && statusCode < 300
}

function isTemporary(end: AttemptEnd): boolean {
  if (end.status !== 'answered') return end.status === 'no-answer'
  return end.statusCode >= 500 || temporaryCodes.has(end.statusCode)
}

/** `null`: this was the last attempt. */
function gapAfter(attemptNumber: number): number | null {
  const [fromMs, toMs] = attemptOffsetsMs.slice(attemptNumber - 1, attemptNumber + 1)
  return fromMs === undefined || toMs === undefined ? null : toMs - fromMs
}
