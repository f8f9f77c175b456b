/** The comment on a pull request: the head of the summary, short, with a link to the run. */

import type { CheckResult } from '../check/check-result.ts'
import { renderCount } from '../check/rate.ts'
import { type Block, fitBlocks, type Omission } from './markdown-document.ts'
import { headBlocks, overviewBlocks, priorities, problemBlocks, testBlocks, textBlock } from './markdown-parts.ts'
import { postmasterBlocks } from './markdown-postmaster.ts'
import { bySeverity } from './markdown-summary.ts'

/** GitHub refuses longer comments with 422. */
const longestComment = 65_536

/** A comment is read in passing: the summary has the rest. */
const mostTests = 5
const mostTroubles = 10
const mostDomains = 5

export interface CommentOptions {
  /** The hidden first line by which the comment is found again; '' when the caller writes it. */
  readonly marker: string
  /** The run's page; `null`: not known. */
  readonly runUrl: string | null
  /** At most 65,536 characters whatever it says. */
  readonly maxCharacters?: number
}

/** GitHub Markdown within the size, counted in bytes, so that it is within it however characters are counted. */
export function renderComment(result: CheckResult, options: CommentOptions): string {
  const maxBytes = Math.min(options.maxCharacters ?? longestComment, longestComment)
  const shown = bySeverity(result.tests).slice(0, mostTests)
  const blocks: readonly Block[] = [
    ...(options.marker === '' ? [] : [textBlock(priorities.head, `${options.marker}\n`)]),
    ...headBlocks(result),
    ...(runLink(options.runUrl) === '' ? [] : [textBlock(priorities.head, `${runLink(options.runUrl)}\n\n`)]),
    ...problemBlocks(result),
    ...overviewBlocks(result),
    ...shown.flatMap((test) => testBlocks(test, result, { mostTroubles, priority: priorities.head })),
    ...(shown.length === result.tests.length
      ? []
      : [textBlock(priorities.head, restLine(result.tests.length - shown.length, 'further template'))]),
    ...bySeverity(result.postmaster)
      .slice(0, mostDomains)
      .flatMap((report) => postmasterBlocks(report, result)),
    ...(result.postmaster.length <= mostDomains
      ? []
      : [textBlock(priorities.head, restLine(result.postmaster.length - mostDomains, 'further domain'))]),
  ]
  return fitBlocks(blocks, { maxBytes, closing: closingLine })
}

function restLine(count: number, what: string): string {
  return `${renderCount(count, what)}: see the job summary.\n\n`
}

/** Only an address of http(s) without characters that could end the link. */
function runLink(runUrl: string | null): string {
  if (runUrl === null || !/^https?:\/\/[\w.:/~%?&=+#@-]+$/u.test(runUrl)) return ''
  return `[The run with its summary, log and report files](${runUrl})`
}

function closingLine({ rowCount }: Omission): string {
  return `\n✂️ Shortened: ${renderCount(rowCount, 'row')} left out. The job summary has more.\n`
}
