/** Decides when to retry, and which replies ask the client to slow down. */

import { isTransient, type SmtpReply } from '../../foundation/mail/submission-outcome.ts'
import type { SubmissionLimits } from './submission-setting.ts'

/**
 * Returns an exponential backoff with ±25% jitter, so that copies refused at the same time are not retried at the same
 * time.
 *
 * @param attemptCount the number of failed attempts, at least 1
 * @param fraction a random number from 0 (inclusive) to 1 (exclusive)
 */
export function retryDelayMs(
  attemptCount: number,
  fraction: number,
  limits: Pick<SubmissionLimits, 'firstRetryMs' | 'longestRetryMs'>,
): number {
  const doubledMs = limits.firstRetryMs * 2 ** Math.min(attemptCount - 1, 30)
  return Math.round(Math.min(doubledMs * (0.75 + fraction / 2), limits.longestRetryMs))
}

/** Returns the longer of two delays: the backoff and the delay requested in the reply. */
export function delayAfterReplyMs(reply: SmtpReply | null, backoffMs: number): number {
  return Math.max(backoffMs, reply === null ? 0 : (suggestedDelayMs(reply.text) ?? 0))
}

/** Parses a delay such as `Suggested Backoff Time: 60 seconds`. Returns null if the text contains no delay. */
export function suggestedDelayMs(text: string): number | null {
  const match =
    /(?:\bback-?off time[ :=]*|\b(?:retry|try again|come back) (?:in|after) )(\d{1,9}(?:\.\d{1,3})?) ?(ms|msecs?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)\b/iu.exec(
      text,
    )
  const unit = match?.[2]?.toLowerCase() ?? ''
  return match === null ? null : Number(match[1]) * msPerUnit(unit)
}

function msPerUnit(unit: string): number {
  if (unit.startsWith('ms') || unit.startsWith('milli')) return 1
  if (unit.startsWith('s')) return 1000
  return unit.startsWith('m') ? 60_000 : 3_600_000
}

/** Returns true for a transient reply that asks for fewer connections or a lower rate. */
export function isThrottling(reply: SmtpReply): boolean {
  if (!isTransient(reply)) return false
  if ([421, 432, 454].includes(reply.code)) return true
  // A 450 reply can also mean a locked mailbox or greylisting, so it counts as throttling only with a policy code (RFC
  // 3463 X.7.Z).
  if (reply.code === 450 && reply.enhancedCode?.startsWith('4.7.') === true) return true
  return /\btoo many\b|throttl|\bback-?off time\b|\brate\b|\btoo (?:fast|quickly)\b|slow down/iu.test(reply.text)
}

/**
 * Returns true for a transient reply that limits only this session, so the next message may use a new session
 * immediately.
 */
export function isSessionLimit(reply: SmtpReply): boolean {
  return (
    [421, 450, 451, 452].includes(reply.code) &&
    /\b(?:messages?|mails?|e-?mails?|transactions?|recipients?)\b.*\b(?:per|this|one|single|same|in|on) (?:\w+ )?(?:session|connection)\b/iu.test(
      reply.text,
    )
  )
}
