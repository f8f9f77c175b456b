/** Notes about a domain's postmaster data. */

import type { CheckResult, PostmasterReport } from '../../../check/check-result.ts'
import type { Note } from '../../../report/table.ts'

/** Lists warnings, and the reasons that the domain's reason omits. */
export function postmasterNotes({ warnings, metrics, reason: ofDomain }: PostmasterReport): readonly Note[] {
  const reasons = metrics.flatMap(({ reason, status }) =>
    reason === null || status === 'warned' || ofDomain.includes(reason) ? [] : [reason],
  )
  return [
    ...warnings.map((text): Note => ({ kind: 'warning', title: 'Warning', text })),
    ...[...new Set(reasons)].map((text): Note => ({ kind: 'info', title: 'Limit', text })),
  ]
}

/** Returns whether the run's reason already contains this domain's reason. */
export function isInVerdict({ reason }: PostmasterReport, result: Pick<CheckResult, 'reason'>): boolean {
  return result.reason.includes(reason)
}
