/** What a reader must know beside the figures about a domain. */

import type { CheckResult, PostmasterReport } from '../../check/check-result.ts'
import type { Note } from '../../report/result-notes.ts'

/** The remarks on one domain: warnings, and reasons that its sentence does not hold. */
export function postmasterNotes({ warnings, metrics, sentence }: PostmasterReport): readonly Note[] {
  const reasons = metrics.flatMap(({ reason, status }) =>
    reason === null || status === 'warned' || sentence.includes(reason) ? [] : [reason],
  )
  return [
    ...warnings.map((text): Note => ({ kind: 'warning', title: 'Warning', text })),
    ...[...new Set(reasons)].map((text): Note => ({ kind: 'info', title: 'Limit', text })),
  ]
}

/** True when the verdict of the whole run holds the sentence on this domain already. */
export function isInVerdict({ sentence }: PostmasterReport, result: Pick<CheckResult, 'sentence'>): boolean {
  return result.sentence.includes(sentence.replace(/^[a-z]+: /u, ''))
}
