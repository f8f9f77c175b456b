/** Repeats requests to GitHub that fail for a temporary reason, within time limits. */

import { TimeLimitReached, withinTime } from '../foundation/world/time-limit.ts'
import type { Clock } from '../foundation/world/world.ts'
import type { Answer } from './comment-api.ts'

export interface RequestLimits {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** The monotonic time by which all attempts must end. */
  readonly deadlineMs: number
}

/** A request that had no success. */
export type NoAnswer = Exclude<Answer<unknown>, { status: 'ok' }>

const requestLimitMs = 10_000

/** How many times presend sends an idempotent request (list, update, delete) before it gives up. */
const attemptCount = 3
const firstWaitMs = 500

/** Sends an idempotent request, and repeats it with exponential backoff if it fails for a temporary reason. */
export async function repeatRequest<T>(
  limits: RequestLimits,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  for (let count = 1; ; count += 1) {
    const answer = await attemptRequest(limits, ask)
    if (answer.status === 'ok' || answer.status === 'refused' || count === attemptCount) return answer
    if (!(await canWait(answer, firstWaitMs * 2 ** (count - 1), limits))) return answer
  }
}

/** Sends a request once, within 10 s. Rejects only with the signal's reason. */
export async function attemptRequest<T>(
  limits: RequestLimits,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  try {
    return await withinTime(ask, requestLimitMs, limits)
  } catch (error) {
    if (error instanceof TimeLimitReached && !limits.signal.aborted) return { status: 'failed', reason: error.message }
    throw error
  }
}

/** Waits before the next attempt. Returns false without waiting if the wait would end after the deadline. */
export async function canWait(
  answer: Answer<unknown>,
  defaultMs: number,
  { clock, deadlineMs, signal }: RequestLimits,
): Promise<boolean> {
  const waitMs = answer.status === 'limited' ? answer.retryAfterMs : defaultMs
  if (waitMs >= deadlineMs - clock.monotonicMs()) return false
  await clock.sleep(waitMs, signal)
  return true
}

/** Describes why a request had no success, as a clause without a period. The text contains untrusted text. */
export function failureText(answer: NoAnswer): string {
  if (answer.status === 'failed') return answer.reason
  if (answer.status === 'refused') return `GitHub replied with ${answer.code} "${answer.message}"`
  const seconds = Math.ceil(answer.retryAfterMs / 1000)
  return `GitHub's rate limit is exhausted; the next request is allowed in ${seconds} s (${answer.message})`
}
