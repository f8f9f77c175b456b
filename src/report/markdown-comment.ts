/**
 * Renders the comment on the pull request, with the verdict, the fixes and the figures. All other details are collapsed
 * or appear only in the job summary.
 */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { postmasterBlocks } from '../extensions/postmaster/report/markdown-blocks.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { comparisonTitle, testChanges } from './comparison.ts'
import { escapeMarkdown, escapeMarkdownCode } from './escape-markdown.ts'
import { bySeverity, isDetailed } from './figures.ts'
import { briefFinding, findingParts } from './finding-line.ts'
import { testHeadline } from './headline.ts'
import { type Block, fitBlocks, type Omission } from './markdown-document.ts'
import {
  figuresBlock,
  findingLines,
  foldBlock,
  headBlocks,
  mutedLines,
  noteBlocks,
  priorities,
  type RunPlace,
  seedBlocks,
  sentenceMarkdown,
  textBlock,
} from './markdown-parts.ts'
import { tableText, wordMarks } from './markdown-table.ts'
import { noticeNotes, testNotes, urgentNotes } from './result-notes.ts'
import { briefSeedTable, placementTable, rateGrid } from './result-tables.ts'

/** The maximum length of a comment. GitHub rejects longer comments with 422. */
const longestComment = 65_536

const mostFindings = 5
const mostTests = 5
const mostFindingLines = 8
/** The number of these lines that the comparison with the baseline and the section with further findings can take. */
const comparisonLines = 3
/** The approximate number of characters that fit on one line of a GitHub comment. */
const lineCharacters = 110
const mostDomains = 5

export interface CommentOptions extends RunPlace {
  /**
   * The hidden lines at the start of the comment, by which presend finds the comment again; empty if they are not
   * needed.
   */
  readonly marker: string
}

/**
 * Renders the comment as GitHub Markdown. The size limit is in bytes. A string never has more characters than bytes, so
 * the limit is safe no matter how GitHub counts characters.
 */
export function renderComment(result: CheckResult, options: CommentOptions): string {
  const { tests } = result
  const [only] = tests
  const blocks: readonly Block[] = [
    ...(options.marker === '' ? [] : [textBlock(priorities.head, `${options.marker}\n`)]),
    ...headBlocks(result, options, urgentNotes(result)),
    ...(only !== undefined && tests.length === 1 ? oneTestBlocks(only, result) : severalTestBlocks(result)),
    ...noticeBlocks(result),
    ...postmasterPart(result),
  ]
  return fitBlocks(blocks, { maxBytes: longestComment, closing: closingLine })
}

/** Renders a single test. A passing test is collapsed; any other test shows causes and figures. */
function oneTestBlocks(test: TestReport, result: CheckResult): readonly Block[] {
  const rates = ratesText(test)
  const muted = mutedLines(test, result)
  const seeds = seedBlocks(test, result, briefSeedTable)
  if (test.outcome === 'pass') {
    const found = test.findings.length === 0 ? '' : `, ${renderCount(test.findings.length, 'finding')}`
    const findings = findingList(test, test.findings)
    const pieces = [
      rates,
      muted,
      findings,
      placementText(test),
      ...testNotes(test)
        .filter((note) => !test.warnings.includes(note.text))
        .map(noteText),
    ]
    return [
      ...warningBlocks(test),
      foldBlock(
        priorities.rates,
        `Figures${found}`,
        pieces.filter((one) => one !== ''),
      ),
    ]
  }
  const findings = test.findings.filter((finding) => !isNotice(finding))
  const lineCount = mostFindingLines - (result.baseline === undefined ? 0 : comparisonLines)
  const shownCount = countThatFit(test, findings.slice(0, mostFindings), lineCount)
  const shown = findings.slice(0, shownCount)
  const rest = findings.slice(shownCount)
  return [
    ...textBlocks(priorities.findings, findingList(test, shown)),
    ...(rest.length === 0
      ? []
      : [foldBlock(priorities.otherTests, renderCount(rest.length, 'more finding'), [findingList(test, rest)])]),
    ...noteBlocks(otherNotes(test), priorities.findings),
    ...textBlocks(priorities.rates, rates),
    ...textBlocks(priorities.placement, placementText(test)),
    ...textBlocks(priorities.rates, muted),
    ...seeds,
  ]
}

/**
 * Returns true for a preflight finding that is only a notice. The comment on a failing test omits notices; the summary
 * and the report show them.
 */
function isNotice({ source, severity }: TestReport['findings'][number]): boolean {
  return source === 'preflight' && severity === 'notice'
}

function ratesText(test: TestReport): string {
  return tableText(rateGrid(test, (verdict) => wordMarks[verdict] ?? ''))
}

/**
 * Returns how many findings fit on one screen together with the figures, but at least two (or all, if there are fewer).
 */
