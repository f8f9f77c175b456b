/** Seed mailboxes that `presend seeds add` added, in addition to those in the service file. */

import type { StoredDirectorySeed } from './stored-seed.ts'

/**
 * The names of a seed's sealed secrets. `renewed-refresh-token` is the token that the provider issued to replace the
 * refresh token in the service file.
 */
export type SeedSecretName = 'password' | 'client-secret' | 'refresh-token' | 'renewed-refresh-token'

/** Sealed secrets by name. */
export type SealedSecrets = Readonly<Partial<Record<SeedSecretName, string>>>

/** A seed to add. */
export interface NewAddedSeed {
  readonly seed: StoredDirectorySeed
  /** The seed's settings, by the names of the service file's keys. The storage does not interpret them. */
  readonly given: Readonly<Record<string, string>>
  /** Certificate authorities for the seed's server; `null` to use Node's own. */
  readonly caPem: string | null
  readonly secrets: SealedSecrets
  readonly addedAtMs: number
  /** The revision of the seed, a value that changes with every update. */
  readonly revision: string
}

/** The state of an added seed. A removed seed is kept as long as tests wait for its mail. */
export interface AddedSeedMark {
  readonly address: string
  readonly revision: string
  /** When the seed was removed; `null` if it was not removed. */
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
   * Adds a seed with its secrets. `replace` also replaces an added seed.
   *
   * @returns `in-file` if the service file has this address, or `added-before` if the seed was added earlier. Nothing
   * changes in both cases
   */
  addSeed(seed: NewAddedSeed, mode: 'only-new' | 'replace'): Promise<'added' | 'replaced' | 'in-file' | 'added-before'>
  /**
   * Excludes a seed from new tests. Existing tests keep it.
   *
   * @returns `in-file` if the seed is defined in the service file and can only be removed there
   */
  removeSeed(address: string, change: { readonly nowMs: number; readonly revision: string }): Promise<RemovedSeed>
  /** Lists the states of added seeds; cheap enough to call every second. */
  listAddedMarks(): Promise<readonly AddedSeedMark[]>
  listAddedSeeds(): Promise<readonly AddedSeed[]>
  /** Deletes a removed seed and its secrets. Does nothing if the seed was added again, which changes its revision. */
  forgetSeed(mark: Pick<AddedSeedMark, 'address' | 'revision'>): Promise<void>
  findSeedSecret(address: string, name: SeedSecretName): Promise<string | null>
  /** Stores a sealed secret. Replaces an older secret with the same name. */
  keepSeedSecret(address: string, name: SeedSecretName, sealed: string): Promise<void>
  /** Replaces a sealed secret. @returns false if another one was stored in the meantime; nothing changes then */
  replaceSeedSecret(
    address: string,
    name: SeedSecretName,
    change: { readonly before: string; readonly after: string },
  ): Promise<boolean>
}
