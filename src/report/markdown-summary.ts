/** The job summary of a run. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { postmasterBlocks, postmasterDayBlocks } from '../postmaster/report/markdown-blocks.ts'
import { bySeverity } from './by-severity.ts'
import { escapeMarkdown, escapeMarkdownCode } from './escape-markdown.ts'
import { folderTitles, placementKindOf } from './figures.ts'
import { fullFinding } from './finding-line.ts'
import { type Block, fitBlocks, type Omission, wholeBlock } from './markdown-document.ts'
import {
  figuresTitle,
  findingLines,
  foldBlock,
  headBlocks,
  mutedLines,
  noteBlocks,
  priorities,
  problemBlocks,
  type RunPlace,
  seedBlocks,
  sentenceMarkdown,
  textBlock,
} from './markdown-parts.ts'
import { tableBlocks, tableText, wordMarks } from './markdown-table.ts'
import { placementChart } from './mermaid-chart.ts'
import { runNotes, testFacts, testNotes } from './result-notes.ts'
import { overviewTable, placementTable, rateTable, settingTable } from './result-tables.ts'

/** GitHub shows nothing of a summary that is larger. Source: actions/runner, FileCommandManager.cs. */
const largestSummaryBytes = 1024 * 1024

export interface SummaryOptions extends RunPlace {
  /** At most 1 MiB whatever it says. */
  readonly maxBytes?: number
  /** The folder with the whole report, where one is written. */
  readonly reportPath: string | null
}

/**
 * GitHub Markdown: the verdict first, then for each test findings, rates and placement; of several, those that pass are
 * one fold. Seeds and settings are folded. What does not fit is left out by rows, and the last line says so. Empty when
 * not even the verdict fits.
 */
export function renderSummary(result: CheckResult, options: SummaryOptions): string {
  const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes)
  const tests = bySeverity(result.tests)
  const shown = tests.filter((test) => test.outcome !== 'pass' || tests.length === 1)
  const chart = placementChart(result.tests)
  const blocks = [
    ...headBlocks(result, { ...options, runUrl: null }),
    ...problemBlocks(result),
    ...noteBlocks(runNotes(result)),
    ...shown.flatMap((test) => testBlocks(test, result)),
    ...foldedTestBlocks(result),
    ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
    ...bySeverity(result.postmaster).flatMap((report) => postmasterBlocks(report, result)),
    ...shown.flatMap((test) => seedBlocks(test, result)),
    ...bySeverity(result.postmaster).flatMap(postmasterDayBlocks),
    ...settingBlocks(result),
  ]
  return fitBlocks(blocks, { maxBytes, closing: (omission) => closingLine(omission, maxBytes, options.reportPath) })
}

/** One row for each test of several, and below them all there is to say of those that pass: one fold. */
function foldedTestBlocks(result: CheckResult): readonly Block[] {
  if (result.tests.length < 2) return []
  const passing = result.tests.filter((test) => test.outcome === 'pass')
  const overview = tableText(overviewTable(bySeverity(result.tests)))
  const pieces = passing.map((test) => passingPiece(test, result))
  return [foldBlock(priorities.otherTests, figuresTitle(result), [overview, ...pieces])]
}

/** The same parts as of a test that is shown open, as one piece. */
function passingPiece(test: TestReport, result: CheckResult): string {
  const title = `**${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}**\n\n`
  const parts = [textBlock(0, title), ...partBlocks(test, result), ...seedBlocks(test, result)]
  return parts.map(wholeBlock).join('')
}

/** How a test ended and why. */
function testBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const isAlone = result.tests.length === 1
  const title = isAlone ? '' : `### ${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}\n\n`
  const sentence = sentenceMarkdown(test.sentence)
  return [textBlock(priorities.head, `${title}${sentence}\n\n`), ...partBlocks(test, result)]
}

/** What a test was, and all that is known of it but its seeds. */
function partBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const facts = testFacts(test).map(escapeMarkdown).join(' · ')
  const findings = findingLines(test, test.findings, fullFinding)
  const muted = mutedLines(test, result)
  return [
    textBlock(priorities.head, `<sub>${facts}</sub>\n\n`),
    ...(findings.length === 0 ? [] : [listBlock(priorities.findings, findings)]),
    ...noteBlocks(testNotes(test)),
    ...tableBlocks(rateTable(test), { priority: priorities.rates, title: '', form: 'open' }),
    ...(muted === '' ? [] : [textBlock(priorities.rates, muted)]),
    ...placementBlocks(test, result),
  ]
}

function listBlock(priority: number, rows: readonly string[]): Block {
  return { priority, head: '', rows, tail: '\n', beyondCount: 0, cutLine: (count) => `- and ${count} more\n` }
}

function placementBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const title = folderTitles[placementKindOf(test, result.serviceKind)].replace('folder', 'Placement')
  return tableBlocks(placementTable(test), { priority: priorities.placement, title, form: 'open' })
}

/** The settings that were given, folded. */
function settingBlocks(result: CheckResult): readonly Block[] {
  const title = 'Settings (those without a row have their defaults)'
  return tableBlocks(settingTable(result, 'given'), { priority: priorities.settings, title, form: 'folded' })
}

function closingLine({ blockCount, rowCount }: Omission, maxBytes: number, reportPath: string | null): string {
  const parts = [renderCount(rowCount, 'row'), ...(blockCount === 0 ? [] : [renderCount(blockCount, 'whole part')])]
  const where = reportPath === null ? '' : ` The whole report is in ${escapeMarkdownCode(reportPath)}.`
  return `\n✂️ Cut to ${maxBytes} bytes: ${parts.join(' and ')} left out.${where}\n`
}
