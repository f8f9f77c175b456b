import { describe, expect, it } from 'vitest'

import { localSeeds } from '../../../src/seeds/directory.ts'
import { ownSeeds } from '../../../src/service/self-hosted/own-seeds.ts'
import type { LocalSeedSetting } from '../../../src/settings/service-file/service-settings.ts'
import { anImapSetting } from './imap-seed-setting.ts'

const local: LocalSeedSetting = {
  kind: 'local',
  address: 'a@seeds.example',
  providerName: 'seeds.example',
  providerType: 'business',
  options: ['greylist'],
}
const imap = anImapSetting({ address: 'b@box.example' })

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

  it('are mailboxes that are given out although nobody has looked into them yet', () => {
    expect(ownSeeds([imap])).toEqual([
      {
        address: 'b@box.example',
        providerName: 'box.example',
        providerType: 'consumer',
        kind: 'imap',
        isEnabled: true,
        health: 'degraded',
        healthReason: 'nobody has looked into this mailbox yet',
        options: [],
        hasPlusAddress: true,
      },
    ])
  })
})
