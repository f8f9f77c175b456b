/** Store suite: seeds that commands added. */

import { describe, expect, it } from 'vitest'

import type { NewAddedSeed } from '../../../../src/service/storage/added-seed.ts'
import type { StoredDirectorySeed } from '../../../../src/service/storage/stored-seed.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

function aSeed(address: string, changes: Partial<StoredDirectorySeed> = {}): StoredDirectorySeed {
  const seed = { providerType: 'consumer', providerName: 'box.example', kind: 'imap', health: 'degraded' } as const
  return { ...seed, address, isEnabled: true, healthReason: 'not looked into', ...changes }
}

function anAddition(address: string, changes: Partial<NewAddedSeed> = {}): NewAddedSeed {
  return {
    seed: aSeed(address),
    given: { address, host: 'imap.box.example' },
    caPem: null,
    secrets: { password: 'sealed1:one' },
    addedAtMs: 1000,
    revision: 'first',
    ...changes,
  }
}

const fromFile = aSeed('file@box.example', { kind: 'local' })
const change = { nowMs: 5000, revision: 'removal' }

export function addedSeedsSuite({ open }: StoreSuiteOptions): void {
  describe('replaceSeedSecret()', () => {
    it('replaces the given secret, but not a newer one', async () => {
      await using store = await open()
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      const replace = async (before: string, after: string): Promise<boolean> =>
        await store.replaceSeedSecret('a@box.example', 'password', { before, after })
      expect(await replace('sealed1:one', 'sealed1:two')).toBe(true)
      expect(await replace('sealed1:one', 'sealed1:three')).toBe(false)
      expect(await store.findSeedSecret('a@box.example', 'password')).toBe('sealed1:two')
    })
  })

  describe('addSeed()', () => {
    it('lists added seeds after the seeds in the file, even after the next start', async () => {
      await using store = await open()
      await store.syncSeeds([fromFile])
      expect(await store.addSeed(anAddition('z@box.example'), 'only-new')).toBe('added')
      await store.addSeed(anAddition('a@box.example', { addedAtMs: 2000 }), 'only-new')
      const listed = [
        fromFile,
        aSeed('z@box.example', { origin: 'added' }),
        aSeed('a@box.example', { origin: 'added' }),
      ]
      expect(await store.listSeeds()).toEqual(listed)
      const other = aSeed('other@box.example')
      expect(await store.syncSeeds([other, fromFile])).toEqual([])
      expect(await store.listSeeds()).toEqual([other, ...listed])
    })

    it('stores settings and secrets unchanged', async () => {
      await using store = await open()
      const caPem = '-----BEGIN CERTIFICATE-----\n'
      const secrets = { 'client-secret': 'sealed1:c', 'refresh-token': 'sealed1:r' }
      await store.addSeed(anAddition('a@box.example', { caPem, secrets }), 'only-new')
      expect(await store.listAddedSeeds()).toEqual([
        {
          address: 'a@box.example',
          kind: 'imap',
          revision: 'first',
          removedAtMs: null,
          given: { address: 'a@box.example', host: 'imap.box.example' },
          caPem,
          secrets,
        },
      ])
      expect(await store.listAddedMarks()).toEqual([{ address: 'a@box.example', revision: 'first', removedAtMs: null }])
    })

    it('changes nothing when the address is taken', async () => {
      await using store = await open()
      await store.syncSeeds([fromFile])
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      const before = [await store.listSeeds(), await store.listAddedSeeds()]
      const again = { given: { host: 'other.example' }, secrets: {}, revision: 'second' }
      expect(await store.addSeed(anAddition('a@box.example', again), 'only-new')).toBe('added-before')
      expect(await store.addSeed(anAddition('file@box.example'), 'only-new')).toBe('in-file')
      expect(await store.addSeed(anAddition('file@box.example'), 'replace')).toBe('in-file')
      expect([await store.listSeeds(), await store.listAddedSeeds()]).toEqual(before)
    })

    it('replaces an added seed and its secrets in replace mode, and keeps it enabled or disabled', async () => {
      await using store = await open()
      const secrets = { 'refresh-token': 'sealed1:r', 'renewed-refresh-token': 'sealed1:n' }
      await store.addSeed(anAddition('a@box.example', { secrets }), 'only-new')
      await store.setSeedEnabled('a@box.example', false)
      expect(await store.addSeed(anAddition('a@box.example', { revision: 'second' }), 'replace')).toBe('replaced')
      expect(await store.listAddedSeeds()).toMatchObject([
        { revision: 'second', secrets: { password: 'sealed1:one' }, removedAtMs: null },
      ])
      expect(Object.keys((await store.listAddedSeeds())[0]?.secrets ?? {})).toEqual(['password'])
      expect(await store.listSeeds()).toMatchObject([{ isEnabled: false }])
    })

    it('accepts one of several concurrent additions of an address', async () => {
      await using store = await open()
      const answers = await Promise.all(
        ['one', 'two', 'three'].map(
          async (revision) => await store.addSeed(anAddition('a@box.example', { revision }), 'only-new'),
        ),
      )
      expect(answers.toSorted()).toEqual(['added', 'added-before', 'added-before'])
      expect(await store.listAddedSeeds()).toHaveLength(1)
    })
  })

  describe('syncSeeds()', () => {
    it('returns seeds that a command added, and then changes nothing', async () => {
      await using store = await open()
      await store.syncSeeds([fromFile])
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      const before = await store.listSeeds()
      expect(await store.syncSeeds([aSeed('a@box.example'), aSeed('new@box.example')])).toEqual(['a@box.example'])
      expect(await store.listSeeds()).toEqual(before)
    })

    it('accepts the address of a removed seed from the file', async () => {
      await using store = await open()
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      await store.removeSeed('a@box.example', change)
      expect(await store.syncSeeds([aSeed('a@box.example')])).toEqual([])
      expect(await store.listSeeds()).toEqual([aSeed('a@box.example')])
      expect(await store.listAddedSeeds()).toEqual([])
      await store.syncSeeds([])
      expect(await store.listSeeds()).toEqual([])
    })

    it('keeps the secrets of its seeds and deletes the secrets of missing seeds', async () => {
      await using store = await open()
      await store.syncSeeds([fromFile])
      await store.keepSeedSecret('file@box.example', 'renewed-refresh-token', 'sealed1:n')
      await store.syncSeeds([fromFile])
      expect(await store.findSeedSecret('file@box.example', 'renewed-refresh-token')).toBe('sealed1:n')
      await store.syncSeeds([])
      expect(await store.findSeedSecret('file@box.example', 'renewed-refresh-token')).toBeNull()
    })

    it('keeps the secrets of other mailboxes while they are listed', async () => {
      await using store = await open()
      await store.keepSeedSecret('reports', 'renewed-refresh-token', 'sealed1:n')
      await store.syncSeeds([fromFile], ['others', 'reports'])
      expect(await store.findSeedSecret('reports', 'renewed-refresh-token')).toBe('sealed1:n')
      await store.syncSeeds([fromFile], ['others'])
      expect(await store.findSeedSecret('reports', 'renewed-refresh-token')).toBeNull()
    })
  })

  describe('removeSeed()', () => {
    it('removes a seed from the list, and keeps it for watchers until it is forgotten', async () => {
      await using store = await open()
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      expect(await store.removeSeed('A@Box.example', change)).toBe('removed')
      expect(await store.removeSeed('a@box.example', change)).toBe('absent')
      expect(await store.listSeeds()).toEqual([])
      expect(await store.setSeedEnabled('a@box.example', true)).toBeNull()
      const mark = { address: 'a@box.example', revision: 'removal', removedAtMs: 5000 }
      expect(await store.listAddedMarks()).toEqual([mark])
      expect(await store.listAddedSeeds()).toMatchObject([{ ...mark, secrets: { password: 'sealed1:one' } }])
      const claim = { holder: 'one', addresses: ['a@box.example'], nowMs: 1, untilMs: 2 }
      expect(await store.claimSeeds(claim)).toEqual(['a@box.example'])
      await store.forgetSeed(mark)
      expect(await store.listAddedMarks()).toEqual([])
      expect(await store.findSeedSecret('a@box.example', 'password')).toBeNull()
    })

    it('does not remove seeds in the file or unknown seeds', async () => {
      await using store = await open()
      await store.syncSeeds([fromFile])
      expect(await store.removeSeed('file@box.example', change)).toBe('in-file')
      expect(await store.removeSeed('nobody@box.example', change)).toBe('absent')
      expect(await store.listSeeds()).toEqual([fromFile])
    })

    it('keeps a seed that was added again when an earlier removal is forgotten', async () => {
      await using store = await open()
      await store.addSeed(anAddition('a@box.example'), 'only-new')
      await store.setSeedEnabled('a@box.example', false)
      await store.removeSeed('a@box.example', change)
      const again = anAddition('a@box.example', { revision: 'second', secrets: { password: 'sealed1:two' } })
      expect(await store.addSeed(again, 'only-new')).toBe('added')
      await store.forgetSeed({ address: 'a@box.example', revision: 'removal' })
      await store.forgetSeed({ address: 'a@box.example', revision: 'second' })
      expect(await store.listSeeds()).toEqual([aSeed('a@box.example', { origin: 'added' })])
      expect(await store.findSeedSecret('a@box.example', 'password')).toBe('sealed1:two')
    })
  })

  describe('keepSeedSecret()', () => {
    it('keeps the latest secret of each name', async () => {
      await using store = await open()
      await store.addSeed(anAddition('a@box.example', { secrets: { 'refresh-token': 'sealed1:one' } }), 'only-new')
      await store.keepSeedSecret('a@box.example', 'refresh-token', 'sealed1:two')
      expect(await store.findSeedSecret('a@box.example', 'refresh-token')).toBe('sealed1:two')
      expect(await store.findSeedSecret('a@box.example', 'client-secret')).toBeNull()
      expect(await store.findSeedSecret('b@box.example', 'refresh-token')).toBeNull()
    })
  })
}
