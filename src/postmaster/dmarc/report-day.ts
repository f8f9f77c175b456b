/** Which day a report is counted for. */

import { dayOf } from '../../contract/day.ts'
import type { DmarcReport } from '../storage/dmarc-reports.ts'

/**
 * The UTC day in which the middle of the report's range lies. A report has one count for its whole range, and nobody
 * can say what of it belongs to which day: ranges that follow a local midnight (07:00 to 07:00 UTC) belong to the day
 * that most of them lies in, and those of a week to the day in their middle.
 *
 * @returns YYYY-MM-DD
 */
export function reportDay({ beginsAtMs, endsAtMs }: Pick<DmarcReport, 'beginsAtMs' | 'endsAtMs'>): string {
  return dayOf(beginsAtMs + (endsAtMs - beginsAtMs) / 2)
}
