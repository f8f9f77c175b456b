/** Binds the renderers of report/ to this run's URL, commit and report folder. */

import type { CheckResult } from '../check/check-result.ts'
import { renderComment } from '../report/markdown-comment.ts'
import { renderSummary } from '../report/markdown-summary.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderTerminalReport } from '../report/report-terminal.ts'
import { version } from '../world/version.ts'
import type { EventContext } from './event-context.ts'

/** Renderers for each report. Each escapes foreign text for its format. */
export interface Renderers {
  /** Lines for the log. */
  readonly plainLines: (result: CheckResult) => readonly string[]
  /** GitHub Markdown of at most `maxBytes`; empty when not even the verdict fits. */
  readonly summary: (result: CheckResult, maxBytes: number) => string
  /** GitHub Markdown that begins with the marker, within GitHub's size limit. */
  readonly comment: (result: CheckResult, marker: string) => string
  /** Names and contents of the report files. */
  readonly files: (result: CheckResult) => Promise<readonly (readonly [name: string, content: string])[]>
}

/** Roughly what GitHub's log shows without horizontal scrolling. */
const logColumns = 140

/** @param reportPath folder to write the report files to; `null` for none */
export function renderersFor(
  { runUrl, headSha }: Pick<EventContext, 'runUrl' | 'headSha'>,
  reportPath: string | null,
  leg: string | null = null,
): Renderers {
  const place = { runUrl, commit: headSha, leg }
  return {
    plainLines: (result) => renderTerminalReport(result, { widthColumns: logColumns, color: 'none', reportPath }),
    summary: (result, maxBytes) => renderSummary(result, { ...place, maxBytes, reportPath }),
    comment: (result, marker) => renderComment(result, { ...place, marker }),
    files: (result) => reportFiles(result, { version }),
  }
}
