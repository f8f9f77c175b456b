/** A CheckResult for runs that ended before check/ could make one. */

import type { CheckResult } from '../check/check-result.ts'
import { renderCount } from '../check/rate.ts'
import { PresendError } from '../errors/presend-error.ts'
import { type Problem, renderProblem } from '../errors/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { messageOf, RunCancelled } from './process-watch.ts'

/** Why there is nothing to tell of any mail. */
export type Reason = Pick<CheckResult, 'outcome' | 'sentence'> &
  Partial<Pick<CheckResult, 'problems' | 'error' | 'isCancelled'>>

/** What is known of the run beside why it ended. */
export interface RunFrame {
  /** `null`: they could not be read. */
  readonly settings: Settings | null
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** A result without tests. Where there are no settings, their defaults are shown. */
export function unfinishedResult(reason: Reason, { settings, startedAtMs, endedAtMs }: RunFrame): CheckResult {
  return {
    gate: settings?.gate ?? 'fail',
    onInconclusive: settings?.onInconclusive ?? 'fail',
    serviceKind: settings?.service.kind ?? 'embedded',
    isDryRun: settings?.isDryRun ?? false,
    isCancelled: false,
    tests: [],
    postmaster: [],
    problems: [],
    error: null,
    notices: settings?.notices ?? [],
    settings: settings?.effective ?? [],
    startedAtMs,
    endedAtMs,
    ...reason,
  }
}

/** Bad settings: the first problem in the sentence, all of them in `problems`. */
export function misconfigured(problems: readonly Problem[]): Reason {
  const [first] = problems
  const reason = first === undefined ? 'the settings could not be read' : renderProblem(first)
  const more = problems.length <= 1 ? '' : ` (and ${renderCount(problems.length - 1, 'further problem')})`
  return { outcome: 'misconfigured', sentence: `misconfigured: ${reason}${more}; nothing was sent`, problems }
}

/** What an error, or being cancelled, makes of a run. */
export function endedBy(error: unknown): Reason {
  const message = messageOf(error)
  if (error instanceof RunCancelled) {
    return { outcome: 'inconclusive', sentence: `inconclusive: ${message}`, isCancelled: true }
  }
  if (error instanceof PresendError) {
    const { code, outcome, problems } = error
    return { outcome, sentence: `${outcome}: ${message}`, problems, error: { code, message } }
  }
  return {
    outcome: 'inconclusive',
    sentence: `inconclusive: presend failed in a way that it should not: ${message}`,
    error: { code: 'UNEXPECTED', message },
  }
}
