/** Renders the report page of a stored test. This module is loaded when a report is first requested. */

import type { HtmlPage } from '../../report/pages/html-page.ts'
import { type ReportPlace, renderReportPage } from '../../report/pages/report-page.ts'
import { reportSheet } from '../../report/pages/report-style.ts'
import type { LinkView } from '../../report/pages/report-view.ts'
import { type ReportedTest, toReportView } from './to-report-view.ts'

/** The version of the page layout, which is part of the ETags. */
export const reportVersion: string = reportSheet.path.replaceAll(/\W/gu, '-')

/** Renders the page as of `nowMs`. */
export function reportPage(
  test: ReportedTest,
  nowMs: number,
  { place, actions }: { readonly place: ReportPlace; readonly actions: readonly LinkView[] } = shared,
): HtmlPage {
  return renderReportPage(toReportView(test, nowMs, place), place, actions)
}

const shared = { place: 'link', actions: [] } as const
