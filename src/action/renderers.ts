/** Binds report/'s renderers to this run: where it can be looked at, and where its files lie. */

import type { CheckResult } from '../check/check-result.ts'
import { renderComment } from '../report/markdown-comment.ts'
import { renderSummary } from '../report/markdown-summary.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderTerminalReport } from '../report/report-terminal.ts'
import { version } from '../world/version.ts'
import type { EventContext } from './event-context.ts'

/** A result as each report shows it. Everything foreign in it is escaped for that report. */
export interface Renderers {
  /** For the log: one line each. */
  readonly plainLines: (result: CheckResult) => readonly string[]
  /** GitHub Markdown in at most `maxBytes`; empty when not even the verdict fits. */
  readonly summary: (result: CheckResult, maxBytes: number) => string
  /** GitHub Markdown that begins with the marker, no longer than a comment may be. */
  readonly comment: (result: CheckResult, marker: string) => string
  /** Names and contents of the report files. */
  readonly files: (result: CheckResult) => readonly (readonly [name: string, content: string])[]
}

/** About what GitHub's log shows without scrolling sideways. */
const logColumns = 140

/** @param reportPath the folder that the files are to be written to; `null`: none */
export function renderersFor(
  { runUrl, headSha }: Pick<EventContext, 'runUrl' | 'headSha'>,
  reportPath: string | null,
  leg: string | null = null,
): Renderers {
  const place = { runUrl, commit: headSha, leg }
  return {
    plainLines: (result) => renderTerminalReport(result, { widthColumns: logColumns, colour: 'none', reportPath }),
    summary: (result, maxBytes) => renderSummary(result, { ...place, maxBytes, reportPath }),
    comment: (result, marker) => renderComment(result, { ...place, marker }),
    files: (result) => reportFiles(result, { version }),
  }
}
