import { describe, expect, it } from 'vitest'
import type { SeedSetting } from '../../../src/check/settings/service-file/service-settings.ts'
import { noAccessTokens } from '../../../src/extensions/mailboxes/imap/access-tokens.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { parseEncryptionKeys, type SecretBox, secretBox } from '../../../src/foundation/world/secret-box.ts'
import { sealSeedSecrets } from '../../../src/service/receiving/seed-vault.ts'
import {
  readFileAuthorities,
  readKnownMailboxes,
  type SeedRegistryDeps,
  seedRegistry,
} from '../../../src/service/self-hosted/known-seeds.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { openMemoryStore } from '../../support/memory-store.ts'
import { valueOf } from '../../support/parsed.ts'
import { anImapSetting } from './imap-seed-setting.ts'

const box = secretBox(valueOf(parseEncryptionKeys('5f'.repeat(32), 'key')))
const place = { files: fakeFiles({ '/srv/ca.pem': 'PEM' }), workingDirectory: '/srv' }
const local: SeedSetting = {
  kind: 'local',
  address: 'l@box.example',
  providerName: 'box.example',
  providerType: 'business',
  options: [],
}

interface Notices {
  readonly texts: string[]
}

function partsOf(store: Store, secrets: SecretBox | null = box): SeedRegistryDeps & Notices {
  const texts: string[] = []
  const { clock, random } = nodeWorld()
  return {
    store,
    secretBox: secrets,
    clock,
    random,
    onNotice: (address, text) => void texts.push(`${address}: ${text}`),
    onError: () => undefined,
    texts,
  }
}

const imapGiven = {
  type: 'consumer',
  kind: 'imap',
  host: 'imap.box.example',
  username: 'u',
  'authserv-id': 'a.example b.example',
}

async function add(
  store: Store,
  address: string,
  { given = imapGiven, revision = 'one' }: { given?: Record<string, string>; revision?: string } = {},
): Promise<void> {
  const kind = given['kind'] === 'imap' ? 'imap' : 'local'
  const seed = {
    address,
    providerName: 'x',
    providerType: 'consumer',
    kind,
    isEnabled: true,
    health: 'healthy',
  } as const
  const stored = { address, given: { ...given, address }, caPem: 'ADDED' }
  const secrets = kind === 'imap' ? sealSeedSecrets(box, stored, { password: new Secret('hunter2') }) : {}
  const all = { seed, given: stored.given, caPem: stored.caPem, secrets, addedAtMs: 1, revision }
  await store.addSeed(all, 'replace')
}

