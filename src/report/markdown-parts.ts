/** The parts that summary and comment are put together from. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { escapeMarkdown, escapeMarkdownCode } from './escape-markdown.ts'
import { folderTitles, placementKindOf } from './figures.ts'
import type { Block } from './markdown-document.ts'
import { tableBlocks, wordMarks } from './markdown-table.ts'
import { placementChart } from './mermaid-chart.ts'
import { shorten } from './plain-text.ts'
import { type Note, runNotes, testFacts, testNotes } from './result-notes.ts'
import {
  overviewTable,
  placementTable,
  problemTable,
  seedTable,
  settingTable,
  thresholdTable,
  troubleTable,
} from './result-tables.ts'

/** The order in which parts get room. */
export const priorities = {
  head: 0,
  thresholds: 1,
  troubles: 2,
  placement: 3,
  otherTests: 4,
  seeds: 5,
  settings: 6,
} as const

/** A verdict or a remark is never longer. */
const longestSentence = 2000

/** Markdown without rows; `text` ends with an empty line. */
export function textBlock(priority: number, text: string): Block {
  return { priority, head: text, rows: [], tail: '', beyondCount: 0, cutLine: () => '' }
}

/** The first line: outcome and reason in one sentence; then what must be known with it. */
export function headBlocks(result: CheckResult): readonly Block[] {
  const verdict = `### ${wordMarks[result.outcome]} ${sentenceMarkdown(result.sentence)}\n\n`
  return [textBlock(priorities.head, verdict), ...noteBlocks(runNotes(result))]
}

/** Bad input, where there is some. */
export function problemBlocks(result: CheckResult): readonly Block[] {
  return tableBlocks(problemTable(result), { priority: priorities.head, title: 'Problems', form: 'open' })
}

/** One line a test, when there are several. */
export function overviewBlocks(result: CheckResult): readonly Block[] {
  if (result.tests.length < 2) return []
  const title = renderCount(result.tests.length, 'template')
  return tableBlocks(overviewTable(result), { priority: priorities.thresholds, title, form: 'open' })
}

/** What a test was, how it ended, its thresholds, its troubles, and where its copies are. */
export function testBlocks(
  test: TestReport,
  result: CheckResult,
  { mostTroubles, priority }: { readonly mostTroubles: number; readonly priority: number },
): readonly Block[] {
  const isAlone = result.tests.length === 1
  const title = `### ${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}\n\n${sentenceMarkdown(test.sentence)}\n\n`
  const facts = `${testFacts(test).map(escapeMarkdown).join(' · ')}\n\n`
  const form = 'open' as const
  const troubles = troubleTable(test)
  return [
    textBlock(priority, isAlone ? `${escapeMarkdownCode(testTitle(test))} · ${facts}` : `${title}${facts}`),
    ...noteBlocks(testNotes(test), priority),
    ...tableBlocks(thresholdTable(test), { priority: priority + priorities.thresholds, title: 'Thresholds', form }),
    ...tableBlocks(troubles, {
      priority: priority + priorities.troubles,
      title: 'Seeds with trouble',
      form,
      mostRows: mostTroubles,
    }),
    ...placementBlocks(test, result, priority + priorities.placement),
  ]
}

function placementBlocks(test: TestReport, result: CheckResult, priority: number): readonly Block[] {
  const where = folderTitles[placementKindOf(test, result.serviceKind)].replace('folder', 'Placement')
  const chart = placementChart(test)
  return [
    ...tableBlocks(placementTable(test), { priority, title: where, form: 'open' }),
    ...(chart === null ? [] : [textBlock(priority, `${chart}\n`)]),
  ]
}

/** Every seed of a test, folded. */
export function seedBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const title = `All ${renderCount(test.seeds.length, 'seed')}${result.tests.length === 1 ? '' : ` of ${escapeMarkdown(testTitle(test))}`}`
  return tableBlocks(seedTable(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' })
}

/** The settings in force, folded. */
export function settingBlocks(result: CheckResult): readonly Block[] {
  return tableBlocks(settingTable(result), {
    priority: priorities.settings,
    title: 'Effective settings',
    form: 'folded',
  })
}

/** Remarks as quotations. */
export function noteBlocks(notes: readonly Note[], priority: number = priorities.head): readonly Block[] {
  return notes.map(({ kind, title, text }) => {
    const mark = kind === 'warning' ? '⚠️ ' : ''
    return textBlock(priority, `> ${mark}**${escapeMarkdown(title)}**: ${sentenceMarkdown(text)}\n\n`)
  })
}

/** A sentence, which may hold foreign text, in Markdown. */
export function sentenceMarkdown(text: string): string {
  return escapeMarkdown(shorten(text, longestSentence))
}
