/** The day that a report counts for. */

import { dayOf } from '../../contract/day.ts'
import type { DmarcReport } from '../storage/dmarc-reports.ts'

/**
 * Returns the UTC day at the middle of the range, as YYYY-MM-DD. A report has one count for its whole range, which may
 * start at a local midnight (07:00 to 07:00 UTC) or cover a week.
 */
export function reportDay({ beginsAtMs, endsAtMs }: Pick<DmarcReport, 'beginsAtMs' | 'endsAtMs'>): string {
  return dayOf(beginsAtMs + (endsAtMs - beginsAtMs) / 2)
}
