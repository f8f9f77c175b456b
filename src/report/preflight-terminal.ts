/** Renders the results of `presend preflight` for a terminal. */

import { renderUnchecked } from '../check/preflight-gate.ts'
import type { PreflightResult } from '../check/run-preflight.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { renderProblem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import type { PreflightFinding, PreflightReport, Severity } from '../preflight/finding.ts'
import { complianceLegend, complianceSummary, complianceTable, complianceTitle } from './compliance-table.ts'
import { terminalTable } from './terminal-table.ts'
import { type ColorMode, styled, type TerminalStyle, wrapText } from './terminal-text.ts'

export interface PreflightTerminalOptions {
  readonly widthColumns: number
  readonly color: ColorMode
  /** Whether to include the table of mailbox providers' requirements. */
  readonly isListingRequirements: boolean
}

const styles: Readonly<Record<Severity, TerminalStyle>> = { error: 'red', warning: 'yellow', notice: 'dim' }

/**
 * Returns the findings in all templates, followed by a line with the number of findings. Each array element is one
 * line, without a line break.
 */
export function renderPreflightTerminal(
  { reports, problems }: PreflightResult,
  options: PreflightTerminalOptions,
): readonly string[] {
  return [
    ...problems.map((problem) => styled(plainText(renderProblem(problem)), 'red', options.color)),
    ...reports.flatMap((report) => templateLines(report, options)),
    summaryOf(reports, options.color),
  ]
}

function templateLines(report: PreflightReport, options: PreflightTerminalOptions): readonly string[] {
  const { templatePath, dataSet, findings, unchecked, compliance } = report
  const title = dataSet === null ? templatePath : `${templatePath} (${dataSet})`
  const notices = findings.filter(({ severity }) => severity === 'notice')
  const body = [
    ...findings.filter(({ severity }) => severity !== 'notice').flatMap((one) => findingLines(one, options)),
    ...(notices.length === 0 ? [] : [styled(`  ${renderCount(notices.length, 'notice')}`, 'dim', options.color)]),
    ...notices.map((one) => styled(`    ${placeText(one)}  ${headText(one)}`, 'dim', options.color)),
    ...requirementLines(compliance, options),
  ]
  const skipped = `  could not be checked: ${plainText(renderUnchecked(unchecked))}`
  if (body.length === 0 && unchecked.length === 0) return []
  return [
    styled(plainText(title), 'bold', options.color),
    ...body,
    ...(unchecked.length === 0 ? [] : [styled(skipped, 'dim', options.color)]),
    '',
  ]
}

function findingLines(finding: PreflightFinding, { widthColumns, color }: PreflightTerminalOptions): readonly string[] {
  const { severity, fix, detail } = finding
  const head = `  ${styled(severity.padEnd(7), styles[severity], color)}  ${placeText(finding)}  ${headText(finding)}`
  const advice = [fix, ...detail].map(plainText).flatMap((text) => wrapText(text, Math.max(widthColumns - 13, 30)))
  return [head, ...advice.map((line, index) => `           ${index === 0 ? '→' : ' '} ${line}`)]
}

function placeText({ place }: PreflightFinding): string {
  return plainText([place.file, place.line, place.column].filter((part) => part !== undefined).join(':'))
}

function headText({ message, count, ruleId }: PreflightFinding): string {
  return `${plainText(message)}${count === 1 ? '' : ` (${count} times)`}  [${ruleId}]`
}

function requirementLines(
  compliance: PreflightReport['compliance'],
  { widthColumns, color, isListingRequirements }: PreflightTerminalOptions,
): readonly string[] {
  const summary = complianceSummary(compliance)
  if (!isListingRequirements || summary === null) return []
  const table = terminalTable(complianceTable(compliance), { widthColumns, color })
  const legend = wrapText(complianceLegend, widthColumns).map((line) => styled(line, 'dim', color))
  return ['', `  ${complianceTitle}: ${summary}`, ...table, ...legend]
}

function summaryOf(reports: readonly PreflightReport[], color: ColorMode): string {
  const all = reports.flatMap(({ findings }) => findings)
  const count = (severity: Severity): number => all.filter((one) => one.severity === severity).length
  const text = [
    renderCount(count('error'), 'error'),
    renderCount(count('warning'), 'warning'),
    renderCount(count('notice'), 'notice'),
  ].join(', ')
  const calm = count('warning') > 0 ? 'yellow' : 'green'
  const style = count('error') > 0 ? 'red' : calm
  return styled(`${text} in ${renderCount(reports.length, 'template')}`, style, color)
}
