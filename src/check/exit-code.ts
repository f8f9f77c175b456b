/** Determines the exit code for a run. */

import type { CheckResult } from './check-result.ts'

/** The exit code of a canceled run: 128 plus the signal number of SIGINT, even if the signal was SIGTERM. */
export const cancelledExitCode = 130

const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 } as const

/**
 * Returns 0 for pass, 1 for fail, 2 for misconfigured, 3 for inconclusive and 130 for a canceled run. `gate: warn` and
 * `gate: off` turn `fail` and `inconclusive` into 0, and `on-inconclusive: warn` turns `inconclusive` into 0.
 * `misconfigured` is always 2.
 */
export function exitCodeOf(result: Pick<CheckResult, 'outcome' | 'gate' | 'onInconclusive' | 'isCancelled'>): number {
  if (result.isCancelled) return cancelledExitCode
  if (isExcused(result)) return 0
  return exitCodes[result.outcome]
}

/** Returns true if the settings say that a bad outcome does not fail the step. */
export function isExcused({
  outcome,
  gate,
  onInconclusive,
}: Pick<CheckResult, 'outcome' | 'gate' | 'onInconclusive'>): boolean {
  if (outcome === 'pass' || outcome === 'misconfigured') return false
  return gate !== 'fail' || (outcome === 'inconclusive' && onInconclusive === 'warn')
}
