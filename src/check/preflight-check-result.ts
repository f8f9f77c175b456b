/** Converts the result of `presend preflight` to a run result, so that the report files can be rendered from it. */

import { renderCount } from '../foundation/errors/render-count.ts'
import type { CheckResult, TestReport } from './check-result.ts'
import { finishRun } from './finish-run.ts'
import { joinWords, runReason } from './outcome-sentence.ts'
import { blockedReason, withPreflight } from './preflight-gate.ts'
import type { PreflightResult, TemplateFindings } from './run-preflight.ts'
import type { Settings } from './settings/settings.ts'
import { unsentReport } from './unsent-report.ts'

/** The settings of a preflight run, and when it started and ended. */
export interface PreflightRun {
  readonly settings: Settings
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** Converts the result. Each template becomes a test without seeds or rates. */
export function preflightCheckResult({ reports, problems }: PreflightResult, run: PreflightRun): CheckResult {
  const tests = reports.map((report) => testOf(report, run.settings.preflight.level))
  const end =
    problems.length > 0
      ? ({ kind: 'bad-input', problems, tests } as const)
      : ({ kind: 'tested', tests, isCancelled: false, obstacle: null } as const)
  const facts = { ...run, postmaster: [], notices: [], serviceKind: run.settings.service.kind }
  const result = finishRun(end, facts)
  const { reason, simulated } = problems.length > 0 ? result : runReason(result)
  // `gate` does not apply, because `presend preflight` fails on any finding of the configured level or above.
  return { ...result, reason, simulated, gate: 'fail', isDryRun: true }
}

function testOf(report: TemplateFindings, level: Settings['preflight']['level']): TestReport {
  const { templatePath, dataSet, subject, from, mailType, findings } = report
  const facts = { templatePath, dataSet, subject: subject ?? '', from: from ?? '', mailType }
  const blocked = blockedReason(findings, level)
  const reason = `${blocked ?? `preflight found ${countFindings(report)}`}; nothing was sent`
  return withPreflight(unsentReport(facts, { outcome: blocked === null ? 'pass' : 'fail', reason }), {
    preflight: report,
  })
}

/** Renders the number of findings, such as `1 error, 2 warnings and 3 notices`; `nothing` if there are none. */
function countFindings({ findings }: TemplateFindings): string {
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity) => {
    const count = findings.filter((one) => one.severity === severity).length
    return count === 0 ? [] : [renderCount(count, severity)]
  })
  return counts.length === 0 ? 'nothing' : joinWords(counts)
}
