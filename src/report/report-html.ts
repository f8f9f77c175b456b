/** The whole report as one page that needs nothing else: no script, no outside file, readable offline and on paper. */

import { createHash } from 'node:crypto'

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { postmasterSection } from '../postmaster/report/html-section.ts'
import { bySeverity } from './by-severity.ts'
import { escapeHtml } from './escape-html.ts'
import { durationText, folderTitles, placementKindOf } from './figures.ts'
import { findingParts, fullFinding } from './finding-line.ts'
import { runHeadline } from './headline.ts'
import { placementBars } from './html-chart.ts'
import { noteHtml } from './html-note.ts'
import { reportStyle } from './html-style.ts'
import { htmlTable } from './html-table.ts'
import { runNotes, testFacts, testNotes } from './result-notes.ts'
import {
  overviewTable,
  placementTable,
  problemTable,
  rateTable,
  seedTable,
  settingTable,
  type Table,
} from './result-tables.ts'
import { unmeasuredLines } from './run-facts.ts'
import { splitCode } from './split-code.ts'

/** Which presend wrote it. */
export interface HtmlOptions {
  readonly version: string
}

/** A complete HTML document. */
export function renderReportHtml(result: CheckResult, { version }: HtmlOptions): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>presend: ${result.outcome}</title>
<style>${reportStyle}</style>
</head>
<body>
<h1 class="${result.outcome}">${result.outcome}: ${escapeHtml(runHeadline(result))}</h1>
<p>${escapeHtml(result.sentence)}</p>
${runNotes(result).map(noteHtml).join('')}${section('Problems', problemTable(result))}${overview(result)}
${bySeverity(result.tests)
  .map((test) => testSection(test, result))
  .join('\n')}
${bySeverity(result.postmaster)
  .map((report) => postmasterSection(report, result))
  .join('\n')}
${folded('Settings', settingTable(result, 'all'))}
<footer>presend ${escapeHtml(version)} · ${new Date(result.startedAtMs).toISOString()} · took ${durationText(result.endedAtMs - result.startedAtMs)}</footer>
</body>
</html>
`
}

/** Nothing may load or run but this one style sheet, which is named by its hash. Source: CSP Level 3 §2.3.1. */
function policy(): string {
  const hash = createHash('sha256').update(reportStyle).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
}

function overview(result: CheckResult): string {
  return result.tests.length < 2
    ? ''
    : section(renderCount(result.tests.length, 'template'), overviewTable(bySeverity(result.tests)))
}

function testSection(test: TestReport, result: CheckResult): string {
  const facts = testFacts(test).map((fact) => `<li>${escapeHtml(fact)}</li>`)
  const where = folderTitles[placementKindOf(test, result.serviceKind)].replace('folder', 'Placement')
  const sentence = result.tests.length === 1 ? '' : `<p>${escapeHtml(test.sentence)}</p>\n`
  const placement = htmlTable(placementTable(test))
  return `<section>
<h2><span class="word ${test.outcome}">${test.outcome}</span> <code>${escapeHtml(testTitle(test))}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${findingList(test)}${testNotes(test).map(noteHtml).join('')}${section('Rates', rateTable(test))}${mutedLines(test, result)}${placement === '' ? '' : `<h3>${where}</h3>\n${placementBars(test.placement)}${placement}`}${folded(`All ${renderCount(test.seeds.length, 'seed')}`, seedTable(test, result.serviceKind))}</section>`
}

function findingList(test: TestReport): string {
  const items = test.findings.map((finding) => {
    const { text, fix } = findingParts(finding, test, fullFinding)
    return `<li class="${finding.severity}">${escapeHtml(text)}${fix === '' ? '' : ` <span class="fix">→ ${sentenceHtml(fix)}</span>`}</li>`
  })
  return items.length === 0 ? '' : `<h3>Findings</h3>\n<ul class="findings">${items.join('\n')}</ul>\n`
}

/** A sentence, the DNS records in it as code. */
function sentenceHtml(text: string): string {
  const pieces = splitCode(text).map((piece) => {
    const escaped = escapeHtml(piece.text)
    return piece.kind === 'code' ? `<code>${escaped}</code>` : escaped
  })
  return pieces.join('')
}

function mutedLines(test: TestReport, result: CheckResult): string {
  const lines = [...unmeasuredLines(test, result), ...test.tabNotes.map((note) => `${note} (local simulation)`)]
  return lines.map((line) => `<p class="muted">${escapeHtml(line)}</p>\n`).join('')
}

function section(title: string, table: Table): string {
  const shown = htmlTable(table)
  return shown === '' ? '' : `<h3>${title}</h3>\n${shown}`
}

function folded(title: string, table: Table): string {
  const shown = htmlTable(table)
  return shown === '' ? '' : `<details><summary>${title}</summary>\n${shown}</details>\n`
}
