/** Ends a step of the run with an error if `timeout` expires. */

import { PresendError } from '../foundation/errors/presend-error.ts'
import { TimeLimitReached, withinTime } from '../foundation/world/time-limit.ts'
import type { Clock } from '../foundation/world/world.ts'
import { renderDuration } from './settings/parsers/duration.ts'

/** A step of the run, as error messages describe it. */
export interface RunStep {
  /** The name of the step, such as `Creating the test`. */
  readonly doing: string
  /** What the user should check, besides `timeout`. */
  readonly todo: string
}

export interface StepLimit {
  readonly clock: Clock
  /** The monotonic time at which the step must end. */
  readonly deadlineMs: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Runs `work` and, at the deadline, aborts the signal passed to it.
 *
 * @throws PresendError RUN_TIMEOUT at the deadline, or the caller's abort reason if the caller aborts earlier
 */
export async function beforeDeadline<T>(
  step: RunStep,
  work: (signal: AbortSignal) => Promise<T>,
  { clock, deadlineMs, timeoutMs, signal }: StepLimit,
): Promise<T> {
  try {
    return await withinTime(work, deadlineMs - clock.monotonicMs(), { clock, signal })
  } catch (error) {
    if (!(error instanceof TimeLimitReached)) throw error
    throw new PresendError({
      code: 'RUN_TIMEOUT',
      outcome: 'inconclusive',
      done: step.doing,
      came: `no reply before the timeout (${renderDuration(timeoutMs)})`,
      todo: `${step.todo}, or set a longer timeout`,
    })
  }
}
