/** The types for the published requirements of mailbox providers and how one message meets them. */

import type { ComplianceProvider, Demand } from './requirements.ts'

/**
 * The status of a requirement. `seed`: no breach was found, but only a test with real seeds shows whether it is met.
 * `postmaster`: only the provider's data shows it. `process`: it cannot be determined from outside. `unchecked`: an
 * input was missing, or DNS did not answer.
 */
export type ComplianceStatus = 'met' | 'missed' | 'seed' | 'postmaster' | 'process' | 'unchecked' | 'not-applicable'

/** The requirement of one provider and whether the message meets it. */
export interface ComplianceCell {
  readonly provider: ComplianceProvider
  readonly level: Demand['level']
  readonly status: ComplianceStatus
  /** The SMTP replies that follow a breach; null if the provider does not name any. */
  readonly cost: string | null
}

/** One requirement and a cell for each provider that publishes it. */
export interface ComplianceRow {
  readonly id: string
  readonly title: string
  readonly cells: readonly ComplianceCell[]
  /** The ids of the rules that found a breach. */
  readonly breaches: readonly string[]
  /** The reason for the status; null for `met`. */
  readonly reason: string | null
  readonly source: string
}
