/** Renders the results of `presend preflight` as JSON. */

import type { PreflightResult } from '../check/run-preflight.ts'
import { ruleUrl } from './rule-url.ts'

/** Renders the JSON object that `presend preflight --json` prints, with all templates. */
export function renderPreflightJson({ outcome, reports, problems }: PreflightResult, version: string): string {
  const templates = reports.map(({ templatePath, dataSet, findings, unchecked, compliance }) => ({
    template: templatePath,
    dataSet,
    findings: findings.map(({ ruleId, severity, message, fix, place, count, detail }) => ({
      ruleId,
      severity,
      message,
      fix,
      file: place.file,
      line: place.line ?? null,
      column: place.column ?? null,
      count,
      detail,
      url: ruleUrl(ruleId),
    })),
    unchecked,
    compliance,
  }))
  return `${JSON.stringify({ format: 1, presend: version, outcome, problems, templates }, null, 2)}\n`
}
