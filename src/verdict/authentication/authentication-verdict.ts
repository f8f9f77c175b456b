/** The SPF, DKIM and DMARC verdicts on one copy. */

import type { AuthenticationVerdict } from '../../foundation/contract/test.ts'

/** The SPF results defined in RFC 7208 §2.6. */
export const spfResults = ['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror'] as const
export type SpfResult = (typeof spfResults)[number]

/** The DKIM results defined in RFC 8601 §2.7.1. */
export const dkimResults = ['none', 'pass', 'fail', 'policy', 'neutral', 'temperror', 'permerror'] as const
export type DkimResult = (typeof dkimResults)[number]

/** The DMARC results defined in RFC 9989, with their names from RFC 8601. */
export const dmarcResults = ['none', 'pass', 'fail', 'temperror', 'permerror'] as const
export type DmarcResult = (typeof dmarcResults)[number]

/** The policies defined in RFC 9989 §4.7. */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const
export type DmarcPolicy = (typeof dmarcPolicies)[number]

/** Whether a result was recorded by the provider in a real mailbox, or computed by presend. */
export type VerdictOrigin = 'provider' | 'computed'

/**
 * The verdict on one method. If the method was not checked, `isMeasured` is false, `isPass` and `result` are null, and
 * `detail` contains the reason.
 */
export interface MethodVerdict<Result extends string> extends AuthenticationVerdict {
  readonly isMeasured: boolean
  readonly result: Result | null
  /**
   * The domain that was checked: the domain of MAIL FROM or HELO for SPF, `d=` for DKIM, the Author Domain for DMARC.
   */
  readonly domain: string | null
  /** Whether `domain` aligns with the Author Domain; null if unknown. */
  readonly isAligned: boolean | null
  /** True if the method was not checked because DNS was unavailable, in which case a later check may succeed. */
  readonly isOpen?: true
  /** An explanation in one sentence, which may contain untrusted values from the message and DNS. */
  readonly detail: string
  /**
   * The source of the result. Missing if the method was not checked, or if presend's own receiver evaluated the
   * message.
   */
  readonly origin?: VerdictOrigin
}

export interface SpfVerdict extends MethodVerdict<SpfResult> {
  /** The evaluated record; null if there was none. The text is untrusted. */
  readonly record: string | null
}

/** The verdict on the best signature: if possible, one that passes and is aligned. */
export type DkimVerdict = MethodVerdict<DkimResult>

export interface DmarcVerdict extends MethodVerdict<DmarcResult> {
  /** The policy that applies, considering `p`, `sp`, `np` and `t=y`; null if there is no record. */
  readonly policy: DmarcPolicy | null
  /** The domain at which the DMARC record was found (RFC 9989 §3.2.5). */
  readonly policyDomain: string | null
  /** The methods that made DMARC pass; null if DMARC did not pass. */
  readonly carriedBy: 'SPF' | 'DKIM' | 'SPF and DKIM' | null
}

export interface Authentication {
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
  readonly dmarc: DmarcVerdict
}
