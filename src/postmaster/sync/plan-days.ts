/** Which days of a domain are asked for, in which parts. */

import { dayOf, plusDays } from '../../contract/day.ts'
import type { DayRange } from '../storage/accounts-and-days.ts'

/**
 * So far back a new domain is filled. No document of v2 has a limit; v1 and the pages of Postmaster Tools show 120 days,
 * and days without data cost nothing.
 */
export const historyDays = 120

/**
 * So many days are asked for each time, because Google publishes days late and corrects them. Most come within two; twelve
 * days of all metrics would still fit into one page of 200 statistics, so ten cost no second request.
 */
export const revisedDays = 10

/** What is written in one transaction, and so lost at most when a sync is killed. */
const partDays = 30

/** How far a domain is read, and how far back it is read again. */
export interface DayPlan {
  readonly readUntil: string | null
  readonly nowMs: number
  /** From 1 to `historyDays`. */
  readonly revisedDays: number
}

/**
 * Parts that follow one another, ascending; the last one ends yesterday in UTC, which nowhere on earth is still to come.
 * Days that were never asked for are always among them, as far back as Google has them.
 */
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
