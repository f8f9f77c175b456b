/** The part of the HTML report about a domain at its mailbox provider. */

import type { CheckResult, PostmasterReport } from '../../check/check-result.ts'
import { escapeHtml } from '../../report/escape-html.ts'
import { noteHtml } from '../../report/html-note.ts'
import { htmlTable } from '../../report/html-table.ts'
import { dayTable, metricTable, postmasterFacts } from './figures.ts'
import { postmasterBars } from './html-chart.ts'
import { isInVerdict, postmasterNotes } from './notes.ts'

/** A section with chart, metrics, and every day folded. */
export function postmasterSection(report: PostmasterReport, result: CheckResult): string {
  const facts = postmasterFacts(report).map((fact) => `<li>${escapeHtml(fact)}</li>`)
  const sentence = isInVerdict(report, result) ? '' : `<p>${escapeHtml(report.sentence)}</p>\n`
  const days = htmlTable(dayTable(report))
  const folded = days === '' ? '' : `<details><summary>All days</summary>\n${days}</details>\n`
  return `<section>
<h2><span class="word ${report.outcome}">${report.outcome}</span> Postmaster data of <code>${escapeHtml(report.domain)}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${postmasterNotes(report).map(noteHtml).join('')}${postmasterBars(report)}${htmlTable(metricTable(report, 'without-trend'))}${folded}</section>`
}
