/** Renders the results of `presend preflight` as SARIF. */

import type { PreflightResult } from '../check/run-preflight.ts'
import { ruleUrl } from './rule-url.ts'
import { renderSarif } from './sarif.ts'

/** Renders the findings of all templates. */
export function renderPreflightSarif({ reports }: PreflightResult, version: string): string {
  const findings = reports.flatMap((report) => report.findings)
  return renderSarif(
    findings.map(({ ruleId, severity, message, fix, place }) => {
      return { ruleId, url: ruleUrl(ruleId), severity, message, fix, place }
    }),
    version,
  )
}
