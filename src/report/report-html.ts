/**
 * Renders the report as an HTML page without scripts or external files, so that readers can print it and read it
 * offline.
 */

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { sentenceOf, testTitle } from '../check/outcome-sentence.ts'
import { postmasterSection } from '../extensions/postmaster/report/html-section.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { scrubData } from '../foundation/world/scrub-secrets.ts'
import { comparisonLine, comparisonNote, comparisonTable, comparisonTitle } from './comparison.ts'
import { complianceLegend, complianceSummary, complianceTable, complianceTitle } from './compliance-table.ts'
import { bySeverity, durationText, placementTitle } from './figures.ts'
import { runHeadline } from './headline.ts'
import { offlinePage } from './pages/html-page.ts'
import { htmlNote, htmlTable } from './pages/html-table.ts'
import { html, type Markup } from './pages/markup.ts'
import { reportSections } from './pages/report-sections.ts'
import { reportStyle } from './pages/report-style.ts'
import { toReportView } from './report-view.ts'
import { runNotes } from './result-notes.ts'
import { overviewTable, problemTable, seedTable, settingTable } from './result-tables.ts'
import type { Table } from './table.ts'

/** Renders the HTML document. @param version the version of presend */
export function renderReportHtml(original: CheckResult, { version }: { readonly version: string }): string {
  // Remove invisible and direction-changing characters from all untrusted strings. `html` escapes only markup.
  const result = scrubData(original, plainText)
  const { outcome, startedAtMs, endedAtMs } = result
  const body = html`<main>
<header class="status ${outcome}">
<h1>${outcome}: ${runHeadline(result)}</h1>
<p>${sentenceOf(result)}</p>
</header>
${muted(comparisonLine(result))}${runNotes(result).map(htmlNote)}${section('Problems', problemTable(result))}${overview(result)}
${bySeverity(result.tests)
  .filter((test) => test.problems === undefined)
  .map((test) => testSection(test, result))}
${bySeverity(result.postmaster).map((report) => postmasterSection(report, result))}
${folded('Settings', settingTable(result, 'all'))}
<footer>presend ${version} · ${new Date(startedAtMs).toISOString()} · took ${durationText(endedAtMs - startedAtMs)}</footer>
</main>`
  return offlinePage({ title: `presend: ${outcome}`, style: reportStyle, body })
}

function muted(line: string | null): Markup | null {
  return line === null
    ? null
    : html`<p class="muted">${line}</p>
`
}

function overview({ tests }: CheckResult): Markup | null {
  return tests.length < 2 ? null : section(renderCount(tests.length, 'template'), overviewTable(bySeverity(tests)))
}

function testSection(test: TestReport, result: CheckResult): Markup {
  const { outcome, seeds } = test
  return html`<section>
<h2><span class="word ${outcome}">${outcome}</span> <code>${testTitle(test)}</code></h2>
${result.tests.length === 1 || outcome === 'not-sent' ? null : html`<p>${sentenceOf(test)}</p>`}
${reportSections(toReportView(test, result), 3)}
${muted(comparisonNote(test, result))}${differences(test)}${folded(`${placementTitle(test, result.serviceKind)}: ${seeds.length === 1 ? '1 seed' : `all ${seeds.length} seeds`}`, seedTable(test, result.serviceKind))}${compliance(test)}</section>
`
}

function differences(test: TestReport): Markup | null {
  const shown = htmlTable(comparisonTable(test))
  return shown === null
    ? null
    : html`<h3>${comparisonTitle}</h3>
${shown}`
}

function compliance({ compliance: rows }: TestReport): Markup | null {
  const summary = complianceSummary(rows)
  if (summary === null) return null
  return html`${folded(`${complianceTitle}: ${summary}`, complianceTable(rows))}<p class="muted">${complianceLegend}</p>
`
}

function section(title: string, table: Table): Markup | null {
  const shown = htmlTable(table)
  return shown === null
    ? null
    : html`<h2>${title}</h2>
${shown}`
}

function folded(title: string, table: Table): Markup | null {
  const shown = htmlTable(table)
  return shown === null
    ? null
    : html`<details><summary>${title}</summary>
${shown}</details>
`
}