describe('seedRegistry()', () => {
  it('contains the seeds in the service file immediately, with their CAs', async () => {
    await using store = await openMemoryStore()
    const settings = {
      seeds: [anImapSetting({ caPath: 'ca.pem' }), local, anImapSetting({ address: 'b@box.example' })],
    }
    const { current } = seedRegistry(settings, await readFileAuthorities(settings, place), partsOf(store))
    expect(current.mailboxes).toMatchObject([
      {
        address: 'a@box.example',
        hasPlusAddress: true,
        authservIds: ['mx.box.example'],
        account: { caPem: 'PEM', port: 1 },
      },
      { address: 'b@box.example', account: { caPem: null } },
    ])
    expect(JSON.stringify(current.mailboxes)).not.toContain('hunter2')
    expect(current.find('L@Box.example')).toMatchObject({ kind: 'local' })
    expect(seedRegistry({ seeds: null }, new Map(), partsOf(store)).current.mailboxes).toEqual([])
  })

  it('finds added and changed seeds, and keeps unchanged seeds as the same objects', async () => {
    await using store = await openMemoryStore()
    const roll = seedRegistry({ seeds: [anImapSetting()] }, new Map(), partsOf(store))
    await add(store, 'new@box.example')
    await add(store, 'near@box.example', { given: { type: 'business', options: 'greylist' } })
    const { mailboxes, find } = await roll.refresh()
    expect(mailboxes).toMatchObject([
      { address: 'a@box.example' },
      {
        address: 'new@box.example',
        providerName: 'box.example',
        authservIds: ['a.example', 'b.example'],
        account: { host: 'imap.box.example', port: 993, tls: 'implicit', username: 'u', caPem: 'ADDED' },
      },
    ])
    expect(revealed(mailboxes[1]?.account.password)).toBe('hunter2')
    expect(find('near@box.example')).toMatchObject({ kind: 'local', options: ['greylist'], providerType: 'business' })
    expect(await roll.refresh()).toBe(roll.current)
    await add(store, 'near@box.example', { given: { type: 'business' }, revision: 'two' })
    const later = await roll.refresh()
    expect(later.find('near@box.example')).toMatchObject({ options: [] })
    expect(later.mailboxes[0]).toBe(mailboxes[0])
    expect(later.mailboxes[1]).toBe(mailboxes[1])
  })

  it('keeps a removed seed until it is deleted', async () => {
    await using store = await openMemoryStore()
    const roll = seedRegistry({ seeds: [] }, new Map(), partsOf(store))
    await add(store, 'a@box.example')
    const [before] = (await roll.refresh()).mailboxes
    await store.removeSeed('a@box.example', { nowMs: 5, revision: 'gone' })
    const after = await roll.refresh()
    expect(after.mailboxes[0]).toBe(before)
    expect(after.removed).toEqual([{ address: 'a@box.example', revision: 'gone', removedAtMs: 5 }])
    // A service that starts now must also watch the removed seed.
    expect((await seedRegistry({ seeds: [] }, new Map(), partsOf(store)).refresh()).mailboxes).toHaveLength(1)
    expect(await readKnownMailboxes({ seeds: [] }, place, partsOf(store))).toEqual([])
    for (const mark of after.removed) await store.forgetSeed(mark)
    expect(await roll.refresh()).toMatchObject({ mailboxes: [], removed: [] })
  })

  it.each([
    [null, 'its stored password cannot be decrypted: no encryption key is set'],
    [
      secretBox([{ bytes: Buffer.alloc(32, 1) }]),
      'its stored password cannot be decrypted: it was encrypted with another',
    ],
  ])('has no credentials if the key does not decrypt the secret', async (other, reason) => {
    await using store = await openMemoryStore()
    await add(store, 'a@box.example')
    const [mailbox] = (await seedRegistry({ seeds: [] }, new Map(), partsOf(store, other)).refresh()).mailboxes
    const password = mailbox?.account.password
    if (password === undefined || password instanceof Secret) throw new TypeError('it has no password')
    await expect(password.current(new AbortController().signal)).rejects.toMatchObject({
      kind: 'no-login',
      message: expect.stringContaining(reason),
    })
    expect(noAccessTokens('x').refused(new Secret('x'))).toBe(false)
  })

  it('reports and skips a seed that it cannot parse', async () => {
    await using store = await openMemoryStore()
    await add(store, 'a@box.example', { given: { type: 'consumer', colour: 'blue', options: 'fast' } })
    const parts = partsOf(store)
    const known = await seedRegistry({ seeds: [] }, new Map(), parts).refresh()
    expect(known.find('a@box.example')).toBeNull()
    expect(parts.texts).toEqual([
      expect.stringMatching(
        /^a@box\.example: this seed was stored by another version of presend: colour: expected a key .*--options: expected .*, got "fast"/u,
      ),
    ])
  })
})

describe('readFileAuthorities()', () => {
  it('names every file that cannot be read', async () => {
    const seeds = [anImapSetting({ caPath: 'x.pem' }), anImapSetting({ address: 'b@box.example', caPath: 'y.pem' })]
    await expect(readFileAuthorities({ seeds }, place)).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'ca-file (a@box.example)' }, { input: 'ca-file (b@box.example)' }],
    })
  })
})

function revealed(password: unknown): string | null {
  return password instanceof Secret ? password.reveal() : null
}
