/** `timeout` bounds the whole run: each step before waiting for results ends with an error when it is reached. */

import { PresendError } from '../errors/presend-error.ts'
import { renderDuration } from '../settings/parsers/duration.ts'
import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { Clock } from '../world/world.ts'

/** A step of the run, as its error names it. */
export interface RunStep {
  /** `Creating the test`. */
  readonly doing: string
  /** What to check besides `timeout`. */
  readonly todo: string
}

/** What a step is limited by. */
export interface StepLimit {
  readonly clock: Clock
  /** Monotonic: the end of the run. */
  readonly deadlineMs: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * What `work` resolves with. At the deadline the signal that `work` is handed aborts, and this rejects at once.
 *
 * @throws PresendError RUN_TIMEOUT at the deadline; the signal's reason when that aborts before
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
      came: `no result before timeout (${renderDuration(timeoutMs)})`,
      expected: 'one',
      todo: `${step.todo}, or set a longer timeout`,
    })
  }
}
