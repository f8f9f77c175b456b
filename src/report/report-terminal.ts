/** The report on a terminal or in a log: the verdict, thresholds, seeds with trouble, placement. */

import type { CheckResult, Outcome, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { escapeTerminal } from './escape-terminal.ts'
import { folderTitles, placementKindOf } from './figures.ts'
import { bySeverity } from './markdown-summary.ts'
import { type Note, runNotes, testFacts, testNotes } from './result-notes.ts'
import {
  overviewTable,
  placementTable,
  problemTable,
  seedNames,
  type Table,
  type Trouble,
  thresholdTable,
  troublesOf,
} from './result-tables.ts'
import { postmasterLines, type TerminalFrame } from './terminal-postmaster.ts'
import { type ColourMode, styled, type TerminalStyle } from './terminal-style.ts'
import { terminalTable } from './terminal-table.ts'
import { wrapText } from './text-width.ts'

/** Tests that pass beside others are one line of the overview. */
const mostPassingTests = 3

/** Kinds of trouble a test; the report files have all. */
const mostTroubles = 15

/** A narrower terminal breaks the lines itself. */
const leastWidth = 20

export interface TerminalOptions {
  readonly widthColumns: number
  readonly colour: ColourMode
}

const outcomeStyles: Readonly<Record<Outcome, TerminalStyle>> = {
  pass: 'green',
  fail: 'red',
  misconfigured: 'magenta',
  inconclusive: 'yellow',
}

/** Lines without line breaks. No foreign text can move the cursor or colour anything. */
export function renderTerminalReport(result: CheckResult, options: TerminalOptions): readonly string[] {
  return [
    ...wrapped(result.sentence, options).map((line) => styled(line, outcomeStyles[result.outcome], options.colour)),
    '',
    ...runNotes(result).flatMap((note) => noteLines(note, options)),
    ...section('Problems', problemTable(result), options),
    ...(result.tests.length < 2
      ? []
      : section(renderCount(result.tests.length, 'template'), overviewTable(result), options)),
    ...shownTests(result).flatMap((test) => testLines(test, result, options)),
    ...bySeverity(result.postmaster).flatMap((report) => postmasterLines(report, result, frameOf(options))),
  ]
}

function frameOf(options: TerminalOptions): TerminalFrame {
  const widthColumns = Math.max(options.widthColumns, leastWidth)
  return { ...options, widthColumns, noteLines: (note) => noteLines(note, options) }
}

function shownTests({ tests }: CheckResult): readonly TestReport[] {
  const passing = tests.filter((test) => test.outcome === 'pass')
  return passing.length > mostPassingTests ? tests.filter((test) => test.outcome !== 'pass') : bySeverity(tests)
}

function testLines(test: TestReport, result: CheckResult, options: TerminalOptions): readonly string[] {
  const where = folderTitles[placementKindOf(test, result.serviceKind)].replace('folder', 'Placement')
  const sentence = result.tests.length === 1 ? [] : wrapped(test.sentence, options)
  return [
    styled(escapeTerminal(testTitle(test)), 'bold', options.colour),
    ...sentence,
    ...wrapped(testFacts(test).join(' · '), options).map((line) => styled(line, 'dim', options.colour)),
    ...pageLines(test, options),
    '',
    ...testNotes(test).flatMap((note) => noteLines(note, options)),
    ...section('Thresholds', thresholdTable(test), options),
    ...troubleLines(test, options),
    ...section(where, placementTable(test), options),
  ]
}

/** Where the service itself shows the test, for who wants to see each seed. */
function pageLines({ test }: TestReport, options: TerminalOptions): readonly string[] {
  const url = test?.reportUrl ?? null
  return url === null ? [] : wrapped(`Page of the service: ${url}`, options)
}

function section(title: string, table: Table, options: TerminalOptions): readonly string[] {
  const lines = terminalTable(table, options)
  return lines.length === 0 ? [] : [styled(title, 'bold', options.colour), ...lines, '']
}

function troubleLines(test: TestReport, options: TerminalOptions): readonly string[] {
  const troubles = troublesOf(test)
  if (troubles.length === 0) return []
  const shown = troubles.slice(0, mostTroubles).flatMap((trouble) => troubleText(trouble, options))
  const more = troubles.length - mostTroubles
  const rest = more <= 0 ? [] : [`… and ${renderCount(more, 'more kind')} of trouble: see the report files`]
  return [styled('Seeds with trouble', 'bold', options.colour), ...shown, ...rest, '']
}

function troubleText(trouble: Trouble, options: TerminalOptions): readonly string[] {
  const names = `${renderCount(trouble.seeds.length, 'seed')}: ${seedNames(trouble)}`
  const fix = trouble.fix === '' ? [] : indented(`→ ${trouble.fix}`, 1, options)
  return [...indented(names, 0, options), ...indented(trouble.reason, 1, options), ...fix]
}

function indented(text: string, depth: number, { widthColumns }: TerminalOptions): readonly string[] {
  const margin = '  '.repeat(depth)
  return wrapText(escapeTerminal(text), Math.max(widthColumns - margin.length, leastWidth)).map(
    (line) => `${margin}${line}`,
  )
}

function noteLines({ kind, title, text }: Note, options: TerminalOptions): readonly string[] {
  const lines = wrapped(`${title}: ${text}`, options)
  return [...lines.map((line) => styled(line, kind === 'warning' ? 'yellow' : 'dim', options.colour)), '']
}

function wrapped(text: string, { widthColumns }: TerminalOptions): readonly string[] {
  return wrapText(escapeTerminal(text), Math.max(widthColumns, leastWidth))
}
