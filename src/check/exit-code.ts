/** How a run's outcome becomes the step's. */

import type { CheckResult } from './check-result.ts'

/** 128 + SIGINT, as shells count; SIGTERM ends in the same, since both mean that somebody cancelled. */
export const cancelledExitCode = 130

const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 } as const

/**
 * 0 pass, 1 fail, 2 misconfigured, 3 inconclusive, 130 cancelled. A gate that only warns, or is off, lets the step go on
 * after `fail` and `inconclusive`; `on-inconclusive: warn` after `inconclusive`. Nothing excuses a misconfigured run.
 */
export function exitCodeOf(result: Pick<CheckResult, 'outcome' | 'gate' | 'onInconclusive' | 'isCancelled'>): number {
  if (result.isCancelled) return cancelledExitCode
  if (isExcused(result)) return 0
  return exitCodes[result.outcome]
}

/** True when the outcome is bad but the settings say that it must not fail the step. */
export function isExcused({
  outcome,
  gate,
  onInconclusive,
}: Pick<CheckResult, 'outcome' | 'gate' | 'onInconclusive'>): boolean {
  if (outcome === 'pass' || outcome === 'misconfigured') return false
  return gate !== 'fail' || (outcome === 'inconclusive' && onInconclusive === 'warn')
}
