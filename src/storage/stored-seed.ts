/** Seed mailboxes as the database knows them: so that every instance, and the command line, sees the same. */

import type { ProviderType } from '../contract/names.ts'

/** What is known of a mailbox's own health; an `unhealthy` one is not given out. */
export type SeedHealth = 'healthy' | 'degraded' | 'unhealthy'

/** A seed mailbox of the service. */
export interface StoredDirectorySeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly kind: 'local' | 'imap'
  /** Switched by people; a disabled one is not given out. */
  readonly isEnabled: boolean
  readonly health: SeedHealth
  /** Why it is not healthy, in plain words; a server's own words may stand in it: escape it. `null`: it is. */
  readonly healthReason?: string | null
  /** `added`: by a command, while the service ran; absent or `file`: it stands in the service file. */
  readonly origin?: 'file' | 'added'
}

/** Who wants to watch which mailboxes, and for how long that holds. */
export interface SeedClaim {
  /** Names the instance; no two have the same. */
  readonly holder: string
  readonly addresses: readonly string[]
  readonly nowMs: number
  readonly untilMs: number
}

/** One copy that a test still waits for. */
export interface AwaitedCopy {
  /** The address it was to be sent to. */
  readonly address: string
  readonly trackingId: string
  /** When its test was created. */
  readonly createdAtMs: number
}
