/** Converts a valid seed to a database row, with the seed's secrets encrypted. */

import type { AddableSeed } from '../../check/settings/service-file/added-seed.ts'
import type { SeedSetting } from '../../check/settings/service-file/service-settings.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { type SeedSecrets, sealSeedSecrets } from '../receiving/seed-vault.ts'
import type { NewAddedSeed } from '../storage/added-seed.ts'
import { toDirectorySeed } from './to-mailbox.ts'

/** The dependencies for storing a seed. */
export interface AdditionParts {
  readonly caPem: string | null
  /** Encrypts the secrets; `null` if no encryption key is set, which is allowed only for local seeds. */
  readonly box: SecretBox | null
  readonly world: { readonly clock: Pick<Clock, 'nowMs'>; readonly random: Pick<Random, 'uuid'> }
}

/** Converts a seed to a database row. */
export function toAddedSeed({ setting, given }: AddableSeed, { caPem, box, world }: AdditionParts): NewAddedSeed {
  const { address, providerType, providerName, kind, isEnabled, health, healthReason = null } = toDirectorySeed(setting)
  return {
    seed: { address, providerType, providerName, kind, isEnabled, health, healthReason },
    given,
    caPem,
    secrets: box === null ? {} : sealSeedSecrets(box, { address, given, caPem }, secretsOf(setting)),
    addedAtMs: world.clock.nowMs(),
    revision: world.random.uuid(),
  }
}

function secretsOf(setting: SeedSetting): SeedSecrets {
  if (setting.kind === 'local') return {}
  const { login } = setting
  switch (login.method) {
    case 'password':
      return { password: login.password }
    case 'oauth': {
      const token = { 'refresh-token': login.refreshToken }
      return login.clientSecret === null ? token : { ...token, 'client-secret': login.clientSecret }
    }
    case 'unreadable':
      return {}
    default:
      return login satisfies never
  }
}
