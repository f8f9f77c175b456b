/** Renders the files in the report folder. */

import type { CheckResult } from '../check/check-result.ts'
import { renderReportHtml } from './report-html.ts'
import { renderReportJson } from './report-json.ts'
import { renderReportJunit } from './report-junit.ts'
import { renderReportSarif } from './sarif.ts'

/** Returns the name and content of each report file. */
export function reportFiles(
  result: CheckResult,
  options: { readonly version: string },
): readonly (readonly [name: string, content: string])[] {
  return [
    ['report.json', renderReportJson(result, options)],
    ['report.html', renderReportHtml(result, options)],
    ['junit.xml', renderReportJunit(result)],
    ['presend.sarif', renderReportSarif(result, options)],
  ]
}
