/** Plans which days to request for a domain. */

import { type DayRange, dayOf, plusDays } from '../../../foundation/contract/day.ts'

/**
 * The number of past days to request for a new domain. The v2 documentation states no limit; v1 and Google's web pages
 * show 120 days.
 */
export const historyDays = 120

/**
 * The number of recent days to read again in each sync, because Google publishes data late and corrects it. All
 * metrics for twelve days fit on one page of 200 statistics.
 */
export const revisedDays = 10

/** The number of days per transaction. A killed sync loses at most this many days. */
const partDays = 30

/** How far a domain has been read, and what to read again. */
export interface DayPlan {
  readonly readUntil: string | null
  readonly nowMs: number
  /** The number of recent days to read again, from 1 to `historyDays`. */
  readonly revisedDays: number
}

/** Returns consecutive ranges up to yesterday (UTC), including all days that were never requested. */
export function planParts({ readUntil, nowMs, revisedDays: revised }: DayPlan): readonly DayRange[] {
  const last = plusDays(dayOf(nowMs), -1)
  const first = plusDays(last, 1 - historyDays)
  const again = plusDays(last, 1 - revised)
  const unread = readUntil === null ? first : plusDays(readUntil, 1)
  const parts: DayRange[] = []
  for (let startDate = latest(first, earliest(unread, again)); startDate <= last; ) {
    const endDate = earliest(plusDays(startDate, partDays - 1), last)
    parts.push({ startDate, endDate })
    startDate = plusDays(endDate, 1)
  }
  return parts
}

function earliest(left: string, right: string): string {
  return left < right ? left : right
}

function latest(left: string, right: string): string {
  return left > right ? left : right
}
