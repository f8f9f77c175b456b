/** Right values → the setting of a seed. */

import type { RowValues } from './row-layer.ts'
import type { SeedValues } from './seed-rows.ts'
import type { ImapSeedSetting, LocalSeedSetting, SeedLogin, SeedSetting } from './service-settings.ts'

/** A mailbox of the service's own receiver. Call it only once there are no problems. */
export function localSeed(values: RowValues<SeedValues>): LocalSeedSetting {
  return { ...baseOf(values), kind: 'local', options: values.get('options') ?? [] }
}

/** A real mailbox. Call it only once there are no problems. */
export function imapSeed(values: RowValues<SeedValues>, login: SeedLogin): ImapSeedSetting {
  const tls = values.always('tls')
  const authservIds = values.get('authserv-id') ?? []
  const caPath = values.always('ca-file')
  return {
    ...baseOf(values),
    kind: 'imap',
    host: values.always('host'),
    port: values.get('port') ?? (tls === 'implicit' ? 993 : 143),
    tls,
    username: values.always('username'),
    login,
    authservIds: authservIds.filter((id) => id !== 'none'),
    plusAddress: values.always('plus-address'),
    caPath: caPath === 'none' ? null : caPath,
  }
}

function baseOf(values: RowValues<SeedValues>): Pick<SeedSetting, 'address' | 'providerName' | 'providerType'> {
  const address = values.always('address')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return { address, providerName: values.get('provider') ?? domain, providerType: values.always('type') }
}
