/** What SPF, DKIM and DMARC say of one copy, and whether that was measured at all. */

import type { AuthenticationVerdict } from '../../contract/test.ts'

/** RFC 7208 §2.6. */
export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror'
/** RFC 8601 §2.7.1. */
export type DkimResult = 'none' | 'pass' | 'fail' | 'policy' | 'neutral' | 'temperror' | 'permerror'
/** RFC 9989 with RFC 8601's words. */
export type DmarcResult = 'none' | 'pass' | 'fail' | 'temperror' | 'permerror'

/** What a domain owner asks for when DMARC fails (RFC 9989 §4.7). */
export type DmarcPolicy = 'none' | 'quarantine' | 'reject'

/** Who found a result in a real mailbox: the provider, in its Authentication-Results field, or presend, where it wrote none. */
export type VerdictOrigin = 'provider' | 'computed'

/** One method's verdict. Not measured: `isMeasured` false, `isPass` and `result` null, `detail` says why. */
export interface MethodVerdict<Result extends string> extends AuthenticationVerdict {
  readonly isMeasured: boolean
  readonly result: Result | null
  /** The domain the result is about: MAIL FROM's or HELO's, `d=`, or the Author Domain; `null` when there is none. */
  readonly domain: string | null
  /** Whether `domain` aligns with the Author Domain; `null` when that could not be known. */
  readonly isAligned: boolean | null
  /** True: not measured because DNS could not be asked at all; asking again later may tell. Absent: nothing is open. */
  readonly isOpen?: true
  /** One sentence, in plain words; values in it come from the message and from DNS: escape it. */
  readonly detail: string
  /** Absent: not measured, or judged by presend's own receiver, where nobody else could have written it. */
  readonly origin?: VerdictOrigin
}

/** SPF, and what the rules need to know of the record. */
export interface SpfVerdict extends MethodVerdict<SpfResult> {
  /** The record that was evaluated; `null` when there was none. Foreign text. */
  readonly record: string | null
}

/** DKIM: the best signature's verdict; a passing, aligned one first. */
export type DkimVerdict = MethodVerdict<DkimResult>

/** DMARC, with the policy that applies to this message. */
export interface DmarcVerdict extends MethodVerdict<DmarcResult> {
  /** The policy that applies (`sp`, `np` and `t=y` already considered); `null` without a record. */
  readonly policy: DmarcPolicy | null
  /** Where the record was found (RFC 9989 §3.2.5). */
  readonly policyDomain: string | null
  /** Which of the two carried the pass. */
  readonly carriedBy: 'SPF' | 'DKIM' | 'SPF and DKIM' | null
}

/** All three. */
export interface Authentication {
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
  readonly dmarc: DmarcVerdict
}
