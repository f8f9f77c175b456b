/** Seed mailboxes that `presend seeds add` added, in addition to those in the service file. */

import type { StoredDirectorySeed } from './stored-seed.ts'

/**
 * The names of a seed's encrypted secrets. `renewed-refresh-token` is the token that the provider issued to replace the
 * refresh token in the service file.
 */
export type SeedSecretName = 'password' | 'client-secret' | 'refresh-token' | 'renewed-refresh-token'

/** Encrypted secrets by name. */
export type SealedSecrets = Readonly<Partial<Record<SeedSecretName, string>>>

/** A seed to add. */
export interface NewAddedSeed {
  readonly seed: StoredDirectorySeed
  /** The seed's settings, keyed by the names in the service file. The storage does not interpret these settings. */
  readonly given: Readonly<Record<string, string>>
  /** The certificate authorities for the seed's server; `null` to use Node's default authorities. */
  readonly caPem: string | null
  readonly secrets: SealedSecrets
  readonly addedAtMs: number
  /** The revision of the seed, a value that changes with every update. */
  readonly revision: string
}

/** The state of an added seed. A removed seed is kept as long as tests expect mail at the seed. */
export interface AddedSeedMark {
  readonly address: string
  readonly revision: string
  /** The time when the seed was removed; `null` if it was not removed. */
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
   * Adds a seed with its secrets. `replace` also replaces a seed that was added earlier.
   *
   * @returns `in-file` if the service file contains this address, or `added-before` if the seed was added earlier. In
   * both cases, nothing changes
   */
  addSeed(seed: NewAddedSeed, mode: 'only-new' | 'replace'): Promise<'added' | 'replaced' | 'in-file' | 'added-before'>
  /**
   * Excludes a seed from new tests. Existing tests keep the seed.
   *
   * @returns `in-file` if the seed is defined in the service file, from which it must be removed instead
   */
  removeSeed(address: string, change: { readonly nowMs: number; readonly revision: string }): Promise<RemovedSeed>
  /** Lists the states of added seeds. This query is fast enough to run every second. */
  listAddedMarks(): Promise<readonly AddedSeedMark[]>
  listAddedSeeds(): Promise<readonly AddedSeed[]>
  /** Deletes a removed seed and its secrets. Does nothing if the seed was added again, which changes its revision. */
  forgetSeed(mark: Pick<AddedSeedMark, 'address' | 'revision'>): Promise<void>
  findSeedSecret(address: string, name: SeedSecretName): Promise<string | null>
  /** Stores an encrypted secret. Replaces an older secret with the same name. */
  keepSeedSecret(address: string, name: SeedSecretName, sealed: string): Promise<void>
  /**
   * Replaces an encrypted secret. @returns false if another secret was stored in the meantime, in which case nothing
   * changes
   */
  replaceSeedSecret(
    address: string,
    name: SeedSecretName,
    change: { readonly before: string; readonly after: string },
  ): Promise<boolean>
}
