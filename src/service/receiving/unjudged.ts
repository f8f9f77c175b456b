/** Creates judgements for messages about which nothing could be determined. */

import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import type { Judgement } from '../../verdict/judgement.ts'

/** Returns a final judgement without a folder, for a failure that would recur on retry. */
export function unjudged(cause: string): Judgement {
  return { ...unmeasured(`not evaluated: ${cause}`), reason: `No folder, because ${cause}`, isFinal: true }
}

/** Returns a judgement without results for a message that will be judged again. */
export function unmeasured(detail: string): Judgement {
  const verdicts = unmeasuredAuthentication(detail)
  return { reply: null, folder: null, reason: detail, ...verdicts, spam: null, firedRules: [], skippedRules: [] }
}

/** Returns SPF, DKIM and DMARC verdicts for methods that were not checked, all with the given `detail`. */
export function unmeasuredAuthentication(detail: string): Authentication {
  const verdict = { isPass: null, isMeasured: false, result: null, domain: null, isAligned: null, detail }
  return {
    spf: { ...verdict, record: null },
    dkim: verdict,
    dmarc: { ...verdict, policy: null, policyDomain: null, carriedBy: null },
  }
}
