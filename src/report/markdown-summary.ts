/** Renders the job summary. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { sentenceOf, testTitle } from '../check/outcome-sentence.ts'
import { postmasterBlocks, postmasterDayBlocks } from '../extensions/postmaster/report/markdown-blocks.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { comparisonNote, comparisonTable, comparisonTitle } from './comparison.ts'
import { escapeMarkdown, escapeMarkdownCode } from './escape-markdown.ts'
import { bySeverity, isDetailed, placementTitle } from './figures.ts'
import { fullFinding } from './finding-line.ts'
import { type Block, fitBlocks, type Omission, wholeBlock } from './markdown-document.ts'
import {
  figuresBlock,
  findingLines,
  headBlocks,
  mutedLines,
  noteBlocks,
  priorities,
  type RunPlace,
  seedBlocks,
  sentenceMarkdown,
  textBlock,
} from './markdown-parts.ts'
import { tableBlocks, wordMarks } from './markdown-table.ts'
import { placementChart } from './mermaid-chart.ts'
import { runNotes, testFacts, testNotes } from './result-notes.ts'
import { placementTable, rateTable, settingTable } from './result-tables.ts'

/**
 * The size limit of a job summary. GitHub does not show a larger summary at all. Source: actions/runner,
 * FileCommandManager.cs.
 */
const largestSummaryBytes = 1024 * 1024

export interface SummaryOptions extends RunPlace {
  /** The size limit in bytes, which is at most 1 MiB. */
  readonly maxBytes?: number
  /** The folder of the full report; `null` if no report is written. */
  readonly reportPath: string | null
}

/**
 * Renders the job summary as GitHub Markdown: the verdict, followed by the findings, rates and placements of each test.
 * Seeds and settings are collapsed. If there are several tests, passing ones are also collapsed. Rows that do not fit
 * are omitted, and the last line says so. If not even the verdict fits, the result is an empty string.
 */
export function renderSummary(result: CheckResult, options: SummaryOptions): string {
  const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes)
  const tests = bySeverity(result.tests)
  const shown = tests.filter((test) => isDetailed(test) || (tests.length === 1 && test.problems === undefined))
  const chart = placementChart(result.tests)
  const blocks = [
    ...headBlocks(result, { ...options, runUrl: null }, runNotes(result)),
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

/** Creates a collapsed section with the overview of several tests and the details of passing ones. */
function foldedTestBlocks(result: CheckResult): readonly Block[] {
  if (result.tests.length < 2) return []
  const passing = result.tests.filter((test) => test.outcome === 'pass')
  const pieces = passing.map((test) => passingPiece(test, result))
  return [figuresBlock(result, priorities.otherTests, pieces)]
}

/** Renders a passing test for the collapsed section, with the same parts as any other test. */
function passingPiece(test: TestReport, result: CheckResult): string {
  const title = `**${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}**\n\n`
  const parts = [textBlock(0, title), ...partBlocks(test, result), ...seedBlocks(test, result)]
  return parts.map(wholeBlock).join('')
}

/** Creates the blocks of a test, starting with the sentence that states its outcome. */
function testBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const isAlone = result.tests.length === 1
  const title = isAlone ? '' : `### ${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}\n\n`
  const { notSent } = result
  const isCause = isAlone && test.outcome === 'not-sent' && notSent !== undefined
  const sentence = sentenceMarkdown(isCause ? `${notSent.outcome}: ${notSent.reason}` : sentenceOf(test))
  return [textBlock(priorities.head, `${title}${sentence}\n\n`), ...partBlocks(test, result)]
}

/** Creates all blocks of a test except its seeds. */
function partBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const facts = testFacts(test).map(escapeMarkdown).join(' · ')
  const findings = findingLines(test, test.findings, fullFinding)
  const muted = mutedLines(test, result)
  const note = comparisonNote(test, result)
  return [
    textBlock(priorities.head, `<sub>${facts}</sub>\n\n`),
    ...(findings.length === 0 ? [] : [listBlock(priorities.findings, findings)]),
    ...noteBlocks(testNotes(test)),
    ...tableBlocks(rateTable(test), { priority: priorities.rates, title: '', form: 'open' }),
    ...(muted === '' ? [] : [textBlock(priorities.rates, muted)]),
    ...placementBlocks(test, result),
    ...(note === null ? [] : [textBlock(priorities.rates, `<sub>${sentenceMarkdown(note)}</sub>\n\n`)]),
    ...tableBlocks(comparisonTable(test), { priority: priorities.placement, title: comparisonTitle, form: 'open' }),
  ]
}

function listBlock(priority: number, rows: readonly string[]): Block {
  return { priority, head: '', rows, tail: '\n', cutLine: (count) => `- and ${count} more\n` }
}

function placementBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const title = placementTitle(test, result.serviceKind)
  return tableBlocks(placementTable(test), { priority: priorities.placement, title, form: 'open' })
}

function settingBlocks(result: CheckResult): readonly Block[] {
  const title = 'Settings (all others have their defaults)'
  return tableBlocks(settingTable(result, 'given'), { priority: priorities.settings, title, form: 'folded' })
}

function closingLine({ blockCount, rowCount }: Omission, maxBytes: number, reportPath: string | null): string {
  const parts = [renderCount(rowCount, 'row'), ...(blockCount === 0 ? [] : [renderCount(blockCount, 'section')])]
  const where = reportPath === null ? '' : ` See the full report in ${escapeMarkdownCode(reportPath)}.`
  return `\n✂️ Shortened to ${maxBytes} bytes: ${parts.join(' and ')} omitted.${where}\n`
}
