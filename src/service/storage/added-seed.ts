/** Types for seed mailboxes that `presend seeds add` adds to those in the service file. */

import type { StoredDirectorySeed } from './stored-seed.ts'

/**
 * The names of a seed's encrypted secrets. `renewed-refresh-token` is a token that the provider issued to replace the
 * one in the service file.
 */
export type SeedSecretName = 'password' | 'client-secret' | 'refresh-token' | 'renewed-refresh-token'

/** Encrypted secrets, keyed by name. */
export type SealedSecrets = Readonly<Partial<Record<SeedSecretName, string>>>

/** A seed to add. */
export interface NewAddedSeed {
  readonly seed: StoredDirectorySeed
  /**
   * The seed's settings, keyed by the names in the service file. The database code does not interpret these settings.
   */
  readonly given: Readonly<Record<string, string>>
  /** The certificate authorities for the seed's server; `null` to use Node's default authorities. */
  readonly caPem: string | null
  readonly secrets: SealedSecrets
  readonly addedAtMs: number
  /** The seed's revision, which changes with every update. */
  readonly revision: string
}

/** The state of an added seed. A removed seed is kept as long as tests expect mail at its address. */
export interface AddedSeedMark {
  readonly address: string
  readonly revision: string
  /** When the seed was removed; `null` if it has not been removed. */
  readonly removedAtMs: number | null
}

/** An added seed with its settings and secrets. */
export interface AddedSeed extends AddedSeedMark, Pick<NewAddedSeed, 'given' | 'caPem' | 'secrets'> {
  readonly kind: StoredDirectorySeed['kind']
}

export type RemovedSeed = 'removed' | 'in-file' | 'absent'

/** Queries for added seeds and for the secrets of all seeds. */
export interface AddedSeedStore {
  /**
   * Adds a seed and its secrets. With `replace`, overwrites a seed that was added earlier.
   *
   * @returns `in-file` if the service file contains this address, or `added-before` if the seed was added earlier and
   * `replace` is not set. In both cases, nothing is changed
   */
  addSeed(seed: NewAddedSeed, mode: 'only-new' | 'replace'): Promise<'added' | 'replaced' | 'in-file' | 'added-before'>
  /**
   * Excludes a seed from new tests. Existing tests keep the seed.
   *
   * @returns `in-file` if the seed is defined in the service file, from which it must be removed instead
   */
  removeSeed(address: string, change: { readonly nowMs: number; readonly revision: string }): Promise<RemovedSeed>
  /** Lists the states of added seeds. The query is fast enough to run every second. */
  listAddedMarks(): Promise<readonly AddedSeedMark[]>
  listAddedSeeds(): Promise<readonly AddedSeed[]>
  /**
   * Deletes a removed seed and its secrets. Does nothing if the revision has changed because the seed was added again
   * in the meantime.
   */
  forgetSeed(mark: Pick<AddedSeedMark, 'address' | 'revision'>): Promise<void>
  findSeedSecret(address: string, name: SeedSecretName): Promise<string | null>
  /** Stores an encrypted secret. Replaces any older secret with the same name. */
  keepSeedSecret(address: string, name: SeedSecretName, sealed: string): Promise<void>
  /**
   * Replaces an encrypted secret. @returns false, without changing anything, if another secret was stored in the
   * meantime
   */
  replaceSeedSecret(
    address: string,
    name: SeedSecretName,
    change: { readonly before: string; readonly after: string },
  ): Promise<boolean>
}
