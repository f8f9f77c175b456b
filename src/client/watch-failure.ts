/** When a watch that cannot get an answer gives up. By then the mail is sent: nobody can say where it landed. */

import { PresendError } from '../errors/presend-error.ts'
import type { PollAnswer } from './poll.ts'

/** A failed poll, and what came before it. */
export interface WatchFailure {
  readonly failed: Extract<PollAnswer, { status: 'given-up' }>
  /** Definite refusals in a row, this one included. */
  readonly refusalCount: number
  /** False until the test was seen once. */
  readonly hasAnswered: boolean
  /** True for the poll at the deadline. */
  readonly isLast: boolean
}

/** One refusal may be a deployment or a proxy's mood; two in a row are meant. */
const mostRefusals = 2
/** A test just created may not be everywhere in the service yet. */
const mostRefusalsWhenNew = 5

/**
 * The error to end the watch with; `null`: ask again later. Passing trouble ends it only at the deadline.
 */
export function judgeWatchFailure({ failed, refusalCount, hasAnswered, isLast }: WatchFailure): PresendError | null {
  const { because, error } = failed
  // The service asks for a wait that ends after the deadline, or the hourly budget is empty until then.
  if (because === 'asked-wait' || (because === 'wait' && error.code === 'API_RATE_LIMITED')) return afterSending(error)
  if (because !== 'refused') return isLast ? noAnswerInTime(error) : null
  if (isFinalAtOnce(error) || isLast) return afterSending(error)
  const isNew = error.code === 'API_NOT_FOUND' && !hasAnswered
  return refusalCount >= (isNew ? mostRefusalsWhenNew : mostRefusals) ? afterSending(error) : null
}

/** A redirect to elsewhere, or a certificate that is not trusted, will not go away. */
function isFinalAtOnce(error: PresendError): boolean {
  return error.code === 'API_REDIRECT_REFUSED' || error.code === 'API_UNREACHABLE'
}

function noAnswerInTime(error: PresendError): PresendError {
  return new PresendError({
    ...error.parts,
    code: 'API_UNAVAILABLE',
    outcome: 'inconclusive',
    came: `${error.parts.came} when the time was up`,
    todo: 'the mail was sent and its results may be at the service; run again when it answers',
    cause: error,
  })
}

/** `misconfigured` means that nothing was sent; here it was. */
function afterSending(error: PresendError): PresendError {
  return new PresendError({
    ...error.parts,
    outcome: 'inconclusive',
    todo: `${error.parts.todo}; the mail was sent, its results may be at the service`,
    cause: error,
  })
}
