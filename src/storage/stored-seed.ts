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
}
