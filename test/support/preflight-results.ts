/** Preflight results, for tests of the code that displays preflight results. */

import type { PreflightResult, TemplateFindings } from '../../src/check/run-preflight.ts'
import type { PreflightFinding } from '../../src/preflight/finding.ts'

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

export function aPreflightReport(more: Partial<TemplateFindings> = {}): TemplateFindings {
  const head = { templatePath: 'a.html', dataSet: null, subject: 'Your order', from: 'shop@acme.example' } as const
  return { ...head, mailType: 'marketing', findings: [], unchecked: [], compliance: [], ...more }
}

export function aPreflightResult(findings: readonly PreflightFinding[] = [aPreflightFinding()]): PreflightResult {
  return { outcome: 'fail', reports: [aPreflightReport({ findings })], problems: [] }
}
