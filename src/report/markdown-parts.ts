/** Renders the parts that the job summary and the comment have in common. */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { comparisonLine } from './comparison.ts'
import { escapeMarkdown, escapeMarkdownAndCode, escapeMarkdownCode } from './escape-markdown.ts'
import { bySeverity } from './figures.ts'
import { type FindingDetail, findingParts } from './finding-line.ts'
import { runHeadline } from './headline.ts'
import type { Block } from './markdown-document.ts'
import { tableBlocks, tableText, wordMarks } from './markdown-table.ts'
import { overviewTable, problemTable, seedTable } from './result-tables.ts'
import { placementFact, templateFact, unmeasuredLines } from './run-facts.ts'
import type { Note } from './table.ts'

/** The priorities of the parts. If not all parts fit, the parts with lower numbers are included first. */
export const priorities = {
  head: 0,
  findings: 1,
  rates: 2,
  placement: 3,
  otherTests: 4,
  seeds: 5,
  settings: 6,
} as const

/** Facts about a run that only the action knows. An unknown fact is missing or `null`. */
export interface RunPlace {
  /** The full hash of the checked commit. */
  readonly commit?: string | null
  readonly runUrl?: string | null
  /** The value of `comment-key`, which distinguishes this comment from the workflow's other comments. */
  readonly leg?: string | null
}

const longestSentence = 2000
const longestHeadline = 300

/** Creates a block without rows. `text` must end with an empty line. */
export function textBlock(priority: number, text: string): Block {
  return { priority, head: text, rows: [], tail: '', cutLine: () => '' }
}

/**
 * Creates a collapsed section from pieces of Markdown. If the whole section does not fit, its last pieces are omitted.
 */
export function foldBlock(priority: number, title: string, pieces: readonly string[]): Block {
  return {
    priority,
    head: `<details><summary>${title}</summary>\n\n`,
    rows: pieces,
    tail: '</details>\n\n',
    cutLine: () => '…\n\n',
  }
}

/** Creates the collapsed section with the figures of several templates. */
export function figuresBlock({ tests }: CheckResult, priority: number, pieces: readonly string[]): Block {
  const overview = tableText(overviewTable(bySeverity(tests)))
  return foldBlock(priority, figuresTitle(tests), [overview, ...pieces])
}

function figuresTitle(tests: CheckResult['tests']): string {
  const passCount = tests.filter((test) => test.outcome === 'pass').length
  if (passCount === tests.length || passCount === 0) return `Figures for all ${tests.length} templates`
  return `${wordMarks['pass']} ${renderCount(passCount, 'template')} passed · figures for all ${tests.length}`
}

/** Creates the blocks at the start: the headline, a line of facts, the problems with inputs, and the notes. */
export function headBlocks(result: CheckResult, place: RunPlace, notes: readonly Note[]): readonly Block[] {
  return [
    headlineBlock(result, place),
    ...tableBlocks(problemTable(result), { priority: priorities.head, title: '', form: 'open' }),
    ...noteBlocks(notes),
  ]
}

function headlineBlock(result: CheckResult, { commit = null, runUrl = null, leg = null }: RunPlace): Block {
  const headline = escapeMarkdown(shorten(runHeadline(result), longestHeadline))
  const template = templateFact(result)
  const facts = [
    placementFact(result),
    template === null ? null : escapeMarkdownCode(template),
    leg === null ? null : escapeMarkdown(shorten(leg, 100)),
    // GitHub turns short commit hashes into links.
    commit === null ? null : commit.slice(0, 7),
    runLink(runUrl),
  ].filter((fact) => fact !== null)
  const changes = comparisonLine(result)
  const lines = [facts.join(' · '), changes === null ? '' : sentenceMarkdown(changes)].filter((line) => line !== '')
  const muted = lines.length === 0 ? '' : `<sub>${lines.join('<br>')}</sub>\n\n`
  return textBlock(priorities.head, `### ${wordMarks[result.outcome]} presend: ${headline}\n\n${muted}`)
}

/**
 * Renders a link to the run. Returns null if the URL is not an HTTP(S) URL, or contains characters that could end the
 * link.
 */
function runLink(runUrl: string | null): string | null {
  if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl)) return null
  return `[full report](${runUrl})`
}

/** Renders findings as list items. */
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

/** Renders the small print: which methods were not checked, and the notes on Gmail tabs. */
export function mutedLines(test: TestReport, result: CheckResult): string {
  const lines = [
    ...unmeasuredLines(test, result),
    ...test.tabNotes.map((note) => `${shorten(note, 300)} (local simulation)`),
  ]
  return lines.map((line) => `<sub>${escapeMarkdown(line)}</sub>\n\n`).join('')
}

/** Creates a collapsed table of a test's seeds. */
export function seedBlocks(
  test: TestReport,
  result: CheckResult,
  tableOf: typeof seedTable = seedTable,
): readonly Block[] {
  const mailboxes = test.seeds.length === 1 ? '1 mailbox' : `All ${test.seeds.length} mailboxes`
  const title = result.tests.length === 1 ? mailboxes : `${mailboxes} for ${escapeMarkdown(testTitle(test))}`
  return tableBlocks(tableOf(test, result.serviceKind), { priority: priorities.seeds, title, form: 'folded' })
}

/** Renders notes as block quotes. */
export function noteBlocks(notes: readonly Note[], priority: number = priorities.head): readonly Block[] {
  return notes.map(({ kind, title, text }) => {
    const mark = kind === 'warning' ? '⚠️ ' : ''
    return textBlock(priority, `> ${mark}**${escapeMarkdown(title)}**: ${sentenceMarkdown(text)}\n\n`)
  })
}

/** Escapes and shortens a sentence. */
export function sentenceMarkdown(text: string): string {
  return escapeMarkdown(shorten(text, longestSentence))
}
