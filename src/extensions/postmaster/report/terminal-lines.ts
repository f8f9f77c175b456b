/** The lines for a domain's postmaster data in the terminal report. */

import type { CheckResult, PostmasterReport } from '../../../check/check-result.ts'
import { sentenceOf } from '../../../check/outcome-sentence.ts'
import { plainText } from '../../../foundation/errors/plain-text.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import type { Note } from '../../../report/table.ts'
import { terminalTable } from '../../../report/terminal-table.ts'
import { type ColorMode, styled, wrapText } from '../../../report/terminal-text.ts'
import { metricTitle } from '../gate/metric-text.ts'
import { chartedMetric, metricTable, metricTrend, postmasterFacts, scaleOf } from './figures.ts'
import { isInVerdict, postmasterNotes } from './notes.ts'

/** The layout of the report. */
export interface TerminalFrame {
  readonly widthColumns: number
  readonly color: ColorMode
  readonly noteLines: (note: Note) => readonly string[]
}

/** Renders the lines, without line terminators. */
export function postmasterLines(
  report: PostmasterReport,
  result: CheckResult,
  frame: TerminalFrame,
): readonly string[] {
  const { widthColumns, color } = frame
  const wrapped = (text: string): readonly string[] => wrapText(plainText(text), widthColumns)
  const table = terminalTable(metricTable(report, 'without-trend'), frame)
  return [
    ...wrapped(`Postmaster data for ${report.domain}`).map((line) => styled(line, 'bold', color)),
    ...(isInVerdict(report, result) ? [] : wrapped(sentenceOf(report))),
    ...wrapped(postmasterFacts(report).join(' · ')).map((line) => styled(line, 'dim', color)),
    '',
    ...postmasterNotes(report).flatMap(frame.noteLines),
    ...(table.length === 0 ? [] : [...table, '']),
    ...trendLines(report).flatMap(wrapped),
  ]
}

/** Renders a sparkline of the days, so that a trend is visible in a log. */
function trendLines(report: PostmasterReport): readonly string[] {
  const metric = chartedMetric(report)
  if (metric === null) return []
  const known = report.days.map((day) => day.percents[metric.metric]).filter((percent) => percent !== null)
  const { from, to } = scaleOf(metric, known)
  const scale = `${Number(from.toFixed(4))} to ${Number(to.toFixed(4))}%`
  return [
    `${metricTitle(metric.metric)}, ${renderCount(report.days.length, 'day')}: ${metricTrend(metric, report)} (${scale})`,
    '',
  ]
}
