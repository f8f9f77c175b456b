import { expect, it } from 'vitest'
import { secretBox } from '../../../src/foundation/world/secret-box.ts'
import { openSeedSecrets } from '../../../src/service/receiving/seed-vault.ts'
import { toAddedSeed } from '../../../src/service/self-hosted/to-added-seed.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { anImapSetting } from './imap-seed-setting.ts'

const box = secretBox([{ bytes: new Uint8Array(32).fill(7) }])
const world = { clock: fakeClock(5), random: fakeRandom() }

it('seals the password for the seed and its server', () => {
  const setting = anImapSetting()
  const given = { kind: 'imap', host: setting.host }
  const added = toAddedSeed({ setting, given }, { caPem: null, box, world })
  expect(added).toMatchObject({ seed: { address: setting.address, kind: 'imap' }, given, addedAtMs: 5 })
  expect(JSON.stringify(added)).not.toContain('hunter2')
  const { address } = setting
  const opened = openSeedSecrets(box, { address, given, caPem: null, secrets: added.secrets })
  expect(opened.status === 'opened' && opened.secrets.password?.reveal()).toBe('hunter2')
})

it('stores no secret for a local seed', () => {
  const setting = {
    kind: 'local',
    address: 'a@b.example',
    providerName: 'b.example',
    providerType: 'business',
    options: [],
  } as const
  expect(toAddedSeed({ setting, given: { kind: 'local' } }, { caPem: null, box: null, world }).secrets).toEqual({})
})
