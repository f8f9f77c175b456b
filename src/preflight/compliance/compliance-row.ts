/** The published requirements of mailbox providers, judged for one message. */

import type { ComplianceProvider, Demand } from './requirements.ts'

/**
 * `seed`: nothing speaks against it, but only a real seed shows whether it works; `postmaster`: only the provider's data
 * tells; `process`: it cannot be determined from outside; `unchecked`: an input was missing or DNS gave no answer.
 */
export type ComplianceStatus = 'met' | 'missed' | 'seed' | 'postmaster' | 'process' | 'unchecked' | 'not-applicable'

/** One provider's demand, judged. */
export interface ComplianceCell {
  readonly provider: ComplianceProvider
  readonly level: Demand['level']
  readonly status: ComplianceStatus
  /** What a breach costs: SMTP replies; null if the provider names nothing. */
  readonly cost: string | null
}

/** One requirement with the cells of the providers that publish it. */
export interface ComplianceRow {
  readonly id: string
  readonly title: string
  readonly cells: readonly ComplianceCell[]
  /** The rules that found a breach. */
  readonly breaches: readonly string[]
  /** Why the status is what it is; null for `met`. */
  readonly reason: string | null
  readonly source: string
}
