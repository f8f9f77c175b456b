/** Store suite: seed mailboxes. */

import { describe, expect, it } from 'vitest'

import type { StoredDirectorySeed } from '../../../../src/service/storage/stored-seed.ts'
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

export function directorySeedsSuite({ open }: StoreSuiteOptions): void {
  describe('syncSeeds()', () => {
    it('replaces the list of seeds and keeps its order', async () => {
      await using store = await open()
      expect(await store.listSeeds()).toEqual([])
      await store.syncSeeds([z, a])
      expect(await store.listSeeds()).toEqual([z, a])
      await store.syncSeeds([m, a])
      expect(await store.listSeeds()).toEqual([m, a])
      await store.syncSeeds([])
      expect(await store.listSeeds()).toEqual([])
    })

    it('keeps whether a seed is enabled and healthy, and updates all other values', async () => {
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

    it('drops the state of a seed that was missing once', async () => {
      await using store = await open()
      await store.syncSeeds([a])
      await store.setSeedEnabled('a@box.example', false)
      await store.syncSeeds([z])
      await store.syncSeeds([z, a])
      expect(await store.listSeeds()).toEqual([z, a])
    })

    it('can run in several instances concurrently', async () => {
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

    it('accepts 3,000 seeds', async () => {
      await using store = await open()
      const many = Array.from({ length: 3000 }, (_, index) => aDirectorySeed(`seed${index}@box.example`))
      await store.syncSeeds(many)
      await store.syncSeeds(many.slice(1))
      expect(await store.listSeeds()).toEqual(many.slice(1))
    })
  })

  describe('setSeedEnabled()', () => {
    it('enables or disables a seed, ignoring the case of its address, and returns it', async () => {
      await using store = await open()
      await store.syncSeeds([z, a])
      expect(await store.setSeedEnabled('A@Box.Example', false)).toEqual({ ...a, isEnabled: false })
      expect(await store.listSeeds()).toEqual([z, { ...a, isEnabled: false }])
      expect(await store.setSeedEnabled('a@box.example', true)).toEqual(a)
      expect(await store.setSeedEnabled('nobody@box.example', true)).toBeNull()
    })
  })

  describe('setSeedHealth()', () => {
    it('stores health and reason, which persist across the next start', async () => {
      await using store = await open()
      await store.syncSeeds([z, a])
      await store.setSeedHealth('A@box.example', { health: 'unhealthy', reason: 'the server\0 says "no"', nowMs: 1 })
      const unwell = { ...a, health: 'unhealthy', healthReason: 'the server\u{fffd} says "no"', healthSinceMs: 1 }
      expect(await store.listSeeds()).toEqual([z, unwell])
      await store.syncSeeds([z, a])
      expect(await store.listSeeds()).toEqual([z, unwell])
      const still = { health: 'unhealthy', reason: 'no answer', nowMs: 5 } as const
      await store.setSeedHealth('a@box.example', still)
      expect((await store.listSeeds())[1]).toMatchObject({ healthReason: 'no answer', healthSinceMs: 1 })
      await store.setSeedHealth('a@box.example', { ...still, health: 'degraded', nowMs: 7 })
      expect((await store.listSeeds())[1]).toMatchObject({ health: 'degraded', healthSinceMs: 7 })
      await store.setSeedHealth('a@box.example', { health: 'healthy', reason: null, nowMs: 1 })
      await store.setSeedHealth('nobody@box.example', { health: 'degraded', reason: 'not there', nowMs: 1 })
      expect(await store.listSeeds()).toEqual([z, a])
    })
  })

  describe('claimSeeds()', () => {
    const addresses = [z, a, m].map((seed) => seed.address)

    it('leases each mailbox to one holder until the lease ends', async () => {
      await using store = await open()
      await store.syncSeeds([z, a, m])
      const first = { holder: 'one', addresses: [z.address, a.address], nowMs: 1000, untilMs: 2000 }
      expect((await store.claimSeeds(first)).toSorted()).toEqual([a.address, z.address])
      expect(await store.claimSeeds({ holder: 'two', addresses, nowMs: 1999, untilMs: 3000 })).toEqual([m.address])
      expect(await store.claimSeeds({ ...first, nowMs: 1999, untilMs: 2999 })).toHaveLength(2)
      expect(await store.claimSeeds({ holder: 'two', addresses, nowMs: 2998, untilMs: 4000 })).toEqual([m.address])
      const late = await store.claimSeeds({ holder: 'two', addresses, nowMs: 2999, untilMs: 4000 })
      expect(late.toSorted()).toEqual(addresses.toSorted())
      expect(await store.claimSeeds({ ...first, nowMs: 3000, untilMs: 4000 })).toEqual([])
      expect(await store.claimSeeds({ ...first, addresses: [] })).toEqual([])
    })

    it('leases released mailboxes immediately', async () => {
      await using store = await open()
      await store.syncSeeds([z, a, m])
      await store.claimSeeds({ holder: 'one', addresses, nowMs: 1000, untilMs: 9000 })
      await store.releaseSeeds('two')
      const second = { holder: 'two', addresses, nowMs: 1001, untilMs: 9000 }
      expect(await store.claimSeeds(second)).toEqual([])
      await store.releaseSeeds('one')
      expect(await store.claimSeeds(second)).toHaveLength(3)
    })

    it('leases each mailbox to one of several concurrent holders', async () => {
      await using store = await open()
      const many = Array.from({ length: 50 }, (_, index) => aDirectorySeed(`seed${index}@box.example`))
      await store.syncSeeds(many)
      const all = many.map((seed) => seed.address)
      const claims = await Promise.all(
        ['one', 'two', 'three'].map(
          async (holder) => await store.claimSeeds({ holder, addresses: all, nowMs: 1, untilMs: 2 }),
        ),
      )
      expect(claims.flat().toSorted()).toEqual(all.toSorted())
    })
  })
}
