/** A finding as one line, `finding → fix`, in plain text. */

import type { Finding, TestReport } from '../check/check-result.ts'
import { renderPlace } from '../errors/problem.ts'
import { shorten } from './plain-text.ts'
import { shortenAroundCode } from './split-code.ts'

/** How much of a finding a report has room for. */
export interface FindingDetail {
  /** Characters of each half: no server's reply may fill a report alone. */
  readonly longest: number
  /** True: with the spam engine's own name for it. */
  readonly withRule: boolean
}

/** For a comment, which is read in passing. */
export const briefFinding: FindingDetail = { longest: 240, withRule: false }

/** For reports with room. */
export const fullFinding: FindingDetail = { longest: 1000, withRule: true }

/** Both halves; `fix` is empty where none is known, and holds a DNS record whole. */
export function findingParts(
  finding: Finding,
  test: Pick<TestReport, 'seeds'>,
  { longest, withRule }: FindingDetail,
): { readonly text: string; readonly fix: string } {
  const { text, fix, place, rule, points, seeds } = finding
  const where = place === null ? '' : `${renderPlace(place)}: `
  const isEverywhere = seeds.length === 0 || seeds.length === test.seeds.length
  const details = [
    withRule && rule !== null && rule !== text ? rule : null,
    points === null ? null : `${points.toFixed(1)} points`,
    isEverywhere ? null : `${seeds.length} of ${test.seeds.length} mailboxes`,
  ].filter((part) => part !== null)
  const note = details.length === 0 ? '' : ` (${details.join(', ')})`
  return { text: `${shorten(`${where}${text}`, longest)}${note}`, fix: shortenAroundCode(fix ?? '', longest) }
}
