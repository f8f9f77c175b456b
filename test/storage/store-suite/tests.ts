/** Tests as every Store keeps them. */

import { describe, expect, it } from 'vitest'

import { aNewTest, someSeeds } from '../builders.ts'
import { findByTrackingId as find, type StoreSuiteOptions } from './store-suite-options.ts'

/** The part of the suite; see ../store-suite.ts. */
export function testsSuite({ open }: StoreSuiteOptions): void {
  describe('a test', () => {
    it('is read as it was created, by numeric id, tracking id and tracking key', async () => {
      await using store = await open()
      const metadata = { commit: 'abc', nested: { list: [1, null, 'ü"\\'] } }
      const test = aNewTest({
        metadata,
        senderDomain: 'shop.example',
        mailType: 'transactional',
        source: 'ci',
        name: "Robert'); DROP TABLE tests;--",
      })
      const numericId = await store.createTest(test)
      const { seeds, ...head } = test
      const expected = {
        ...head,
        numericId,
        completedAtMs: null,
        revision: 0,
        seedCount: 3,
        settledCount: 0,
        inboxCount: 0,
        seeds: seeds.map(({ address, providerType, providerName }) => {
          return { address, providerType, providerName, result: null }
        }),
      }
      for (const name of [String(numericId), test.trackingId, test.trackingKey]) {
        expect(await store.findTest('workspace-a', name)).toEqual(expected)
      }
    })

    it('does not exist under another name, nor for another workspace', async () => {
      await using store = await open()
      const test = aNewTest()
      const numericId = await store.createTest(test)
      for (const name of [
        '0',
        '999999999999999999999',
        '',
        '%',
        test.trackingId.slice(0, -1),
        `${numericId}.0`,
        `0${numericId}`,
      ]) {
        expect(await store.findTest('workspace-a', name)).toBeNull()
      }
      expect(await store.findTest('workspace-b', String(numericId))).toBeNull()
      expect(await store.findTest('workspace-b', test.trackingId)).toBeNull()
    })

    it('keeps the order of its seeds, also of 3,000', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(3000) })
      await store.createTest(test)
      const { seeds } = await find(store, test)
      expect(seeds.map(({ result: _result, ...seed }) => seed)).toEqual(test.seeds)
    })

    it('gets a number of its own when many are created at once', async () => {
      await using store = await open()
      const ids = await Promise.all(Array.from({ length: 50 }, async () => await store.createTest(aNewTest())))
      expect(new Set(ids).size).toBe(50)
    })

    it('is found by its tracking id alone, whoever asks, and by no other name', async () => {
      await using store = await open()
      const test = aNewTest({ workspaceId: 'workspace-b' })
      const numericId = await store.createTest(test)
      expect(await store.findReportedTest(test.trackingId)).toEqual(await find(store, test))
      for (const name of [String(numericId), test.trackingKey, ''])
        expect(await store.findReportedTest(name)).toBeNull()
    })

    it('may hold any text, and a character that no database takes becomes one that says so', async () => {
      await using store = await open()
      const test = aNewTest({ name: 'a\0b \u{1f4ec} \u2028 %_', metadata: { key: 'a\0b' } })
      await store.createTest(test)
      expect(await find(store, test)).toMatchObject({
        name: 'a\u{fffd}b \u{1f4ec} \u2028 %_',
        metadata: { key: 'a\0b' },
      })
      expect(await store.findTest('workspace-a', 'a\0b')).toBeNull()
    })

    it('leaves nothing behind when it cannot be written whole', async () => {
      await using store = await open()
      const [seed] = someSeeds(1)
      const test = aNewTest({ seeds: seed === undefined ? [] : [seed, seed] })
      await expect(store.createTest(test)).rejects.toThrow(/unique|duplicate/iu)
      expect(await store.findTest('workspace-a', test.trackingId)).toBeNull()
      expect(await store.createTest(aNewTest())).toBeGreaterThan(0)
    })
  })
}
