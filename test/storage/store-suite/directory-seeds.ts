/** The seed mailboxes, as every Store knows them. */

import { describe, expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../../src/storage/stored-seed.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

function aDirectorySeed(address: string, changes: Partial<StoredDirectorySeed> = {}): StoredDirectorySeed {
  return {
    address,
    providerType: 'consumer',
    providerName: 'box.example',
    kind: 'local',
    isEnabled: true,
    health: 'healthy',
    ...changes,
  }
}

const [z, a, m] = [aDirectorySeed('z@box.example'), aDirectorySeed('a@box.example'), aDirectorySeed('m@box.example')]

/** The part of the suite; see ../store-suite.ts. */
export function directorySeedsSuite({ open }: StoreSuiteOptions): void {
  describe('syncSeeds()', () => {
    it('makes the store know exactly these, in their order', async () => {
      await using store = await open()
      expect(await store.listSeeds()).toEqual([])
      await store.syncSeeds([z, a])
      expect(await store.listSeeds()).toEqual([z, a])
      await store.syncSeeds([m, a])
      expect(await store.listSeeds()).toEqual([m, a])
      await store.syncSeeds([])
      expect(await store.listSeeds()).toEqual([])
    })

    it('keeps what people and checks have said of a seed, and takes the rest as it is given', async () => {
      await using store = await open()
      await store.syncSeeds([aDirectorySeed('a@box.example', { health: 'degraded' })])
      await store.setSeedEnabled('a@box.example', false)
      const changed = aDirectorySeed('a@box.example', {
        providerType: 'business',
        providerName: 'new.example',
        kind: 'imap',
      })
      await store.syncSeeds([changed])
      expect(await store.listSeeds()).toEqual([{ ...changed, isEnabled: false, health: 'degraded' }])
    })

    it('forgets what it knew of a seed that was away', async () => {
      await using store = await open()
      await store.syncSeeds([a])
      await store.setSeedEnabled('a@box.example', false)
      await store.syncSeeds([z])
      await store.syncSeeds([z, a])
      expect(await store.listSeeds()).toEqual([z, a])
    })

    it('may be done by several instances at once', async () => {
      await using store = await open()
      await Promise.all(
        [
          [z, a, m],
          [z, a, m],
          [z, a, m],
        ].map(async (seeds) => await store.syncSeeds(seeds)),
      )
      expect(await store.listSeeds()).toEqual([z, a, m])
    })

    it('takes 3,000 seeds', async () => {
      await using store = await open()
      const many = Array.from({ length: 3000 }, (_, index) => aDirectorySeed(`seed${index}@box.example`))
      await store.syncSeeds(many)
      await store.syncSeeds(many.slice(1))
      expect(await store.listSeeds()).toEqual(many.slice(1))
    })
  })

  describe('setSeedEnabled()', () => {
    it('switches a seed, whatever the case of its address, and answers with it', async () => {
      await using store = await open()
      await store.syncSeeds([z, a])
      expect(await store.setSeedEnabled('A@Box.Example', false)).toEqual({ ...a, isEnabled: false })
      expect(await store.listSeeds()).toEqual([z, { ...a, isEnabled: false }])
      expect(await store.setSeedEnabled('a@box.example', true)).toEqual(a)
      expect(await store.setSeedEnabled('nobody@box.example', true)).toBeNull()
    })
  })
}
