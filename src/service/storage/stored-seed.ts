/** Types for the seed mailboxes in the database, which all instances and commands share. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { ProviderType } from '../../foundation/contract/names.ts'

/** The health of a mailbox. New tests do not use `unhealthy` mailboxes. */
export type SeedHealth = 'healthy' | 'degraded' | 'unhealthy'

/** A seed mailbox of the service. */
export interface StoredDirectorySeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  readonly kind: 'local' | 'imap'
  /** Whether the operator has enabled the seed. New tests do not use a disabled seed. */
  readonly isEnabled: boolean
  readonly health: SeedHealth
  /** Why the seed is not healthy; `null` if it is healthy. The text may quote a server, so it must be escaped. */
  readonly healthReason?: string | null
  /** `added` means that a command added the seed; `file`, or no value, means that the service file defines it. */
  readonly origin?: 'file' | 'added'
  /** When the seed stopped being healthy; absent if it is healthy or has not been checked yet. */
  readonly healthSinceMs?: number
}

/** A change in the health of a seed. */
export interface HealthChange {
  readonly health: SeedHealth
  /** Why the seed is not healthy; `null` if it is healthy. */
  readonly reason: string | null
  readonly nowMs: number
}

/** A request to lease mailboxes for watching. */
export interface SeedClaim {
  /** The holder's name, which is unique per instance. */
  readonly holder: string
  readonly addresses: readonly string[]
  readonly nowMs: number
  readonly untilMs: number
}

/** A copy that a test still expects. */
export interface AwaitedCopy {
  /** The recipient. */
  readonly address: string
  readonly trackingId: TrackingId
  /** When the test was created. */
  readonly createdAtMs: number
}

/** Queries for seed mailboxes. */
export interface SeedStore {
  /**
   * Replaces the seeds from the service file. Seeds that already exist keep `isEnabled` and `health`, and seeds added
   * by a command are kept.
   *
   * @param others other mailboxes whose encrypted secrets are kept, such as report mailboxes
   * @returns the addresses already added by a command; if there are any, nothing was changed
   */
  syncSeeds(seeds: readonly StoredDirectorySeed[], others?: readonly string[]): Promise<readonly string[]>
  /** Lists the seeds in the order of the last `syncSeeds` call, followed by added seeds. Removed seeds are omitted. */
  listSeeds(): Promise<readonly StoredDirectorySeed[]>
  /** Enables or disables a seed. @returns the changed seed, or `null` if it does not exist */
  setSeedEnabled(address: string, isEnabled: boolean): Promise<StoredDirectorySeed | null>
  /** Stores a seed's health. Has no effect on an unknown seed. */
  setSeedHealth(address: string, change: HealthChange): Promise<void>
  /**
   * Acquires or renews leases on mailboxes, so that each mailbox is watched by only one instance. Skips mailboxes
   * leased by another instance. If clocks differ, two instances may temporarily watch the same mailbox; callers must
   * ensure that this does no harm.
   *
   * @returns the addresses on which `holder` now has leases
   */
  claimSeeds(claim: SeedClaim): Promise<readonly string[]>
  /** Ends all leases held by `holder`. */
  releaseSeeds(holder: string): Promise<void>
}
