/** Seed mailboxes in the database, shared by all instances and commands. */

import type { ProviderType } from '../contract/names.ts'

/** The health of a mailbox; new tests do not use an `unhealthy` one. */
export type SeedHealth = 'healthy' | 'degraded' | 'unhealthy'

/** A seed mailbox of the service. */
export interface StoredDirectorySeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly kind: 'local' | 'imap'
  /** Set by the operator; new tests do not use a disabled seed. */
  readonly isEnabled: boolean
  readonly health: SeedHealth
  /** Why the seed is not healthy, or `null`. May quote a server, so escape it. */
  readonly healthReason?: string | null
  /** `added`: by a command. Absent or `file`: from the service file. */
  readonly origin?: 'file' | 'added'
}

/** A lease on mailboxes to watch. */
export interface SeedClaim {
  /** Unique per instance. */
  readonly holder: string
  readonly addresses: readonly string[]
  readonly nowMs: number
  readonly untilMs: number
}

/** A copy that a test still waits for. */
export interface AwaitedCopy {
  /** The recipient. */
  readonly address: string
  readonly trackingId: string
  /** When its test was created. */
  readonly createdAtMs: number
}
