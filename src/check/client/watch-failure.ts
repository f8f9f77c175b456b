/**
 * Decides when to stop watching a test whose polls fail. The mail has already been sent at this stage, so the outcome
 * is always inconclusive.
 */

import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { PollOutcome } from './poll.ts'

/** A failed poll and its history. */
export interface WatchFailure {
  readonly failed: Extract<PollOutcome, { status: 'failed' }>
  /** The number of consecutive refusals, including the current refusal. */
  readonly refusalCount: number
  /** Whether any poll has succeeded so far. */
  readonly hasAnswered: boolean
  /** Whether this is the last poll, made at the deadline. */
  readonly isLast: boolean
}

/**
 * The number of consecutive refusals that end the watch. A single refusal may be caused by a deployment or a proxy
 * error.
 */
const maxRefusals = 2
/**
 * The number of consecutive refusals that end the watch before the first successful poll. A new test may not be visible
 * everywhere in the service yet.
 */
const maxRefusalsWhenNew = 5

/**
 * Returns the error that ends the watch, or `null` to keep polling. After a temporary failure, the watch continues
 * until the deadline.
 */
export function judgeWatchFailure({ failed, refusalCount, hasAnswered, isLast }: WatchFailure): PresendError | null {
  const { reason, error } = failed
  // Either the requested wait ends after the deadline, or the hourly rate limit stays exhausted until the deadline.
  if (reason === 'retry-after' || (reason === 'deadline' && error.code === 'API_RATE_LIMITED')) {
    return afterSending(error)
  }
  if (reason !== 'refused') return isLast ? noReplyInTime(error) : null
  // A refused redirect or an untrusted certificate is permanent.
  const isPermanent = error.code === 'API_REDIRECT_REFUSED' || error.code === 'API_UNREACHABLE'
  const isNew = error.code === 'API_NOT_FOUND' && !hasAnswered
  const isOver = isPermanent || isLast || refusalCount >= (isNew ? maxRefusalsWhenNew : maxRefusals)
  return isOver ? afterSending(error) : null
}

function noReplyInTime(error: PresendError): PresendError {
  return new PresendError({
    ...error.parts,
    code: 'API_UNAVAILABLE',
    outcome: 'inconclusive',
    came: `${error.parts.came} when the timeout expired`,
    todo: 'the mail was sent, and the service may have results for it; run again when the service is available',
    cause: error,
  })
}

/** Changes the error's outcome to `inconclusive`, because `misconfigured` would mean that nothing was sent. */
function afterSending(error: PresendError): PresendError {
  return new PresendError({
    ...error.parts,
    outcome: 'inconclusive',
    todo: `${error.parts.todo}; the mail was sent, and the service may have results for it`,
    cause: error,
  })
}
