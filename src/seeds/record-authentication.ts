/** The three verdicts on a copy, as its record keeps them. */

import type { RecordedVerdict, ResultEvidence } from '../storage/store.ts'
import type { Authentication } from '../verdict/authentication/authentication-verdict.ts'

/** What is kept of SPF, DKIM and DMARC, whether presend's receiver judged them or a real mailbox showed them. */
export function recordAuthentication({
  spf,
  dkim,
  dmarc,
}: Authentication): Pick<ResultEvidence, 'spf' | 'dkim' | 'dmarc'> {
  return { spf: keep(spf), dkim: keep(dkim), dmarc: { ...keep(dmarc), policy: dmarc.policy } }
}

function keep(verdict: RecordedVerdict): RecordedVerdict {
  const { isPass, isMeasured, result, domain, isAligned, detail, origin, fix } = verdict
  const kept = { isPass, isMeasured, result, domain, isAligned, detail }
  return { ...kept, ...(origin === undefined ? {} : { origin }), ...(fix === undefined ? {} : { fix }) }
}
