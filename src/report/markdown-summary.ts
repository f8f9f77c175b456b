/** The job summary of a run. */

import type { CheckResult, Outcome, TestReport } from '../check/check-result.ts'
import { renderCount } from '../check/rate.ts'
import { escapeMarkdownCode } from './escape-markdown.ts'
import { fitBlocks, type Omission } from './markdown-document.ts'
import {
  headBlocks,
  overviewBlocks,
  priorities,
  problemBlocks,
  seedBlocks,
  settingBlocks,
  testBlocks,
} from './markdown-parts.ts'
import { postmasterBlocks, postmasterDayBlocks } from './markdown-postmaster.ts'

/** GitHub shows nothing of a summary that is larger. Source: actions/runner, FileCommandManager.cs. */
const largestSummaryBytes = 1024 * 1024

/** Rows of troubles a test; there are few kinds of them even where many seeds fail. */
const mostTroubles = 100

export interface SummaryOptions {
  /** At most 1 MiB whatever it says. */
  readonly maxBytes?: number
  /** The folder with the whole report, where one is written. */
  readonly reportPath: string | null
}

/**
 * GitHub Markdown: the verdict in one sentence first, then thresholds, seeds with trouble, placement, everything else
 * folded. What does not fit is left out by rows and the last line says so. Empty when not even the verdict fits.
 */
export function renderSummary(result: CheckResult, options: SummaryOptions): string {
  const maxBytes = Math.min(options.maxBytes ?? largestSummaryBytes, largestSummaryBytes)
  const blocks = [
    ...headBlocks(result),
    ...problemBlocks(result),
    ...overviewBlocks(result),
    ...bySeverity(result.tests).flatMap((test) =>
      testBlocks(test, result, { mostTroubles, priority: priorityOf(test, result) }),
    ),
    ...bySeverity(result.postmaster).flatMap((report) => postmasterBlocks(report, result)),
    ...bySeverity(result.tests).flatMap((test) => seedBlocks(test, result)),
    ...bySeverity(result.postmaster).flatMap(postmasterDayBlocks),
    ...settingBlocks(result),
  ]
  return fitBlocks(blocks, { maxBytes, closing: (omission) => closingLine(omission, maxBytes, options.reportPath) })
}

/** Reports that do not pass come first, in their order. */
export function bySeverity<T extends { readonly outcome: Outcome }>(reports: readonly T[]): readonly T[] {
  return [
    ...reports.filter(({ outcome }) => outcome !== 'pass'),
    ...reports.filter(({ outcome }) => outcome === 'pass'),
  ]
}

function priorityOf(test: TestReport, result: CheckResult): number {
  return test.outcome === 'pass' && result.tests.length > 1 ? priorities.otherTests : priorities.head
}

function closingLine({ blockCount, rowCount }: Omission, maxBytes: number, reportPath: string | null): string {
  const parts = [renderCount(rowCount, 'row'), ...(blockCount === 0 ? [] : [renderCount(blockCount, 'whole part')])]
  const where = reportPath === null ? '' : ` Everything is in ${escapeMarkdownCode(reportPath)}.`
  return `\n✂️ Cut to ${maxBytes} bytes: ${parts.join(' and ')} left out.${where}\n`
}
