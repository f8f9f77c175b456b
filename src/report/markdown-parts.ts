/** The parts that summary and comment are put together from. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { escapeMarkdown, escapeMarkdownAndCode, escapeMarkdownCode } from './escape-markdown.ts'
import { type FindingDetail, findingParts } from './finding-line.ts'
import { runHeadline } from './headline.ts'
import type { Block } from './markdown-document.ts'
import { tableBlocks, wordMarks } from './markdown-table.ts'
import { shorten } from './plain-text.ts'
import type { Note } from './result-notes.ts'
import { problemTable, seedTable } from './result-tables.ts'
import { placementFact, templateFact, unmeasuredLines } from './run-facts.ts'

/** The order in which parts get room. */
export const priorities = {
  head: 0,
  findings: 1,
  rates: 2,
  placement: 3,
  otherTests: 4,
  seeds: 5,
  settings: 6,
} as const

/** What the action knows of the run and the result does not; absent and `null`: not known. */
export interface RunPlace {
  /** The commit that was checked, full. */
  readonly commit?: string | null
  /** The run's page. */
  readonly runUrl?: string | null
  /** What tells this run's comment from others of its workflow: a matrix leg. */
  readonly leg?: string | null
}

/** A verdict or a note is never longer. */
const longestSentence = 2000
const longestHeadline = 300

/** Markdown without rows; `text` ends with an empty line. */
export function textBlock(priority: number, text: string): Block {
  return { priority, head: text, rows: [], tail: '', beyondCount: 0, cutLine: () => '' }
}

/** A fold around pieces of Markdown, which are left out whole from the last on. */
export function foldBlock(priority: number, title: string, pieces: readonly string[]): Block {
  return {
    priority,
    head: `<details><summary>${title}</summary>\n\n`,
    rows: pieces,
    tail: '</details>\n\n',
    beyondCount: 0,
    cutLine: () => '…\n\n',
  }
}

/** What is behind the fold of a run with several templates: how many pass, and the figures of all. */
export function figuresTitle({ tests }: CheckResult): string {
  const passCount = tests.filter((test) => test.outcome === 'pass').length
  if (passCount === tests.length || passCount === 0) return `Figures of all ${tests.length} templates`
  return `${wordMarks['pass']} ${renderCount(passCount, 'template')} ${passCount === 1 ? 'passes' : 'pass'} · figures of all ${tests.length}`
}

/** The headline, and one muted line of what it is about. */
export function headBlocks(
  result: CheckResult,
  { commit = null, runUrl = null, leg = null }: RunPlace,
): readonly Block[] {
  const headline = escapeMarkdown(shorten(runHeadline(result), longestHeadline))
  const template = templateFact(result)
  const facts = [
    placementFact(result),
    template === null ? null : escapeMarkdownCode(template),
    leg === null ? null : escapeMarkdown(shorten(leg, 100)),
    // GitHub links a commit by its first characters.
    commit === null ? null : commit.slice(0, 7),
    runLink(runUrl),
  ].filter((fact) => fact !== null)
  const muted = facts.length === 0 ? '' : `<sub>${facts.join(' · ')}</sub>\n\n`
  return [textBlock(priorities.head, `### ${wordMarks[result.outcome]} presend: ${headline}\n\n${muted}`)]
}

/** Only an address of http(s) without characters that could end the link. */
function runLink(runUrl: string | null): string | null {
  if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl)) return null
  return `[full report](${runUrl})`
}

/** Bad input, where there is some. */
export function problemBlocks(result: CheckResult): readonly Block[] {
  return tableBlocks(problemTable(result), { priority: priorities.head, title: '', form: 'open' })
}

/** Some findings of a test as items of a list. */
export function findingLines(
  test: TestReport,
  findings: TestReport['findings'],
  detail: FindingDetail,
): readonly string[] {
  return findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, detail)
    const arrow = fix === '' ? '' : ` → ${escapeMarkdownAndCode(fix)}`
    return `- ${escapeMarkdown(text)}${arrow}\n`
  })
}

/** What was not measured and what Gmail's tabs would do, muted. */
export function mutedLines(test: TestReport, result: CheckResult): string {
  const lines = [
    ...unmeasuredLines(test, result),
    ...test.tabNotes.map((note) => `${shorten(note, 300)} (local simulation)`),
  ]
  return lines.map((line) => `<sub>${escapeMarkdown(line)}</sub>\n\n`).join('')
}

/** Every seed of a test, folded. */
export function seedBlocks(
  test: TestReport,
  result: CheckResult,
  tableOf: typeof seedTable = seedTable,
): readonly Block[] {
  const title = `All ${renderCount(test.seeds.length, 'mailbox', 'mailboxes')}${result.tests.length === 1 ? '' : ` of ${escapeMarkdown(testTitle(test))}`}`
  return tableBlocks(tableOf(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' })
}

/** Notes as quotations. */
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
