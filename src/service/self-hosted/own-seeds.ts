/** The seeds of the service file as this instance has them. */

import { type DirectorySeed, localSeeds } from '../../seeds/directory.ts'
import type { SeedSetting } from '../../settings/service-file/service-settings.ts'

/** The directory's seeds; the nine local ones when the file names none. */
export function ownSeeds(settings: readonly SeedSetting[] | null): readonly DirectorySeed[] {
  return settings === null ? localSeeds : settings.map(toDirectorySeed)
}

/** A seed as it is handed out. */
export function toDirectorySeed(setting: SeedSetting): DirectorySeed {
  const { address, providerName, providerType } = setting
  const seed = { address, providerName, providerType, isEnabled: true }
  if (setting.kind === 'local') return { ...seed, kind: 'local', health: 'healthy', options: setting.options }
  return {
    ...seed,
    kind: 'imap',
    options: [],
    hasPlusAddress: setting.plusAddress,
    // It is given out: what is sent there meanwhile is found by the first look. Should that fail, it is unhealthy at once.
    health: 'degraded',
    healthReason: 'nobody has looked into this mailbox yet',
  }
}