function countThatFit(test: TestReport, findings: TestReport['findings'], lineCount: number): number {
  const lineCounts = findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, briefFinding)
    return Math.ceil((text.length + fix.length + 3) / lineCharacters)
  })
  const sums = lineCounts.map((_, index) => lineCounts.slice(0, index + 1).reduce((sum, count) => sum + count, 0))
  return Math.max(sums.filter((sum) => sum <= lineCount).length, Math.min(2, lineCounts.length))
}

/** Renders the placement table; omits it if all copies are in the inbox, because the inbox rate already shows that. */
function placementText(test: TestReport): string {
  const isAllInbox = test.placement.every((row) => row.hitCount === row.seedCount)
  return isAllInbox ? '' : tableText(placementTable(test))
}

function findingList(test: TestReport, findings: TestReport['findings']): string {
  const lines = findingLines(test, findings, briefFinding)
  return lines.length === 0 ? '' : `${lines.join('')}\n`
}

function warningBlocks(test: TestReport): readonly Block[] {
  return test.warnings.map((text) => textBlock(priorities.head, `⚠️ ${escapeMarkdown(shorten(text, 500))}\n\n`))
}

/**
 * Returns the notes on a test, except those that only explain missed thresholds, because the figures already show
 * these.
 */
function otherNotes(test: TestReport): ReturnType<typeof testNotes> {
  const missed = new Set(test.rates.filter(({ status }) => status === 'missed').map(({ reason }) => reason))
  return testNotes(test).filter(({ text }) => !missed.has(text))
}

function noteText({ title, text }: { readonly title: string; readonly text: string }): string {
  return `**${escapeMarkdown(title)}**: ${escapeMarkdown(shorten(text, 500))}\n\n`
}

function textBlocks(priority: number, text: string): readonly Block[] {
  return text === '' ? [] : [textBlock(priority, text)]
}

/** Renders several tests. Failing tests are listed with their main causes; everything else is collapsed. */
function severalTestBlocks(result: CheckResult): readonly Block[] {
  if (result.tests.length === 0) return []
  const troubled = result.tests.filter(isDetailed)
  const shown = troubled.slice(0, mostTests)
  const each = Math.max(1, Math.floor(mostFindings / Math.max(shown.length, 1)))
  const items = shown.map((test) => testItem(test, each))
  const beyond = troubled.length - shown.length
  const more = beyond === 0 ? '' : `- and ${renderCount(beyond, 'more template')}\n`
  const details = bySeverity(result.tests).flatMap((test) => detailPieces(test, result))
  return [
    ...textBlocks(priorities.findings, items.length === 0 ? '' : `${items.join('')}${more}\n`),
    figuresBlock(result, priorities.rates, details),
  ]
}

function testItem(test: TestReport, findingCount: number): string {
  const findings = findingLines(test, test.findings.slice(0, findingCount), briefFinding).map((line) => `  ${line}`)
  const headline = escapeMarkdown(shorten(testHeadline(test), 300))
  return `- ${wordMarks[test.outcome]} ${escapeMarkdownCode(testTitle(test))}: ${headline}\n${findings.join('')}`
}

/**
 * Renders the details of a test. A passing test without findings has no details, because its row in the overview
 * contains all figures.
 */
function detailPieces(test: TestReport, result: CheckResult): readonly string[] {
  const pieces = [
    findingList(test, test.findings),
    ...otherNotes(test).map(noteText),
    test.outcome === 'pass' ? '' : `${ratesText(test)}${placementText(test)}`,
    mutedLines(test, result),
    changesText(test),
  ].filter((one) => one !== '')
  if (pieces.length === 0) return []
  return [`**${wordMarks[test.outcome]} ${escapeMarkdown(testTitle(test))}**\n\n${pieces.join('')}`]
}

function changesText(test: TestReport): string {
  const changes = testChanges(test)
  return changes === null ? '' : `<sub>${sentenceMarkdown(`${comparisonTitle}: ${changes}`)}</sub>\n\n`
}

function noticeBlocks(result: CheckResult): readonly Block[] {
  const notes = noticeNotes(result)
  if (notes.length === 0) return []
  return [foldBlock(priorities.otherTests, renderCount(notes.length, 'notice'), notes.map(noteText))]
}

function postmasterPart(result: CheckResult): readonly Block[] {
  const { postmaster } = result
  const more = postmaster.length - mostDomains
  return [
    ...bySeverity(postmaster)
      .slice(0, mostDomains)
      .flatMap((report) => postmasterBlocks(report, result, 'no-chart')),
    ...(more <= 0 ? [] : [textBlock(priorities.head, `${renderCount(more, 'more domain')}: see the full report.\n\n`)]),
  ]
}

function closingLine({ rowCount }: Omission): string {
  return `\n✂️ Shortened: ${renderCount(rowCount, 'row')} omitted. See the full report.\n`
}
