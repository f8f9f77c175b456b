/** A call with its retries: attempt, judge, wait, again; each of the four is decided elsewhere. */

import { PresendError } from '../errors/presend-error.ts'
import type { Clock } from '../world/world.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import type { JudgedCall } from './judge-attempt.ts'
import { judgeAttempt } from './judge-attempt.ts'
import type { RetryParts } from './retry-delay.ts'
import { askedDelayMs, maxAttempts, retryDelayMs } from './retry-delay.ts'
import type { Trace } from './trace.ts'

/** A call that can be tried again. */
export interface SentCall extends JudgedCall {
  readonly attempt: (signal: AbortSignal) => Promise<Attempt>
  /** Monotonic time after which no attempt may begin. */
  readonly deadlineMs: number
  readonly trace?: Trace
}

/**
 * How a call ended. `refused`: the answer is final; `attempts`: every attempt failed for a passing reason; `wait`: the
 * next attempt would be later than the caller can wait; `asked-wait`: because the service asked for that long a wait.
 */
export type SendOutcome =
  | { readonly status: 'accepted'; readonly reply: ApiReply }
  | {
      readonly status: 'given-up'
      readonly because: 'refused' | 'attempts' | 'wait' | 'asked-wait'
      readonly error: PresendError
    }

/** The window of the documented limit: who asks for a longer wait than this is not waited for. */
const longestWaitMs = 3_600_000

/**
 * Makes at most three attempts.
 *
 * @throws the signal's reason, nothing else
 */
export async function sendCall(call: SentCall, parts: RetryParts, signal: AbortSignal): Promise<SendOutcome> {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    const attempt = await call.attempt(signal)
    const judgement = judgeAttempt(attempt, call)
    if (judgement.status === 'accepted') return judgement
    const { error } = judgement
    if (judgement.status === 'final') return { status: 'given-up', because: 'refused', error }
    if (attemptNumber === maxAttempts) {
      return {
        status: 'given-up',
        because: 'attempts',
        error: withCame(error, `on the last of ${maxAttempts} attempts`),
      }
    }
    const delayMs = retryDelayMs(attempt, attemptNumber, parts)
    if (delayMs > waitLimitMs(call.deadlineMs, parts.clock)) {
      return isAskedToWait(attempt, parts)
        ? { status: 'given-up', because: 'asked-wait', error: tooLongAWait(error, delayMs) }
        : { status: 'given-up', because: 'wait', error }
    }
    call.trace?.(`API: attempt ${attemptNumber + 1} of ${maxAttempts} in ${delayMs} ms`)
    await parts.clock.sleep(delayMs, signal)
  }
}

/** The reply of a call that was accepted. @throws PresendError with an API_ code for any other end */
export function acceptedReply(outcome: SendOutcome): ApiReply {
  if (outcome.status === 'accepted') return outcome.reply
  throw outcome.error
}

function waitLimitMs(deadlineMs: number, clock: Clock): number {
  return Math.min(deadlineMs - clock.monotonicMs(), longestWaitMs)
}

/** Our own backoff needs no words: that it does not fit in only means that the time is up. */
function isAskedToWait(attempt: Attempt, { clock }: RetryParts): boolean {
  return attempt.status === 'replied' && askedDelayMs(attempt.reply, clock) !== null
}

function tooLongAWait(error: PresendError, delayMs: number): PresendError {
  return withCame(error, `and would have to wait ${Math.ceil(delayMs / 1000)} s, longer than this run may`)
}

function withCame(error: PresendError, addition: string): PresendError {
  return new PresendError({ ...error.parts, came: `${error.parts.came} ${addition}` })
}
