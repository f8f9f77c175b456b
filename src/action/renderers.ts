/** Passes this run's URL, commit and report folder to the renderers in report/. */

import type { CheckResult } from '../check/check-result.ts'
import { version } from '../foundation/world/version.ts'
import { renderComment } from '../report/markdown-comment.ts'
import { renderSummary } from '../report/markdown-summary.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderTerminalReport } from '../report/report-terminal.ts'
import type { EventContext } from './event-context.ts'

/** The renderers of all reports. Each renderer escapes untrusted text for its format. */
export interface Renderers {
  /** Renders the result as lines for the log. */
  readonly plainLines: (result: CheckResult) => readonly string[]
  /** Renders the job summary as GitHub Markdown. The result is empty if `maxBytes` is too small for the verdict. */
  readonly summary: (result: CheckResult, maxBytes: number) => string
  /** Renders the comment as GitHub Markdown that begins with the marker and stays within GitHub's size limit. */
  readonly comment: (result: CheckResult, marker: string) => string
  /** Renders the report files; returns their names and contents. */
  readonly files: (result: CheckResult) => readonly (readonly [name: string, content: string])[]
}

/** The approximate number of columns that GitHub's log shows without scrolling horizontally. */
const logColumns = 140

/** Creates the renderers. @param reportPath the folder of the report files; `null` if none are written */
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
