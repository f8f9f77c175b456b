/** The setting of an imap seed. */

import type { ImapSeedSetting } from '../../../src/check/settings/service-file/service-settings.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'

/** A mailbox on a port of this machine on which nothing listens. */
export function anImapSetting(changes: Partial<ImapSeedSetting> = {}): ImapSeedSetting {
  return {
    kind: 'imap',
    address: 'a@box.example',
    providerName: 'box.example',
    providerType: 'consumer',
    host: '127.0.0.1',
    port: 1,
    tls: 'implicit',
    username: 'a',
    login: { method: 'password', password: new Secret('hunter2') },
    authservIds: ['mx.box.example'],
    plusAddress: true,
    caPath: null,
    ...changes,
  }
}
