/** Renders the findings of a check as SARIF. */

import type { CheckResult } from '../check/check-result.ts'
import { ruleUrl } from './rule-url.ts'
import { renderSarif, type SarifFinding } from './sarif.ts'

/** Renders the findings that have a location in a template. */
export function renderReportSarif({ tests }: CheckResult, { version }: { readonly version: string }): string {
  const findings = tests.flatMap((test) =>
    test.findings.flatMap(({ source, rule, severity, text: message, fix, place }): readonly SarifFinding[] => {
      if (rule === null || place === null) return []
      return [{ ruleId: rule, url: source === 'preflight' ? ruleUrl(rule) : null, severity, message, fix, place }]
    }),
  )
  return renderSarif(findings, version)
}
