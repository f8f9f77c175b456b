/** Decides when a delivery is retried, and when retries stop. */

import type { AttemptOutcome } from '../storage/webhook.ts'

const minuteMs = 60_000

/** The times of all attempts, relative to the first attempt. */
export const attemptOffsetsMs: readonly number[] = [0, 1, 5, 30, 120].map((minutes) => minutes * minuteMs)

/**
 * How an attempt ended. `answered`: a status line was received. `no-answer`: the attempt timed out, or the connection
 * failed (DNS, TCP, TLS). `refused`: the target is not allowed.
 */
export type AttemptEnd =
  | { readonly status: 'answered'; readonly statusCode: number; readonly retryAfterMs: number | null }
  | { readonly status: 'no-answer' }
  | { readonly status: 'refused' }

/** A completed attempt. */
export interface EndedAttempt {
  /** The number of the attempt, starting with 1. */
  readonly attemptNumber: number
  readonly startedAtMs: number
  readonly end: AttemptEnd
}

/**
 * The status codes after which a delivery is retried, in addition to 5xx: RFC 9110 §15.5.9, RFC 8470 §5.2, RFC 6585 §4.
 */
const temporaryCodes: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Decides what happens after an attempt. The delay is measured from the start of this attempt, so that missed attempts
 * are not all made at once after an outage. `Retry-After` can lengthen a delay, at most to the length of the next
 * delay, but cannot shorten it.
 */
export function nextStep({ attemptNumber, startedAtMs, end }: EndedAttempt): AttemptOutcome['next'] {
  if (end.status === 'answered' && isAcceptance(end.statusCode)) return { state: 'delivered' }
  const delayMs = delayAfter(attemptNumber)
  if (delayMs === null || !isTemporary(end)) return { state: 'failed' }
  const maxDelayMs = Math.max(delayMs, delayAfter(attemptNumber + 1) ?? delayMs)
  const requestedMs = end.status === 'answered' ? (end.retryAfterMs ?? 0) : 0
  return { state: 'pending', nextAttemptAtMs: startedAtMs + Math.min(Math.max(delayMs, requestedMs), maxDelayMs) }
}

/** Returns whether the receiver accepted the event, with any 2xx status. */
export function isAcceptance(statusCode: number): boolean {
  return statusCode >= 200 && statusCode < 300
}

function isTemporary(end: AttemptEnd): boolean {
  if (end.status !== 'answered') return end.status === 'no-answer'
  return end.statusCode >= 500 || temporaryCodes.has(end.statusCode)
}

/** Returns the delay between an attempt and the next one, or `null` if it was the last attempt. */
function delayAfter(attemptNumber: number): number | null {
  const [fromMs, toMs] = attemptOffsetsMs.slice(attemptNumber - 1, attemptNumber + 1)
  return fromMs === undefined || toMs === undefined ? null : toMs - fromMs
}
