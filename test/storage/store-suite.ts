/** What every Store must do, whatever it stands on: an adapter's test is a way to open it and one call of this. */

import { describe, expect, it } from 'vitest'
import { testStatuses } from '../../src/contract/names.ts'
import type { NewTest, Store, StoredTestWithSeeds } from '../../src/storage/store.ts'
import { statusOf } from '../../src/storage/test-status.ts'
import { admissionSuite } from './admission-suite.ts'
import { aNewTest, aRecord, aRefusal, someEvidence, someSeeds } from './builders.ts'

async function find(store: Store, test: NewTest): Promise<StoredTestWithSeeds> {
  const found = await store.findTest(test.workspaceId, test.trackingId)
  if (found === null) throw new Error('the test is not there')
  return found
}

/** Runs the suite; `open` gives an empty store each time. */
export function storeSuite({ open }: { readonly open: () => Promise<Store> }): void {
  admissionSuite({ open })

  describe('a test', () => {
    it('is read as it was created, by numeric id, tracking id and tracking key', async () => {
      await using store = await open()
      const metadata = { commit: 'abc', nested: { list: [1, null, 'ü"\\'] } }
      const test = aNewTest({ metadata, source: 'ci', name: "Robert'); DROP TABLE tests;--" })
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
      for (const name of ['0', '999999999999999999999', '', '%', test.trackingId.slice(0, -1), `${numericId}.0`]) {
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

    it('leaves nothing behind when it cannot be written whole', async () => {
      await using store = await open()
      const [seed] = someSeeds(1)
      const test = aNewTest({ seeds: seed === undefined ? [] : [seed, seed] })
      await expect(store.createTest(test)).rejects.toThrow(/unique|duplicate/iu)
      expect(await store.findTest('workspace-a', test.trackingId)).toBeNull()
      expect(await store.createTest(aNewTest())).toBeGreaterThan(0)
    })
  })

  describe('recordCopy()', () => {
    it('shows the record at its seed and counts it on the test', async () => {
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

    it('keeps the first folder whatever comes later', async () => {
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

    it('lets a folder replace a refusal, and a final refusal a temporary one, and settles the seed once', async () => {
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

    it('leaves the folder open when the engine failed, until somebody can say', async () => {
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

    it('completes the test with the last seed, unless it has expired', async () => {
      await using store = await open()
      const inTime = aNewTest({ seeds: someSeeds(2) })
      const late = aNewTest({ seeds: someSeeds(2), expiresAtMs: 2_000_000 })
      for (const test of [inTime, late]) {
        const numericId = await store.createTest(test)
        const copies = test.seeds.map(({ address }, index) => ({
          numericId,
          address,
          messageKey: 'm',
          record: aRecord({ recordedAtMs: 1_999_999 + index }),
        }))
        for (const copy of copies) await store.recordCopy(copy)
      }
      expect((await find(store, inTime)).completedAtMs).toBe(2_000_000)
      expect(await find(store, late)).toMatchObject({ completedAtMs: null, settledCount: 2 })
    })

    it('takes exactly one of many copies at once', async () => {
      await using store = await open()
      const test = aNewTest({ seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      const copy = { numericId, address: 'seed1@box0.example', messageKey: 'm', record: aRecord() }
      const answers = await Promise.all(Array.from({ length: 20 }, async () => await store.recordCopy(copy)))
      expect(answers.filter((answer) => answer.status === 'recorded')).toHaveLength(1)
      expect(await find(store, test)).toMatchObject({ revision: 1, settledCount: 1, inboxCount: 1 })
    })
  })

  describe('findCopyTarget()', () => {
    it('finds test and seed by the first tracking id that has this seed', async () => {
      await using store = await open()
      const test = aNewTest()
      const other = aNewTest({ seeds: someSeeds(1) })
      const numericId = await store.createTest(test)
      await store.createTest(other)
      const query = { address: 'seed2@box1.example', messageKey: 'm' }
      const trackingIds = ['pst_nobody', other.trackingId, test.trackingId]
      expect(await store.findCopyTarget({ ...query, trackingIds })).toEqual({
        numericId,
        trackingId: test.trackingId,
        address: 'seed2@box1.example',
        providerType: 'business',
        providerName: 'box1.example',
        acceptedCopyCount: 0,
        temporaryRefusalCount: 0,
      })
      const both = { address: 'seed1@box0.example', messageKey: 'm', trackingIds: [other.trackingId, test.trackingId] }
      expect((await store.findCopyTarget(both))?.trackingId).toBe(other.trackingId)
      expect(await store.findCopyTarget({ ...query, trackingIds: [] })).toBeNull()
      expect(await store.findCopyTarget({ ...query, trackingIds: ['pst_nobody'] })).toBeNull()
    })

    it('remembers what the seed did with this message, and with no other', async () => {
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

  describe('external tests', () => {
    const external = { style: 'external-test', source: 'ci' } as const

    it('are found by number in their own workspace; spam tests are not', async () => {
      await using store = await open()
      const test = aNewTest({ ...external, metadata: { pr: 7 } })
      const numericId = await store.createTest(test)
      const spamTestId = await store.createTest(aNewTest())
      expect(await store.findExternalTest('workspace-a', numericId)).toMatchObject({
        numericId,
        trackingId: test.trackingId,
        metadata: { pr: 7 },
        seedCount: 3,
      })
      expect(await store.findExternalTest('workspace-a', spamTestId)).toBeNull()
      expect(await store.findExternalTest('workspace-b', numericId)).toBeNull()
    })

    it('are listed newest first, by page, with the total', async () => {
      await using store = await open()
      const ids: number[] = []
      for (let index = 0; index < 5; index += 1) ids.push(await store.createTest(aNewTest(external)))
      await store.createTest(aNewTest())
      await store.createTest(aNewTest({ ...external, workspaceId: 'workspace-b' }))
      const query = { workspaceId: 'workspace-a', source: null, status: null, perPage: 2, nowMs: 0 }
      const pages = await Promise.all(
        [1, 2, 3, 4].map(async (page) => await store.listExternalTests({ ...query, page })),
      )
      expect(pages.map((page) => page.totalCount)).toEqual([5, 5, 5, 5])
      expect(pages.map((page) => page.tests.map((test) => test.numericId))).toEqual([
        [ids[4], ids[3]],
        [ids[2], ids[1]],
        [ids[0]],
        [],
      ])
    })

    it('are filtered by source and by the status that statusOf() gives', async () => {
      await using store = await open()
      const sources = ['ci', 'cron', '']
      for (const source of sources) {
        for (const expiresAtMs of [2_500_000, 4_600_000]) {
          for (const settled of [0, 1, 2]) {
            const test = aNewTest({ ...external, source, expiresAtMs, seeds: someSeeds(2) })
            const numericId = await store.createTest(test)
            for (const { address } of test.seeds.slice(0, settled)) {
              await store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord() })
            }
          }
        }
      }
      const base = { workspaceId: 'workspace-a', page: 1, perPage: 100 }
      for (const nowMs of [2_400_000, 2_500_000, 9_000_000]) {
        const all = (await store.listExternalTests({ ...base, source: null, status: null, nowMs })).tests
        for (const status of testStatuses) {
          for (const source of [null, ...sources]) {
            const listed = await store.listExternalTests({ ...base, source, status, nowMs })
            const expected = all.filter(
              (test) => statusOf(test, nowMs) === status && (source === null || test.source === source),
            )
            expect(listed.tests).toEqual(expected)
            expect(listed.totalCount).toBe(expected.length)
          }
        }
      }
    })
  })
}
