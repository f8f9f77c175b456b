import { describe, expect, it } from 'vitest'

import { localSeeds } from '../../../src/seeds/directory.ts'
import { ownSeeds } from '../../../src/service/self-hosted/own-seeds.ts'
import type { ImapSeedSetting, LocalSeedSetting } from '../../../src/settings/service-file/service-settings.ts'
import { Secret } from '../../../src/world/secret.ts'

const local: LocalSeedSetting = {
  kind: 'local',
  address: 'a@seeds.example',
  providerName: 'seeds.example',
  providerType: 'business',
  options: ['greylist'],
}
const imap: ImapSeedSetting = {
  kind: 'imap',
  address: 'b@box.example',
  providerName: 'box.example',
  providerType: 'consumer',
  host: 'imap.box.example',
  port: 993,
  tls: 'implicit',
  username: 'b',
  password: new Secret('p'),
  authservIds: [],
  plusAddress: false,
  caPath: null,
}

describe('ownSeeds()', () => {
  it('are the nine local ones when the file names none', () => {
    expect(ownSeeds(null)).toBe(localSeeds)
  })

  it('are those of the file, with their options, ready to be handed out', () => {
    expect(ownSeeds([local])).toEqual([
      {
        address: 'a@seeds.example',
        providerName: 'seeds.example',
        providerType: 'business',
        kind: 'local',
        isEnabled: true,
        health: 'healthy',
        options: ['greylist'],
      },
    ])
  })

  it('are mailboxes that nobody has looked into yet', () => {
    expect(ownSeeds([{ ...imap, plusAddress: true }])).toEqual([
      {
        address: 'b@box.example',
        providerName: 'box.example',
        providerType: 'consumer',
        kind: 'imap',
        isEnabled: true,
        health: 'unhealthy',
        healthReason: 'nobody has looked into this mailbox yet',
        options: [],
        hasPlusAddress: true,
      },
    ])
  })
})
