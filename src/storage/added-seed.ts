/** Seed mailboxes that a command added while the service runs, beside those of the service file. */

import type { StoredDirectorySeed } from './stored-seed.ts'

/**
 * What is kept sealed of a seed. `renewed-refresh-token`: what the provider gave in place of the refresh token that the
 * service file names, which stays as it is.
 */
export type SeedSecretName = 'password' | 'client-secret' | 'refresh-token' | 'renewed-refresh-token'

/** Sealed secrets by name. */
export type SealedSecrets = Readonly<Partial<Record<SeedSecretName, string>>>

/** A seed that is to be added. */
export interface NewAddedSeed {
  readonly seed: StoredDirectorySeed
  /** What was said of it, by the names of the service file's keys: the storage does not look into it. */
  readonly given: Readonly<Record<string, string>>
  /** The authorities that may sign its server's certificate; `null`: Node's own. */
  readonly caPem: string | null
  readonly secrets: SealedSecrets
  readonly addedAtMs: number
  /** Another one at each change. */
  readonly revision: string
}

/** An added seed and where it stands in its life; a removed one is here until no test waits for it any more. */
export interface AddedSeedMark {
  readonly address: string
  readonly revision: string
  /** `null`: it is not removed. */
  readonly removedAtMs: number | null
}

/** An added seed with everything that is known of it. */
export interface AddedSeed extends AddedSeedMark, Pick<NewAddedSeed, 'given' | 'caPem' | 'secrets'> {
  readonly kind: StoredDirectorySeed['kind']
}

/** Added seeds, as the commands write them and the instances read them. */
export interface AddedSeedStore {
  /**
   * Adds it, and its secrets with it. `replace`: also in the place of one that was added before.
   *
   * @returns `in-file`: the address stands in the service file that the service was started with; `added-before`: it was
   *   added; either way nothing was changed
   */
  addSeed(seed: NewAddedSeed, mode: 'only-new' | 'replace'): Promise<'added' | 'replaced' | 'in-file' | 'added-before'>
  /**
   * Takes it out of new tests at once; those that have it keep it.
   *
   * @returns `in-file`: only the service file can remove it
   */
  removeSeed(address: string, change: { readonly nowMs: number; readonly revision: string }): Promise<RemovedSeed>
  /** Cheap enough to be asked every second. */
  listAddedMarks(): Promise<readonly AddedSeedMark[]>
  listAddedSeeds(): Promise<readonly AddedSeed[]>
  /** Forgets a removed seed and its secrets, unless it was added again meanwhile (then it has another revision). */
  forgetSeed(mark: Pick<AddedSeedMark, 'address' | 'revision'>): Promise<void>
  /** `null`: there is none. */
  findSeedSecret(address: string, name: SeedSecretName): Promise<string | null>
  /** Keeps it in the place of an older one of this name. */
  keepSeedSecret(address: string, name: SeedSecretName, sealed: string): Promise<void>
  /** Writes it sealed anew. @returns false: another one was stored meanwhile, and nothing changes */
  replaceSeedSecret(
    address: string,
    name: SeedSecretName,
    change: { readonly before: string; readonly after: string },
  ): Promise<boolean>
}

export type RemovedSeed = 'removed' | 'in-file' | 'absent'
