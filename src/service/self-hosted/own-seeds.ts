/** The seeds of the service file as this instance has them. */

import { problemsError } from '../../errors/presend-error.ts'
import type { Problem } from '../../errors/problem.ts'
import { type DirectorySeed, localSeeds } from '../../seeds/directory.ts'
import type { LocalSeedSetting, SeedSetting } from '../../settings/service-file/service-settings.ts'

/**
 * The directory's seeds; the nine local ones when the file names none.
 *
 * @throws PresendError SETTINGS_INVALID that names every seed of a kind that this version cannot watch
 */
export function ownSeeds(settings: readonly SeedSetting[] | null): readonly DirectorySeed[] {
  if (settings === null) return localSeeds
  const problems = settings.filter((seed) => seed.kind === 'imap').map(notBuiltYet)
  if (problems.length > 0) throw problemsError('SETTINGS_INVALID', 'Starting the service', problems)
  return settings.filter((seed) => seed.kind === 'local').map(toDirectorySeed)
}

/** A seed that nobody watches would leave every test waiting for its result until it expires. */
function notBuiltYet({ address }: SeedSetting): Problem {
  return {
    input: `seeds (${address})`,
    came: 'kind: imap',
    expected: 'kind: local, the only kind that this version of presend can watch',
    todo: 'take it out, or make it a local seed of a domain whose MX is this service',
  }
}

function toDirectorySeed({ address, providerName, providerType, options }: LocalSeedSetting): DirectorySeed {
  return { address, providerName, providerType, kind: 'local', isEnabled: true, health: 'healthy', options }
}
