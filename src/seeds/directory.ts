/** The seed mailboxes that the service has, and how each of them is doing. */

import type { ProviderType } from '../contract/names.ts'
import { providerTypes } from '../contract/names.ts'
import type { StoredDirectorySeed } from '../storage/stored-seed.ts'
import type { SeedOption } from '../verdict/judgement.ts'

/** One seed mailbox: what every instance knows of it, and how this one's file wants it to behave. */
export interface DirectorySeed extends StoredDirectorySeed {
  readonly options: readonly SeedOption[]
  /** True: each test gets an address of its own that reaches the mailbox; see plus-address.ts. Absent: false. */
  readonly hasPlusAddress?: boolean
}

/** All seeds of a service. */
export interface SeedDirectory {
  /** Every seed as it is now, in the order in which they are handed out. */
  list(): Promise<readonly DirectorySeed[]>
  /** By address, without regard to case; how it is doing may have changed since the service started. */
  find(address: string): DirectorySeed | null
  /** Makes `find` know what was added a moment ago. Rejects when the storage does not answer. */
  refresh(): Promise<void>
}

/** A directory of these seeds, which stay as they are. */
export function seedDirectory(seeds: readonly DirectorySeed[]): SeedDirectory {
  const byAddress = new Map(seeds.map((seed) => [seed.address, seed]))
  return {
    list: async () => await Promise.resolve(seeds),
    find: (address) => byAddress.get(address.toLowerCase()) ?? null,
    refresh: async () => await Promise.resolve(),
  }
}

/**
 * A directory that asks the storage at each `list()`: a seed that somebody disables, or that is found unhealthy, is
 * handed out no more by any instance. `known` are the seeds of this instance; one that was added and is not known here
 * even after a look is not listed, since nobody would take its mail.
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

/** True when the seed may be given to a test. */
export function isMonitored(seed: DirectorySeed): boolean {
  return seed.isEnabled && seed.health !== 'unhealthy'
}

/**
 * Nine seeds, three a type, at seven providers that cannot exist: `.example` is reserved (RFC 2606 §2), so no mistake
 * in an SMTP setting ever sends a test to a stranger.
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
  const providerName = address.slice(address.indexOf('@') + 1)
  return { address, providerType, providerName, kind: 'local', isEnabled: true, health: 'healthy', options: [] }
}

/** The local seeds of some types; none given means all. */
export function localSeedsOf(types: readonly ProviderType[]): readonly DirectorySeed[] {
  const wanted: readonly ProviderType[] = types.length === 0 ? providerTypes : types
  return localSeeds.filter((seed) => wanted.includes(seed.providerType))
}
