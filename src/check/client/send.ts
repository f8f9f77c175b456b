/** Makes an API call, and retries the call if it fails temporarily. */

import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import { type CallInfo, judgeAttempt } from './judge-attempt.ts'
import { maxAttempts, type RetryDeps, requestedDelayMs, retryDelayMs } from './retry-delay.ts'
import type { Trace } from './trace.ts'

/** An API call that may be attempted several times. */
export interface SentCall extends CallInfo {
  readonly attempt: (signal: AbortSignal) => Promise<Attempt>
  /** The monotonic time after which no further attempt starts. */
  readonly deadlineMs: number
  readonly trace?: Trace
}

/**
 * The outcome of an API call. A call fails for one of these reasons: `refused` (the response is final), `attempts` (all
 * attempts failed temporarily), `deadline` (the next attempt would start too late), or `retry-after` (the service
 * requested a wait that is too long).
 */
export type SendOutcome =
  | { readonly status: 'accepted'; readonly reply: ApiReply }
  | {
      readonly status: 'failed'
      readonly reason: 'refused' | 'attempts' | 'deadline' | 'retry-after'
      readonly error: PresendError
    }

/** The longest wait before a retry: the API's documented rate limit window. */
const maxWaitMs = 3_600_000

/**
 * Makes up to three attempts.
 *
 * @throws only the signal's reason
 */
export async function sendCall(call: SentCall, deps: RetryDeps, signal: AbortSignal): Promise<SendOutcome> {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    const attempt = await call.attempt(signal)
    const judgement = judgeAttempt(attempt, call)
    if (judgement.status === 'accepted') return judgement
    const { error } = judgement
    if (judgement.status === 'final') return { status: 'failed', reason: 'refused', error }
    if (attemptNumber === maxAttempts) {
      const last = withCame(error, `on attempt ${maxAttempts} of ${maxAttempts}`)
      return { status: 'failed', reason: 'attempts', error: last }
    }
    const delayMs = retryDelayMs(attempt, attemptNumber, deps)
    if (delayMs > Math.min(call.deadlineMs - deps.clock.monotonicMs(), maxWaitMs)) {
      return tooLate({ attempt, error, delayMs }, deps)
    }
    call.trace?.(`API: retrying in ${delayMs} ms (attempt ${attemptNumber + 1} of ${maxAttempts})`)
    await deps.clock.sleep(delayMs, signal)
  }
}

/** Returns the response to a successful call. @throws PresendError with an API_ code for a failed call */
export function acceptedReply(outcome: SendOutcome): ApiReply {
  if (outcome.status === 'accepted') return outcome.reply
  throw outcome.error
}

interface LateRetry {
  readonly attempt: Attempt
  readonly error: PresendError
  readonly delayMs: number
}

/**
 * Returns the failed outcome for a retry that would start too late. The error message includes the wait only if the
 * service requested one.
 */
function tooLate({ attempt, error, delayMs }: LateRetry, { clock }: RetryDeps): SendOutcome {
  const isRequested = attempt.status === 'replied' && requestedDelayMs(attempt.reply, clock) !== null
  if (!isRequested) return { status: 'failed', reason: 'deadline', error }
  const waited = withCame(error, `and a request to wait ${Math.ceil(delayMs / 1000)} s, which exceeds the time left`)
  return { status: 'failed', reason: 'retry-after', error: waited }
}

function withCame(error: PresendError, addition: string): PresendError {
  return new PresendError({ ...error.parts, came: `${error.parts.came} ${addition}` })
}
