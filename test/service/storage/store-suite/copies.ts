/** Store suite: arriving copies. */

import { describe, expect, it } from 'vitest'
import { toTrackingId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { aNewTest, aRecord, aRefusal, someEvidence, someSeeds } from '../builders.ts'
import { findByTrackingId as find, type StoreSuiteOptions } from './store-suite-options.ts'

export function copiesSuite({ open }: StoreSuiteOptions): void {
  describe('recordCopy()', () => {
    it('stores the result for the seed and updates the counts of the test', async () => {
      await using store = await open()
      const test = aNewTest()
      const numericId = await store.createTest(test)
      const record = aRecord({ evidence: someEvidence({ spam: null }) })
      const address = 'seed2@box1.example'
      expect((await store.recordCopy({ numericId, address, messageKey: 'm', record })).status).toBe('recorded')
      const found = await find(store, test)
      expect(found.seeds.map((seed) => seed.result)).toEqual([null, record, null])
      expect(found).toMatchObject({ revision: 1, settledCount: 1, inboxCount: 1, completedAtMs: null })
    })

    it('keeps the first folder', async () => {
      await using store = await open()
      const test = aNewTest()
      const numericId = await store.createTest(test)
      const address = 'seed1@box0.example'
      const record = aRecord()
      await store.recordCopy({ numericId, address, messageKey: 'm', record })
      for (const later of [aRecord({ folder: 'Spam' }), aRefusal(550), aRefusal(451)]) {
        expect((await store.recordCopy({ numericId, address, messageKey: 'm2', record: later })).status).toBe('kept')
      }
      const found = await find(store, test)
      expect(found.seeds[0]?.result).toEqual(record)
      expect(found).toMatchObject({ revision: 1, settledCount: 1, inboxCount: 1 })
    })

    it('replaces results of lower rank, and settles the seed once', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(2) })
      const numericId = await store.createTest(test)
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm' }
      await store.recordCopy({ ...copy, record: aRefusal(451) })
      expect(await find(store, test)).toMatchObject({ revision: 1, settledCount: 0 })
      expect((await store.recordCopy({ ...copy, record: aRefusal(421) })).status).toBe('kept')
      await store.recordCopy({ ...copy, record: aRefusal(550) })
      expect(await find(store, test)).toMatchObject({ revision: 2, settledCount: 1 })
      await store.recordCopy({ ...copy, record: aRecord({ folder: 'Spam' }) })
      const found = await find(store, test)
      expect(found).toMatchObject({ revision: 3, settledCount: 1, inboxCount: 0, completedAtMs: null })
      expect(found.seeds[0]?.result?.folder).toBe('Spam')
    })

    it('leaves the folder undecided when the engine failed, until a later result', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm' }
      const undecided = aRecord({ status: 'undecided', isSettled: false, folder: null, reason: 'the engine failed' })
      await store.recordCopy({ ...copy, record: undecided })
      const open1 = await find(store, test)
      expect(open1).toMatchObject({ settledCount: 0, inboxCount: 0, completedAtMs: null })
      expect(open1.seeds[0]?.result).toEqual(undecided)
      expect((await store.recordCopy({ ...copy, record: aRecord() })).status).toBe('recorded')
      expect(await find(store, test)).toMatchObject({ settledCount: 1, inboxCount: 1, completedAtMs: 2_000_000 })
    })

    it('completes the test with its last seed, unless it has expired', async () => {
      await using store = await open()
      const inTime = aNewTest({ seeds: someSeeds(2) })
      const late = aNewTest({ seeds: someSeeds(2), expiresAtMs: 2_000_000 })
      const completions: boolean[] = []
      for (const test of [inTime, late]) {
        const numericId = await store.createTest(test)
        const copies = test.seeds.map(({ address }, index) => ({
          numericId,
          address,
          messageKey: 'm',
          record: aRecord({ recordedAtMs: 1_999_999 + index }),
        }))
        for (const copy of [...copies, ...copies]) completions.push((await store.recordCopy(copy)).isTestCompleted)
      }
      // Each copy arrives twice; only the one that settles the last seed in time completes its test.
      expect(completions).toEqual([false, true, false, false, false, false, false, false])
      expect((await find(store, inTime)).completedAtMs).toBe(2_000_000)
      expect(await find(store, late)).toMatchObject({ completedAtMs: null, settledCount: 2 })
    })

    it('counts exactly when copies for many tests arrive concurrently', async () => {
      await using store = await open()
      const tests = Array.from({ length: 4 }, () =>
        aNewTest({ style: 'external-test', source: 'ci', seeds: someSeeds(12) }),
      )
      const ids = await Promise.all(tests.map(async (test) => await store.createTest(test)))
      const copies = tests.flatMap((test, index) =>
        test.seeds.flatMap(({ address }) => {
          const copy = { numericId: ids[index] ?? 0, address, messageKey: 'm' }
          return [
            { ...copy, record: aRefusal(451) },
            { ...copy, record: aRecord() },
            { ...copy, record: aRecord() },
          ]
        }),
      )
      await Promise.all(copies.map(async (copy) => await store.recordCopy(copy)))
      for (const test of tests) {
        expect(await find(store, test)).toMatchObject({ settledCount: 12, inboxCount: 12, completedAtMs: 2_000_000 })
      }
      const query = {
        workspaceId: toWorkspaceId('workspace-a'),
        source: 'ci',
        status: 'complete',
        page: 1,
        perPage: 10,
        nowMs: 0,
      } as const
      expect((await store.listExternalTests(query)).totalCount).toBe(4)
    })

    it('does not complete an expired test', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(1), expiresAtMs: 2_000_000 })
      const copy = { numericId: await store.createTest(test), address: 'seed1@box0.example', messageKey: 'm' }
      await store.recordCopy({ ...copy, record: aRefusal(550) })
      await store.recordCopy({ ...copy, record: aRecord({ recordedAtMs: 1_999_999 }) })
      expect(await find(store, test)).toMatchObject({ settledCount: 1, completedAtMs: null })
    })

    it('records exactly one of many concurrent copies', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
      const answers = await Promise.all(Array.from({ length: 20 }, async () => await store.recordCopy(copy)))
      expect(answers.filter((answer) => answer.status === 'recorded')).toHaveLength(1)
      expect(await find(store, test)).toMatchObject({ revision: 1, settledCount: 1, inboxCount: 1 })
    })
  })

  describe('listAwaitedCopies()', () => {
    it('lists the seeds of open tests without a result', async () => {
      await using store = await open()
      const test = aNewTest({ createdAtMs: 1000, expiresAtMs: 2000 })
      const other = aNewTest({ createdAtMs: 500, expiresAtMs: 1500, seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      const otherId = await store.createTest(other)
      const ask = async (nowMs: number): Promise<readonly string[]> =>
        (await store.listAwaitedCopies(nowMs))
          .map(({ address, trackingId, createdAtMs }) => `${address} ${trackingId} ${createdAtMs}`)
          .toSorted()
      const awaited = (count: number, { trackingId, createdAtMs }: typeof test): readonly string[] =>
        someSeeds(3)
          .slice(-count)
          .map(({ address }) => `${address} ${trackingId} ${createdAtMs}`)
      const ofOther = `seed1@box0.example ${other.trackingId} 500`
      expect(await ask(1499)).toEqual([...awaited(3, test), ofOther].toSorted())
      expect(await ask(1500)).toEqual(awaited(3, test))
      const address = 'seed1@box0.example'
      const record = aRecord({ recordedAtMs: 1100 })
      await store.recordCopy({ numericId: otherId, address, messageKey: 'm', record })
      await store.recordCopy({ numericId, address, messageKey: 'm', record: aRefusal(451) })
      expect(await ask(1100)).toEqual(awaited(3, test))
      await store.recordCopy({ numericId, address, messageKey: 'm', record })
      expect(await ask(1100)).toEqual(awaited(2, test))
      expect(await ask(2000)).toEqual([])
    })
  })

  describe('findCopyTarget()', () => {
    it('finds the first tracking id whose test has this seed', async () => {
      await using store = await open()
      const test = aNewTest({ senderDomain: 'shop.example', mailType: 'marketing' })
      const other = aNewTest({ seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      await store.createTest(other)
      const query = { address: 'seed2@box1.example', messageKey: 'm' }
      const trackingIds = [toTrackingId('pst_nobody'), other.trackingId, test.trackingId]
      expect(await store.findCopyTarget({ ...query, trackingIds })).toEqual({
        numericId,
        trackingId: test.trackingId,
        address: 'seed2@box1.example',
        providerType: 'business',
        providerName: 'box1.example',
        createdAtMs: test.createdAtMs,
        expiresAtMs: test.expiresAtMs,
        senderDomain: 'shop.example',
        mailType: 'marketing',
        shownStatus: null,
        acceptedCopyCount: 0,
        temporaryRefusalCount: 0,
      })
      const both = { address: 'seed1@box0.example', messageKey: 'm', trackingIds: [other.trackingId, test.trackingId] }
      expect((await store.findCopyTarget(both))?.trackingId).toBe(other.trackingId)
      expect(await store.findCopyTarget({ ...query, trackingIds: [] })).toBeNull()
      expect(await store.findCopyTarget({ ...query, trackingIds: [toTrackingId('pst_nobody')] })).toBeNull()
    })

    it('returns how often the seed accepted and deferred this message before', async () => {
      await using store = await open()
      const test = aNewTest()
      const numericId = await store.createTest(test)
      const address = 'seed1@box0.example'
      const records = [aRefusal(451), aRefusal(550), aRecord({ folder: 'Spam' }), aRecord()]
      for (const record of records) await store.recordCopy({ numericId, address, messageKey: 'm', record })
      const ask = async (messageKey: string): Promise<unknown> =>
        await store.findCopyTarget({ trackingIds: [test.trackingId], address, messageKey })
      expect(await ask('m')).toMatchObject({ acceptedCopyCount: 2, temporaryRefusalCount: 1 })
      expect(await ask('other')).toMatchObject({ acceptedCopyCount: 0, temporaryRefusalCount: 0 })
    })
  })
}
