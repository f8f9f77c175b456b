/** Runs the suite and returns the failed checks as lines. */

import { type ConformanceReport, runChecks } from '../../../tools/conformance/run-checks.ts'
import { givenFor } from './altered-service.ts'

/** A report and the two lists that tests inspect. */
export interface SuiteRun {
  readonly report: ConformanceReport
  /** Failed checks as `check: expected …, came …`. */
  readonly broken: readonly string[]
  /** Skipped checks as `check: what to give`. */
  readonly notChecked: readonly string[]
}

/** One run. */
export async function runSuite(baseUrl: string, flags: readonly string[]): Promise<SuiteRun> {
  const report = await runChecks(givenFor(baseUrl, flags), () => undefined)
  return {
    report,
    broken: report.outcomes.flatMap((outcome) =>
      outcome.status === 'broken' ? [`${outcome.check.id}: expected ${outcome.expected}, came ${outcome.came}`] : [],
    ),
    notChecked: report.outcomes.flatMap((outcome) =>
      outcome.status === 'not-checked' ? [`${outcome.check.id}: ${outcome.toGive.join('; ')}`] : [],
    ),
  }
}
