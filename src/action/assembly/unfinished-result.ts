/** Builds the result of a run that ended before the code in check/ could build its result. */

import type { CheckResult } from '../../check/check-result.ts'
import type { Settings } from '../../check/settings/settings.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import { messageOf, RunCancelled } from './process-watch.ts'

/** Why a result has no tests. */
export type Reason = Pick<CheckResult, 'outcome' | 'reason'> &
  Partial<Pick<CheckResult, 'problems' | 'error' | 'isCancelled'>>

export interface RunFrame {
  /** The settings; `null` if they are invalid. */
  readonly settings: Settings | null
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** Builds a result without tests. If the settings are invalid, uses their default values. */
export function unfinishedResult(reason: Reason, { settings, startedAtMs, endedAtMs }: RunFrame): CheckResult {
  return {
    gate: settings?.gate ?? 'fail',
    onInconclusive: settings?.onInconclusive ?? 'fail',
    serviceKind: settings?.service.kind ?? 'embedded',
    mode: settings?.mode ?? 'check',
    isDryRun: settings?.isDryRun ?? false,
    isCancelled: false,
    simulated: 'none',
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

/** Describes the error or the cancellation that ended the run. */
export function endedBy(error: unknown): Reason {
  const message = messageOf(error)
  if (error instanceof RunCancelled) {
    return { outcome: 'inconclusive', reason: message, isCancelled: true }
  }
  if (error instanceof PresendError) {
    const { code, outcome, problems } = error
    return { outcome, reason: message, problems, error: { code, message } }
  }
  return {
    outcome: 'inconclusive',
    reason: `unexpected error: ${message}; please report this bug in presend`,
    error: { code: 'UNEXPECTED', message },
  }
}
