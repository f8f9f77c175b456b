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
  /** Whether the seed is enabled, as set by the operator. New tests do not use a disabled seed. */
  readonly isEnabled: boolean
  readonly health: SeedHealth
  /** Why the seed is not healthy; otherwise `null`. The text may quote a server, so escape it. */
  readonly healthReason?: string | null
  /** `added` means that a command added the seed. `file` or absent means that it is from the service file. */
  readonly origin?: 'file' | 'added'
  /** Since when the seed is not healthy; absent if it is healthy, or if it has not been checked yet. */
  readonly healthSinceMs?: number
}

/** A change of the health of a seed. */
export interface HealthChange {
  readonly health: SeedHealth
  /** Why the seed is not healthy, or `null`. */
  readonly reason: string | null
  readonly nowMs: number
}

/** A lease on mailboxes to watch. */
export interface SeedClaim {
  /** The holder's name, which is unique per instance. */
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
  /** When the test was created. */
  readonly createdAtMs: number
}
