/** Types that describe whether a message meets the requirements published by mailbox providers. */

import type { ComplianceProvider, Demand } from './requirements.ts'

/**
 * The status of a requirement. `seed`: no violation was found, but only a test with real seeds shows whether the
 * requirement is met. `postmaster`: only the provider's data shows whether the requirement is met. `process`: the
 * requirement cannot be checked from outside. `unchecked`: an input is missing, or DNS did not respond.
 */
export type ComplianceStatus = 'met' | 'missed' | 'seed' | 'postmaster' | 'process' | 'unchecked' | 'not-applicable'

/** A provider's requirement, and whether the message meets it. */
export interface ComplianceCell {
  readonly provider: ComplianceProvider
  readonly level: Demand['level']
  readonly status: ComplianceStatus
  /** The SMTP replies that the provider documents for a violation; null if there are none. */
  readonly cost: string | null
}

/** A requirement, with one cell for each provider that publishes it. */
export interface ComplianceRow {
  readonly id: string
  readonly title: string
  readonly cells: readonly ComplianceCell[]
  /** The ids of the rules that found a violation. */
  readonly breaches: readonly string[]
  /** The reason for the status; null for `met`. */
  readonly reason: string | null
  readonly source: string
}
