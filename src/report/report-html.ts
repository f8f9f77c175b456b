/** The whole report as one page that needs nothing else: no script, no outside file, readable offline and on paper. */

import { createHash } from 'node:crypto'

import type { CheckResult, TestReport } from '../check/check-result.ts'
import { testTitle } from '../check/outcome-sentence.ts'
import { renderCount } from '../check/rate.ts'
import { escapeHtml } from './escape-html.ts'
import { durationText, folderTitles, placementKindOf } from './figures.ts'
import { placementBars } from './html-chart.ts'
import { noteHtml } from './html-note.ts'
import { postmasterSection } from './html-postmaster.ts'
import { reportStyle } from './html-style.ts'
import { htmlTable } from './html-table.ts'
import { bySeverity } from './markdown-summary.ts'
import { runNotes, testFacts, testNotes } from './result-notes.ts'
import {
  overviewTable,
  placementTable,
  problemTable,
  seedTable,
  settingTable,
  type Table,
  thresholdTable,
  troubleTable,
} from './result-tables.ts'

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
<h1 class="${result.outcome}">${escapeHtml(result.sentence)}</h1>
${runNotes(result).map(noteHtml).join('')}${section('Problems', problemTable(result))}${overview(result)}
${bySeverity(result.tests)
  .map((test) => testSection(test, result))
  .join('\n')}
${bySeverity(result.postmaster)
  .map((report) => postmasterSection(report, result))
  .join('\n')}
${folded('Effective settings', settingTable(result))}
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
  return result.tests.length < 2 ? '' : section(renderCount(result.tests.length, 'template'), overviewTable(result))
}

function testSection(test: TestReport, result: CheckResult): string {
  const facts = testFacts(test).map((fact) => `<li>${escapeHtml(fact)}</li>`)
  const where = folderTitles[placementKindOf(test, result.serviceKind)].replace('folder', 'Placement')
  const sentence = result.tests.length === 1 ? '' : `<p>${escapeHtml(test.sentence)}</p>\n`
  const placement = htmlTable(placementTable(test))
  return `<section>
<h2><span class="word ${test.outcome}">${test.outcome}</span> <code>${escapeHtml(testTitle(test))}</code></h2>
${sentence}<ul class="facts">${facts.join('')}</ul>
${testNotes(test).map(noteHtml).join('')}${section('Thresholds', thresholdTable(test))}${section('Seeds with trouble', troubleTable(test))}${placement === '' ? '' : `<h3>${where}</h3>\n${placementBars(test.placement)}${placement}`}${folded(`All ${renderCount(test.seeds.length, 'seed')}`, seedTable(test, result.serviceKind))}</section>`
}

function section(title: string, table: Table): string {
  const shown = htmlTable(table)
  return shown === '' ? '' : `<h3>${title}</h3>\n${shown}`
}

function folded(title: string, table: Table): string {
  const shown = htmlTable(table)
  return shown === '' ? '' : `<details><summary>${title}</summary>\n${shown}</details>\n`
}
