/** The section for a domain's postmaster data in the HTML report. */

import type { CheckResult, PostmasterReport } from '../../../check/check-result.ts'
import { sentenceOf } from '../../../check/outcome-sentence.ts'
import { htmlNote, htmlTable } from '../../../report/pages/html-table.ts'
import { html, type Markup } from '../../../report/pages/markup.ts'
import { dayTable, metricTable, postmasterFacts } from './figures.ts'
import { postmasterBars } from './html-chart.ts'
import { isInVerdict, postmasterNotes } from './notes.ts'

/** Renders the chart, the metrics, and a collapsed table of all days. */
export function postmasterSection(report: PostmasterReport, result: CheckResult): Markup {
  const facts = postmasterFacts(report).map((fact) => html`<li>${fact}</li>`)
  const sentence = isInVerdict(report, result)
    ? null
    : html`<p>${sentenceOf(report)}</p>
`
  const days = htmlTable(dayTable(report))
  const folded =
    days === null
      ? null
      : html`<details><summary>All days</summary>
${days}</details>
`
  return html`<section>
<h2><span class="word ${report.outcome}">${report.outcome}</span> Postmaster data for <code>${report.domain}</code></h2>
${sentence}<ul class="facts">${facts}</ul>
${postmasterNotes(report).map(htmlNote)}${postmasterBars(report)}${htmlTable(metricTable(report, 'without-trend'))}${folded}</section>
`
}
