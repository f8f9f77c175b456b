/** Notes about a domain's postmaster data. */

import type { CheckResult, PostmasterReport } from '../../check/check-result.ts'
import type { Note } from '../../report/table.ts'

/** Lists warnings, and the reasons that the domain's sentence omits. */
export function postmasterNotes({ warnings, metrics, sentence }: PostmasterReport): readonly Note[] {
  const reasons = metrics.flatMap(({ reason, status }) =>
    reason === null || status === 'warned' || sentence.includes(reason) ? [] : [reason],
  )
  return [
    ...warnings.map((text): Note => ({ kind: 'warning', title: 'Warning', text })),
    ...[...new Set(reasons)].map((text): Note => ({ kind: 'info', title: 'Limit', text })),
  ]
}

/** Returns whether the run's sentence already contains this domain's sentence. */
export function isInVerdict({ sentence }: PostmasterReport, result: Pick<CheckResult, 'sentence'>): boolean {
  return result.sentence.includes(sentence.replace(/^[a-z]+: /u, ''))
}
