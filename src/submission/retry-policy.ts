/** What is tried again, when, and which answers mean "slower, please". */

import { isTransient, type SmtpReply } from '../mail/submission-outcome.ts'
import type { SubmissionLimits } from './submission-setting.ts'

/**
 * How long to wait before the next attempt: the first delay, doubling, at most the longest, spread by a quarter
 * either way so that copies refused together do not come back together.
 *
 * @param attemptCount attempts that have failed, ≥ 1
 * @param fraction chance, 0 (included) to 1 (excluded)
 */
export function retryDelayMs(
  attemptCount: number,
  fraction: number,
  limits: Pick<SubmissionLimits, 'firstRetryMs' | 'longestRetryMs'>,
): number {
  const doubledMs = limits.firstRetryMs * 2 ** Math.min(attemptCount - 1, 30)
  return Math.round(Math.min(doubledMs * (0.75 + fraction / 2), limits.longestRetryMs))
}

/**
 * True for a transient answer that asks for less: fewer connections, a lower rate.
 * 450 alone also means a locked mailbox or greylisting, so it counts only with a policy code (RFC 3463 X.7.Z).
 */
export function isThrottling(reply: SmtpReply): boolean {
  if (!isTransient(reply)) return false
  if ([421, 432, 454].includes(reply.code)) return true
  if (reply.code === 450 && reply.enhancedCode?.startsWith('4.7.') === true) return true
  return /\btoo many\b|throttl|\brate\b|\btoo (?:fast|quickly)\b|slow down/iu.test(reply.text)
}

/** True for a 421 that only ends this connection because it has carried its share: a new one is welcome. */
export function isSessionLimit(reply: SmtpReply): boolean {
  return (
    reply.code === 421 &&
    /\b(?:messages?|mails?|e-?mails?|transactions?|recipients?)\b.*\b(?:per|this|one|single|same|in|on) (?:\w+ )?(?:session|connection)\b/iu.test(
      reply.text,
    )
  )
}
