/** The seed mailboxes that the service has, and how each of them is doing. */

import type { ProviderType } from '../contract/names.ts'
import { providerTypes } from '../contract/names.ts'
import type { SeedOption } from '../verdict/judgement.ts'

/** What is known of a mailbox's own health; only a `healthy` or `degraded` one is given out. */
export type SeedHealth = 'healthy' | 'degraded' | 'unhealthy'

/** One seed mailbox. */
export interface DirectorySeed {
  /** Lower case. */
  readonly address: string
  readonly providerType: ProviderType
  readonly providerName: string
  /** `local`: our own receiver takes its mail, and what it shows is simulated. */
  readonly kind: 'local'
  readonly isEnabled: boolean
  readonly health: SeedHealth
  readonly options: readonly SeedOption[]
}

/** All seeds of a service. */
export interface SeedDirectory {
  /** Every seed, in the order in which they are handed out. */
  list(): readonly DirectorySeed[]
  /** By address, without regard to case. */
  find(address: string): DirectorySeed | null
}

/** A directory of these seeds. */
export function seedDirectory(seeds: readonly DirectorySeed[]): SeedDirectory {
  const byAddress = new Map(seeds.map((seed) => [seed.address, seed]))
  return { list: () => seeds, find: (address) => byAddress.get(address.toLowerCase()) ?? null }
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
