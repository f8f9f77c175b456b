/** Verdicts on messages of which nothing was measured. */

import type { Judgement } from '../verdict/judgement.ts'

/** A message without folder that is not judged again, since it would end the same way. */
export function unjudged(cause: string): Judgement {
  return { ...unmeasured(`not measured: ${cause}`), reason: `No folder, because ${cause}`, isFinal: true }
}

/** A judgement that says nothing but `detail`. */
export function unmeasured(detail: string): Judgement {
  const verdict = { isPass: null, isMeasured: false, result: null, domain: null, isAligned: null, detail }
  return {
    reply: null,
    folder: null,
    reason: detail,
    spf: { ...verdict, record: null },
    dkim: verdict,
    dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
    spam: null,
    firedRules: [],
    skippedRules: [],
  }
}
