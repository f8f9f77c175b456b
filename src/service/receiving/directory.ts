/** The directory of the service's seed mailboxes, with their health. */

import type { ProviderType } from '../../foundation/contract/names.ts'
import { domainOf } from '../../foundation/world/domain.ts'
import type { SeedOption } from '../../verdict/judgement.ts'
import type { StoredDirectorySeed } from '../storage/stored-seed.ts'

/** One seed mailbox: its state, which all instances share, and its settings in this instance. */
export interface DirectorySeed extends StoredDirectorySeed {
  readonly options: readonly SeedOption[]
  /** Whether each test uses its own plus-address (see plus-address.ts). Default: false. */
  readonly hasPlusAddress?: boolean
}

/** All seeds of a service. */
export interface SeedDirectory {
  /** Returns the current seeds, in the order in which they are assigned to tests. */
  list(): Promise<readonly DirectorySeed[]>
  /** Finds a seed by address, case-insensitively. */
  find(address: string): DirectorySeed | null
  /**
   * Loads seeds that were added since the last refresh, so that `find` returns them. Rejects if the database is
   * unavailable.
   */
  refresh(): Promise<void>
}

/** Creates a directory with a fixed list of seeds. */
export function seedDirectory(seeds: readonly DirectorySeed[]): SeedDirectory {
  const byAddress = new Map(seeds.map((seed) => [seed.address, seed]))
  return {
    list: async () => await Promise.resolve(seeds),
    find: (address) => byAddress.get(address.toLowerCase()) ?? null,
    refresh: async () => await Promise.resolve(),
  }
}

/**
 * Creates a directory that reads the database on each `list()` call, so that no instance uses a seed that was disabled
 * or became unhealthy. `known` contains the seeds of this instance. A newly added seed that is still unknown after a
 * refresh is not listed, because this instance would not accept mail for it.
 */
export function storedDirectory(
  store: { listSeeds(): Promise<readonly StoredDirectorySeed[]> },
  known: Pick<SeedDirectory, 'find' | 'refresh'>,
): SeedDirectory {
  const withOptions = (seed: StoredDirectorySeed): DirectorySeed => {
    const { options = [], hasPlusAddress = false } = known.find(seed.address) ?? {}
    return { ...seed, options, hasPlusAddress }
  }
  const isUnknown = ({ address, origin }: StoredDirectorySeed): boolean =>
    origin === 'added' && known.find(address) === null
  return {
    find: (address) => known.find(address),
    refresh: async () => await known.refresh(),
    list: async () => {
      const stored = await store.listSeeds()
      if (stored.some(isUnknown)) await known.refresh()
      return stored.filter((seed) => !isUnknown(seed)).map(withOptions)
    },
  }
}

/** Returns true if tests may use the seed. */
export function isMonitored(seed: DirectorySeed): boolean {
  return seed.isEnabled && seed.health !== 'unhealthy'
}

/**
 * The built-in local seeds: nine seeds, three per provider type, at seven fictional providers. The seeds' domains end
 * in `.example`, which is reserved (RFC 2606 §2), so a wrong SMTP setting cannot send a test to a real mailbox.
 */
export const localSeeds: readonly DirectorySeed[] = [
  aLocalSeed('consumer', 'seed1@freemail.example'),
  aLocalSeed('consumer', 'seed2@webmail.example'),
  aLocalSeed('consumer', 'seed3@homepost.example'),
  aLocalSeed('business', 'seed4@officemail.example'),
  aLocalSeed('business', 'seed5@officemail.example'),
  aLocalSeed('business', 'seed6@workspace.example'),
  aLocalSeed('protected', 'seed7@mailgate.example'),
  aLocalSeed('protected', 'seed8@mailgate.example'),
  aLocalSeed('protected', 'seed9@shieldpost.example'),
]

function aLocalSeed(providerType: ProviderType, address: string): DirectorySeed {
  const providerName = domainOf(address) ?? address
  return { address, providerType, providerName, kind: 'local', isEnabled: true, health: 'healthy', options: [] }
}
