/**
 * Renders the report as one self-contained HTML page, which needs no scripts and no external files and can be read
 * offline and on paper.
 */

import { createHash } from 'node:crypto'

import { raw } from 'hono/html'

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { htmlNote, htmlTable } from '../pages/html-table.ts'
import { html, type Markup } from '../pages/markup.ts'
import { postmasterSection } from '../postmaster/report/html-section.ts'
import { scrubData } from '../world/scrub-secrets.ts'
import { complianceLegend, complianceSummary, complianceTable, complianceTitle } from './compliance-table.ts'
import { bySeverity, durationText, placementTitle } from './figures.ts'
import { findingParts, fullFinding } from './finding-line.ts'
import { runHeadline } from './headline.ts'
import { placementBars } from './html-chart.ts'
import { reportStyle } from './html-style.ts'
import { plainText } from './plain-text.ts'
import { runNotes, testFacts, testNotes } from './result-notes.ts'
import { overviewTable, placementTable, problemTable, rateTable, seedTable, settingTable } from './result-tables.ts'
import { unmeasuredLines } from './run-facts.ts'
import { splitCode } from './split-code.ts'
import type { Table } from './table.ts'

/** Renders a complete HTML document. `version` is presend's. */
export function renderReportHtml(original: CheckResult, { version }: { readonly version: string }): string {
  // `html` escapes markup. This call removes invisible and direction-changing characters from every foreign string.
  const result = scrubData(original, plainText)
  const { outcome, sentence, startedAtMs, endedAtMs } = result
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>presend: ${outcome}</title>
<style>${raw(reportStyle)}</style>
</head>
<body>
<h1 class="${outcome}">${outcome}: ${runHeadline(result)}</h1>
<p>${sentence}</p>
${runNotes(result).map(htmlNote)}${section('Problems', problemTable(result))}${overview(result)}
${bySeverity(result.tests).map((test) => testSection(test, result))}
${bySeverity(result.postmaster).map((report) => postmasterSection(report, result))}
${folded('Settings', settingTable(result, 'all'))}
<footer>presend ${version} · ${new Date(startedAtMs).toISOString()} · took ${durationText(endedAtMs - startedAtMs)}</footer>
</body>
</html>
`
  return String(page)
}

/** Returns the Content-Security-Policy, which allows only this style sheet, by its hash. Source: CSP Level 3 §2.3.1. */
function policy(): string {
  const hash = createHash('sha256').update(reportStyle).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
}

function overview({ tests }: CheckResult): Markup | null {
  return tests.length < 2 ? null : section(renderCount(tests.length, 'template'), overviewTable(bySeverity(tests)))
}

function testSection(test: TestReport, result: CheckResult): Markup {
  const { outcome, sentence, placement, seeds } = test
  return html`<section>
<h2><span class="word ${outcome}">${outcome}</span> <code>${testTitle(test)}</code></h2>
${result.tests.length === 1 ? null : html`<p>${sentence}</p>`}
<ul class="facts">${testFacts(test).map((fact) => html`<li>${fact}</li>`)}</ul>
${findingList(test)}${testNotes(test).map(htmlNote)}${section('Rates', rateTable(test))}${mutedLines(test, result)}
${section(placementTitle(test, result.serviceKind), placementTable(test), placementBars(placement))}
${folded(`All ${renderCount(seeds.length, 'seed')}`, seedTable(test, result.serviceKind))}${compliance(test)}</section>
`
}

function findingList(test: TestReport): Markup | null {
  if (test.findings.length === 0) return null
  const items = test.findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, fullFinding)
    const arrow = fix === '' ? null : html` <span class="fix">→ ${withCode(fix)}</span>`
    return html`<li class="${finding.severity}">${text}${arrow}</li>
`
  })
  return html`<h3>Findings</h3>
<ul class="findings">${items}</ul>
`
}

/** Marks DNS records in a sentence as code. */
function withCode(text: string): readonly (string | Markup)[] {
  return splitCode(text).map((piece) => (piece.kind === 'code' ? html`<code>${piece.text}</code>` : piece.text))
}

function mutedLines(test: TestReport, result: CheckResult): readonly Markup[] {
  const lines = [...unmeasuredLines(test, result), ...test.tabNotes.map((note) => `${note} (local simulation)`)]
  return lines.map(
    (line) => html`<p class="muted">${line}</p>
`,
  )
}

function compliance({ compliance: rows }: TestReport): Markup | null {
  const summary = complianceSummary(rows)
  if (summary === null) return null
  return html`${folded(`${complianceTitle}: ${summary}`, complianceTable(rows))}<p class="muted">${complianceLegend}</p>
`
}

function section(title: string, table: Table, chart: Markup | null = null): Markup | null {
  const shown = htmlTable(table)
  return shown === null
    ? null
    : html`<h3>${title}</h3>
${chart}${shown}`
}

function folded(title: string, table: Table): Markup | null {
  const shown = htmlTable(table)
  return shown === null
    ? null
    : html`<details><summary>${title}</summary>
${shown}</details>
`
}
