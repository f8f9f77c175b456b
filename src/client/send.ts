/** A call with its retries: attempt, judge, wait, again; each of the four is decided elsewhere. */

import { PresendError } from '../errors/presend-error.ts'
import type { Clock } from '../world/world.ts'
import type { ApiReply, Attempt } from './api-call.ts'
import type { JudgedCall } from './judge-attempt.ts'
import { judgeAttempt } from './judge-attempt.ts'
import type { RetryParts } from './retry-delay.ts'
import { maxAttempts, retryDelayMs } from './retry-delay.ts'

/** A call that can be tried again. */
export interface SentCall extends JudgedCall {
  readonly attempt: (signal: AbortSignal) => Promise<Attempt>
  /** Monotonic time after which no attempt may begin. */
  readonly deadlineMs: number
}

/** The window of the documented limit: who asks for a longer wait than this is not waited for. */
const longestWaitMs = 3_600_000

/**
 * Makes at most three attempts.
 *
 * @returns the accepted reply (2xx, or 304 of a GET)
 * @throws PresendError with an API_ code; the signal's reason
 */
export async function sendCall(call: SentCall, parts: RetryParts, signal: AbortSignal): Promise<ApiReply> {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    const attempt = await call.attempt(signal)
    const judgement = judgeAttempt(attempt, call)
    if (judgement.status === 'accepted') return judgement.reply
    if (judgement.status === 'final') throw judgement.error
    if (attemptNumber === maxAttempts) throw withCame(judgement.error, `on the last of ${maxAttempts} attempts`)
    const delayMs = retryDelayMs(attempt, attemptNumber, parts)
    if (delayMs > waitLimitMs(call.deadlineMs, parts.clock)) throw tooLongAWait(judgement.error, delayMs)
    await parts.clock.sleep(delayMs, signal)
  }
}

function waitLimitMs(deadlineMs: number, clock: Clock): number {
  return Math.min(deadlineMs - clock.monotonicMs(), longestWaitMs)
}

function tooLongAWait(error: PresendError, delayMs: number): PresendError {
  return withCame(error, `and would have to wait ${Math.ceil(delayMs / 1000)} s, longer than this run may`)
}

function withCame(error: PresendError, addition: string): PresendError {
  return new PresendError({ ...error.parts, came: `${error.parts.came} ${addition}` })
}
