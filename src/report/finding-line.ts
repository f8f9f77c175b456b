/** Renders a finding and its fix as plain text. */

import type { Finding, TestReport } from '../check/check-result.ts'
import { findingFix, findingText } from '../check/finding-words.ts'
import { renderPlace } from '../foundation/errors/problem.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import { shortenAroundCode } from './split-code.ts'

export interface FindingDetail {
  /**
   * The maximum length of a finding's message, and of its fix. Longer text, such as a quoted SMTP reply, is truncated.
   */
  readonly longest: number
  /** Whether to include the name of the rule that found the issue. */
  readonly withRule: boolean
}

/** The style of findings in comments. */
export const briefFinding: FindingDetail = { longest: 240, withRule: false }

/** The style of findings in full reports. */
export const fullFinding: FindingDetail = { longest: 1000, withRule: true }

/**
 * Returns a finding's message and its fix; the fix is an empty string if it is unknown. DNS records in the fix are
 * never truncated.
 */
export function findingParts(
  finding: Finding,
  test: Pick<TestReport, 'seeds'>,
  { longest, withRule }: FindingDetail,
): { readonly text: string; readonly fix: string } {
  const { place, rule, points, seeds } = finding
  const text = findingText(finding)
  const where = place === null ? '' : `${renderPlace(place)}: `
  const isEverywhere = seeds.length === 0 || seeds.length === test.seeds.length
  const details = [
    withRule && rule !== null && rule !== text ? rule : null,
    points === null ? null : `${points.toFixed(1)} points`,
    isEverywhere ? null : `${seeds.length} of ${test.seeds.length} mailboxes`,
  ].filter((part) => part !== null)
  const note = details.length === 0 ? '' : ` (${details.join(', ')})`
  return {
    text: `${shorten(`${where}${text}`, longest)}${note}`,
    fix: shortenAroundCode(findingFix(finding) ?? '', longest),
  }
}
