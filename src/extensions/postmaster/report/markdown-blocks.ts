/** Markdown blocks for a domain's postmaster data, for the job summary and the pull request comment. */

import type { CheckResult, PostmasterReport } from '../../../check/check-result.ts'
import { sentenceOf } from '../../../check/outcome-sentence.ts'
import { escapeMarkdown, escapeMarkdownCode } from '../../../report/escape-markdown.ts'
import type { Block } from '../../../report/markdown-document.ts'
import { noteBlocks, priorities, sentenceMarkdown, textBlock } from '../../../report/markdown-parts.ts'
import { tableBlocks, wordMarks } from '../../../report/markdown-table.ts'
import { dayTable, metricTable, postmasterFacts } from './figures.ts'
import { postmasterChart } from './mermaid-chart.ts'
import { isInVerdict, postmasterNotes } from './notes.ts'

/** Renders the outcome, the metrics and a chart. */
export function postmasterBlocks(
  report: PostmasterReport,
  result: CheckResult,
  form: 'with-chart' | 'no-chart' = 'with-chart',
): readonly Block[] {
  const title = `### ${wordMarks[report.outcome]} Postmaster data for ${escapeMarkdownCode(report.domain)}\n\n`
  const sentence = isInVerdict(report, result) ? '' : `${sentenceMarkdown(sentenceOf(report))}\n\n`
  const known = postmasterFacts(report).map(escapeMarkdown)
  const facts = known.length === 0 ? '' : `${known.join(' · ')}\n\n`
  const chart = form === 'no-chart' ? null : postmasterChart(report)
  const table = { priority: priorities.rates, title: '', form: 'open' } as const
  return [
    textBlock(priorities.head, `${title}${sentence}${facts}`),
    ...noteBlocks(postmasterNotes(report)),
    ...tableBlocks(metricTable(report, 'with-trend'), table),
    ...(chart === null ? [] : [textBlock(priorities.placement, `${chart}\n`)]),
  ]
}

/** Renders a collapsed table of all days. */
export function postmasterDayBlocks(report: PostmasterReport): readonly Block[] {
  const title = `All days for ${escapeMarkdown(report.domain)}`
  return tableBlocks(dayTable(report), { priority: priorities.seeds, title, form: 'folded' })
}
