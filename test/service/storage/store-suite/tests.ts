/** Store suite: tests. */

import { describe, expect, it } from 'vitest'
import { toTrackingId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { aNewTest, someSeeds } from '../builders.ts'
import { findByTrackingId as find, type StoreSuiteOptions } from './store-suite-options.ts'

export function testsSuite({ open }: StoreSuiteOptions): void {
  describe('a test', () => {
    it('is found by numeric id, tracking id and tracking key', async () => {
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
        expect(await store.findTest(toWorkspaceId('workspace-a'), name)).toEqual(expected)
      }
    })

    it('is not found under another name or in another workspace', async () => {
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
        expect(await store.findTest(toWorkspaceId('workspace-a'), name)).toBeNull()
      }
      expect(await store.findTest(toWorkspaceId('workspace-b'), String(numericId))).toBeNull()
      expect(await store.findTest(toWorkspaceId('workspace-b'), test.trackingId)).toBeNull()
    })

    it('keeps the order of 3,000 seeds', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(3000) })
      await store.createTest(test)
      const { seeds } = await find(store, test)
      expect(seeds.map(({ result: _result, ...seed }) => seed)).toEqual(test.seeds)
    })

    it('gets a unique numeric id when many are created concurrently', async () => {
      await using store = await open()
      const ids = await Promise.all(Array.from({ length: 50 }, async () => await store.createTest(aNewTest())))
      expect(new Set(ids).size).toBe(50)
    })

    it('is found for reports only by its tracking id', async () => {
      await using store = await open()
      const test = aNewTest({ workspaceId: toWorkspaceId('workspace-b') })
      const numericId = await store.createTest(test)
      expect(await store.findReportedTest(test.trackingId)).toEqual(await find(store, test))
      for (const name of [String(numericId), test.trackingKey, ''])
        expect(await store.findReportedTest(toTrackingId(name))).toBeNull()
    })

    it('may contain any characters; NUL becomes U+FFFD', async () => {
      await using store = await open()
      const test = aNewTest({ name: 'a\0b \u{1f4ec} \u2028 %_', metadata: { key: 'a\0b' } })
      await store.createTest(test)
      expect(await find(store, test)).toMatchObject({
        name: 'a\u{fffd}b \u{1f4ec} \u2028 %_',
        metadata: { key: 'a\0b' },
      })
      expect(await store.findTest(toWorkspaceId('workspace-a'), 'a\0b')).toBeNull()
    })

    it('leaves nothing behind when creating it fails', async () => {
      await using store = await open()
      const [seed] = someSeeds(1)
      const test = aNewTest({ seeds: seed === undefined ? [] : [seed, seed] })
      await expect(store.createTest(test)).rejects.toThrow(/unique|duplicate/iu)
      expect(await store.findTest(toWorkspaceId('workspace-a'), test.trackingId)).toBeNull()
      expect(await store.createTest(aNewTest())).toBeGreaterThan(0)
    })
  })
}
