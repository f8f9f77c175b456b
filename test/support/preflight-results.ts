/** Results of preflight, for tests of what shows them. */

import type { PreflightResult } from '../../src/check/run-preflight.ts'
import type { PreflightFinding, PreflightReport } from '../../src/preflight/finding.ts'

export function aPreflightFinding(more: Partial<PreflightFinding> = {}): PreflightFinding {
  return {
    ruleId: 'placeholder-link',
    severity: 'error',
    message: 'The link is empty',
    fix: 'Write the URL',
    place: { file: 'a.html', line: 3, column: 7 },
    count: 1,
    detail: [],
    edits: [],
    ...more,
  }
}

export function aPreflightReport(more: Partial<PreflightReport> = {}): PreflightReport {
  return { templatePath: 'a.html', dataSet: null, findings: [], unchecked: [], compliance: [], ...more }
}

export function aPreflightResult(findings: readonly PreflightFinding[] = [aPreflightFinding()]): PreflightResult {
  return { outcome: 'fail', reports: [aPreflightReport({ findings })], problems: [] }
}
