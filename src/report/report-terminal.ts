/**
 * Renders the report for a terminal or a log. For a passing run, the report has only a few lines; otherwise it shows
 * causes and figures.
 */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { isRefused } from '../check/evidence.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { postmasterLines, type TerminalFrame } from '../extensions/postmaster/report/terminal-lines.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { renderProblem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { comparisonLine, comparisonNote, comparisonTable, comparisonTitle } from './comparison.ts'
import { bySeverity, isDetailed, placementTitle } from './figures.ts'
import { findingParts, fullFinding } from './finding-line.ts'
import { runHeadline, testHeadline } from './headline.ts'
import { noticeNotes, simulationNotes, testFacts, testNotes, urgentNotes } from './result-notes.ts'
import { overviewTable, placementTable, rateTable } from './result-tables.ts'
import { placementFact, templateFact, unmeasuredLines } from './run-facts.ts'
import type { Note, Table } from './table.ts'
import { outcomeStyles, terminalTable } from './terminal-table.ts'
import { type ColorMode, styled, wrapText } from './terminal-text.ts'

/** The maximum number of findings per test. The report files contain all findings. */
const mostFindings = 15

/** The minimum width of wrapped lines. */
const leastWidth = 20

export interface TerminalOptions {
  readonly widthColumns: number
  readonly color: ColorMode
  /** The folder of the full report; absent or `null` if no report is written. */
  readonly reportPath?: string | null
}

/** Returns the lines of the report. Untrusted text in the lines cannot control the terminal. */
export function renderTerminalReport(result: CheckResult, options: TerminalOptions): readonly string[] {
  const head = [...headLines(result, options), ...urgentNotes(result).flatMap((note) => noteLines(note, options))]
  const isShort = result.outcome === 'pass' && result.tests.length > 0
  return [
    ...head,
    ...(isShort ? passLines(result, options) : troubleLines(result, options)),
    ...bySeverity(result.postmaster).flatMap((report) => postmasterLines(report, result, frameOf(options))),
  ]
}

function headLines(result: CheckResult, options: TerminalOptions): readonly string[] {
  const headline = wrapped(`${result.outcome}: ${runHeadline(result)}`, options)
  const facts = [placementFact(result), templateFact(result)].filter((fact) => fact !== null)
  const changes = comparisonLine(result)
  return [
    ...headline.map((line) => styled(line, outcomeStyles[result.outcome], options.color)),
    ...(facts.length === 0 ? [] : [mutedLine(facts.join(' · '), options)]),
    ...(changes === null ? [] : wrapped(changes, options)),
  ]
}

function frameOf(options: TerminalOptions): TerminalFrame {
  const widthColumns = Math.max(options.widthColumns, leastWidth)
  return { ...options, widthColumns, noteLines: (note) => noteLines(note, options) }
}

/** Returns the lines below the headline of a passing run. The report files contain the full text of the notes. */
function passLines(result: CheckResult, options: TerminalOptions): readonly string[] {
  const [only] = result.tests
  const notices = noticeNotes(result)
  const findingCount = result.tests.reduce((sum, test) => sum + test.findings.length, 0)
  const where = typeof options.reportPath === 'string' ? `: see ${options.reportPath}/report.html` : ''
  const muted = [
    ...(only !== undefined && result.tests.length === 1
      ? [unmeasuredLines(only, result).join('; '), only.tabNotes.join('; ')]
      : []),
    findingCount === 0 ? '' : `${renderCount(findingCount, 'finding')} that did not affect the outcome${where}`,
  ].filter((line) => line !== '')
  const warnings = result.tests.flatMap((test) => test.warnings)
  return [
    ...warnings.map((text) => styled(oneLine(`Warning: ${text}`, options), 'yellow', options.color)),
    ...rejectionLines(result).map((text) => styled(oneLine(text, options), 'yellow', options.color)),
    ...notices.map(({ title, text }) => mutedLine(`${title}: ${text}`, options)),
    ...muted.map((line) => mutedLine(line, options)),
  ]
}

/** The maximum number of rejected copies that the report on a passing run names. The report files contain all of them. */
const mostRejections = 5

/** Names the rejected recipients of a passing run, which can be mailboxes that no longer exist. */
function rejectionLines({ tests }: CheckResult): readonly string[] {
  const rejected = tests.flatMap((test) =>
    test.seeds.flatMap(({ address, submission, reason }) => {
      const name = tests.length === 1 ? address : `${address} (${testTitle(test)})`
      return isRefused(submission) ? [`${name} ${reason ?? 'rejected'}`] : []
    }),
  )
  const more = rejected.length - mostRejections
  if (more <= 0) return rejected
  return [
    ...rejected.slice(0, mostRejections),
    `and ${renderCount(more, 'more rejected copy', 'more rejected copies')}: see the report files`,
  ]
}

function troubleLines(result: CheckResult, options: TerminalOptions): readonly string[] {
  const { tests } = result
  return [
    ...noticeNotes(result).flatMap((note) => noteLines(note, options)),
    '',
    ...problemLines(result),
    ...(tests.length < 2
      ? []
      : section(renderCount(tests.length, 'template'), overviewTable(bySeverity(tests)), options)),
    ...tests.filter(isDetailed).flatMap((test) => testLines(test, result, options)),
    ...simulationNotes(result).flatMap((note) => noteLines(note, options).concat('')),
  ]
}

/** Renders problems without wrapping the lines, so that users can copy paths and search for them. */
function problemLines({ problems }: CheckResult): readonly string[] {
  return problems.length === 0 ? [] : [...problems.map((problem) => plainText(renderProblem(problem))), '']
}

function testLines(test: TestReport, result: CheckResult, options: TerminalOptions): readonly string[] {
  const isAlone = result.tests.length === 1
  const uncompared = comparisonNote(test, result)
  return [
    ...(isAlone
      ? []
      : [styled(plainText(testTitle(test)), 'bold', options.color), ...wrapped(testHeadline(test), options)]),
    ...wrapped(testFacts(test).join(' · '), options).map((line) => styled(line, 'dim', options.color)),
    ...reportUrlLines(test, options),
    ...findingLines(test, options),
    '',
    ...testNotes(test).flatMap((note) => noteLines(note, options)),
    ...section('Rates', rateTable(test), options),
    ...[...unmeasuredLines(test, result), ...test.tabNotes].map((line) => mutedLine(line, options)),
    ...section(placementTitle(test, result.serviceKind), placementTable(test), options),
    ...(uncompared === null ? [] : wrapped(uncompared, options)),
    ...section(comparisonTitle, comparisonTable(test), options),
  ]
}

function reportUrlLines({ test }: TestReport, options: TerminalOptions): readonly string[] {
  const url = test?.reportUrl ?? null
  return url === null ? [] : wrapped(`Report: ${url}`, options)
}

function section(title: string, table: Table, options: TerminalOptions): readonly string[] {
  const lines = terminalTable(table, options)
  return lines.length === 0 ? [] : [styled(title, 'bold', options.color), ...lines, '']
}

function findingLines(test: TestReport, options: TerminalOptions): readonly string[] {
  const shown = test.findings.slice(0, mostFindings).flatMap((finding) => {
    const { text, fix } = findingParts(finding, test, fullFinding)
    return indented(text, 0, options).concat(fix === '' ? [] : indented(`→ ${fix}`, 1, options))
  })
  const more = test.findings.length - mostFindings
  return more <= 0 ? shown : [...shown, `and ${renderCount(more, 'more finding')}: see the report files`]
}

function indented(text: string, depth: number, { widthColumns }: TerminalOptions): readonly string[] {
  const margin = '  '.repeat(depth)
  return wrapText(plainText(text), Math.max(widthColumns - margin.length, leastWidth)).map((line) => `${margin}${line}`)
}

function noteLines({ kind, title, text }: Note, options: TerminalOptions): readonly string[] {
  const lines = wrapped(`${title}: ${text}`, options)
  return lines.map((line) => styled(line, kind === 'warning' ? 'yellow' : 'dim', options.color))
}

function mutedLine(text: string, options: TerminalOptions): string {
  return styled(oneLine(text, options), 'dim', options.color)
}

function oneLine(text: string, { widthColumns }: TerminalOptions): string {
  return shorten(plainText(text), Math.max(widthColumns, leastWidth))
}

function wrapped(text: string, { widthColumns }: TerminalOptions): readonly string[] {
  return wrapText(plainText(text), Math.max(widthColumns, leastWidth))
}
