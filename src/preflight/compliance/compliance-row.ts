/** The types for the published requirements of mailbox providers, and for whether a message meets them. */

import type { ComplianceProvider, Demand } from './requirements.ts'

/**
 * The status of a requirement. `seed`: no violation was found, but only a test with real seeds shows whether the
 * requirement is met. `postmaster`: only the provider's data shows whether it is met. `process`: it cannot be checked
 * from outside. `unchecked`: an input was missing, or DNS did not respond.
 */
export type ComplianceStatus = 'met' | 'missed' | 'seed' | 'postmaster' | 'process' | 'unchecked' | 'not-applicable'

/** A provider's requirement, and whether the message meets it. */
export interface ComplianceCell {
  readonly provider: ComplianceProvider
  readonly level: Demand['level']
  readonly status: ComplianceStatus
  /** The SMTP replies to a violation; null if the provider does not document any. */
  readonly cost: string | null
}

/** One requirement and a cell for each provider that publishes it. */
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
