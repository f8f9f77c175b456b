/** Names the messages that the baseline contains and this run does not plan, such as those of a deleted data set. */

import { renderCount } from '../../foundation/errors/render-count.ts'
import { shorten } from '../../foundation/errors/shorten.ts'
import { testTitle } from '../outcome-sentence.ts'
import type { Baseline, ComparableTest } from './comparable.ts'

type MessageName = Pick<ComparableTest, 'templatePath' | 'dataSet'>

/** A message of this run. If the data sets of its template are unknown, none of them counts as missing. */
export interface PresentMessage extends MessageName {
  readonly isDataUnknown: boolean
}

/** The maximum number of named messages, and the maximum length of a name. */
const mostNames = 5
const longestName = 200

/**
 * Returns a notice such as `8 messages, 9 in the baseline of 2026-11-20; no longer tested: welcome.hbs [de]`. Returns
 * nothing if no message is missing, or without a baseline.
 */
export function missingNotices(baseline: Baseline | null, present: readonly PresentMessage[]): readonly string[] {
  if (baseline === null || present.length === 0) return []
  const titles = new Set(present.map(testTitle))
  const unknown = new Set(present.filter((one) => one.isDataUnknown).map(({ templatePath }) => templatePath))
  const before = new Map(baseline.tests.map((test) => [testTitle(test), test]))
  const missing = [...before].filter(([title, test]) => !titles.has(title) && !unknown.has(test.templatePath))
  if (missing.length === 0) return []
  const day = baseline.startedAt === null ? '' : ` of ${baseline.startedAt.slice(0, 10)}`
  const names = missing.slice(0, mostNames).map(([title]) => shorten(title, longestName))
  const more = missing.length > mostNames ? ` and ${missing.length - mostNames} more` : ''
  const counts = `${renderCount(titles.size, 'message')}, ${before.size} in the baseline${day}`
  return [`${counts}; no longer tested: ${names.join(', ')}${more}`]
}
