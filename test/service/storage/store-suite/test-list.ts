/** Store suite: the list of a workspace's tests of both styles. */

import { describe, expect, it } from 'vitest'
import { type TrackingId, toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { testStatuses } from '../../../../src/foundation/contract/names.ts'
import type { TestFilter, TestListQuery } from '../../../../src/service/storage/listed-test.ts'
import type { NewTest, Store } from '../../../../src/service/storage/store.ts'
import { statusOf } from '../../../../src/service/storage/test-status.ts'
import { aNewTest, anyTest, aRecord, someSeeds } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const all: TestListQuery = { filter: anyTest, beforeId: null, limit: 100, nowMs: 0 }

async function create(store: Store, changes: Partial<NewTest>, reported?: Reported): Promise<number> {
  const test = aNewTest({ style: 'external-test', ...changes })
  const numericId = await store.createTest(test)
  if (reported !== undefined) {
    const report = { reason: 'x', thresholds: [], ...reported }
    await store.putOutcome({ ...test, numericId }, { report, reportedAtMs: 8 })
  }
  return numericId
}

interface Reported {
  readonly outcome: 'pass' | 'fail'
  readonly template?: string
  readonly subject?: string
}

/** The ids that a filter finds, followed by `to <id>` if the search stopped at this id. */
async function find(
  store: Store,
  filter: Partial<TestFilter>,
  changes: Partial<TestListQuery> = {},
): Promise<readonly (number | string)[]> {
  const query = { ...all, ...changes, filter: { ...anyTest, ...filter } }
  const { tests, searchedToId } = await store.listTests(toWorkspaceId('workspace-a'), query)
  return [...tests.map(({ numericId }) => numericId), ...(searchedToId === null ? [] : [`to ${searchedToId}`])]
}

export function testListSuite({ open }: StoreSuiteOptions): void {
  describe('listTests()', () => {
    it('lists the tests of both styles in a workspace by key, newest first, with their outcomes', async () => {
      await using store = await open()
      const times = { createdAtMs: 7, expiresAtMs: 9 }
      const first = await create(store, { style: 'spam-test', ...times })
      const reported = { outcome: 'fail', template: 'a.html', subject: 'Your order' } as const
      const second = await create(store, { source: 'ci', ...times }, reported)
      const third = await create(store, { style: 'spam-test' }, { outcome: 'pass' })
      await create(store, { workspaceId: toWorkspaceId('workspace-b') })
      expect(await find(store, {}, { limit: 2 })).toEqual([third, second])
      expect(await find(store, {}, { beforeId: second })).toEqual([first])
      expect(await find(store, {}, { beforeId: first })).toEqual([])
      const { tests } = await store.listTests(toWorkspaceId('workspace-a'), all)
      const trackingId: TrackingId = expect.stringMatching(/^pst_/u)
      const common = { trackingId, name: 'Order confirmation', ...times, completedAtMs: null, revision: 0 }
      expect(tests.slice(1)).toEqual([
        { numericId: second, style: 'external-test', source: 'ci', ...common, ...reported },
        { numericId: first, style: 'spam-test', source: null, ...common, outcome: null, template: null, subject: null },
      ])
      expect(tests[0]).toMatchObject({ outcome: 'pass', template: null, subject: null })
    })

    it('filters by status as statusOf() does, in any page', async () => {
      await using store = await open()
      const nowMs = 2000
      for (const style of ['spam-test', 'external-test'] as const) {
        for (const expiresAtMs of [1999, 2000, 2001]) {
          for (const copies of [0, 1, 2]) {
            const seeds = someSeeds(2)
            const numericId = await create(store, { style, seeds, createdAtMs: 1, expiresAtMs })
            for (const { address } of seeds.slice(0, copies)) {
              await store.recordCopy({ numericId, address, messageKey: 'm', record: aRecord({ recordedAtMs: 1000 }) })
            }
          }
        }
      }
      const { tests } = await store.listTests(toWorkspaceId('workspace-a'), { ...all, nowMs })
      for (const status of testStatuses) {
        const expected = tests.filter((test) => statusOf(test, nowMs) === status).map(({ numericId }) => numericId)
        expect(expected.length).toBeGreaterThan(1)
        expect(await find(store, { status }, { nowMs })).toEqual(expected)
        const [newest = 0, ...older] = expected
        expect(await find(store, { status }, { nowMs, beforeId: newest })).toEqual(older)
      }
    })

    it('filters by source, gate result and both', async () => {
      await using store = await open()
      const nowMs = 5_000_000
      const passed = await create(store, { source: 'ci' }, { outcome: 'pass' })
      const failed = await create(store, { source: 'ci' }, { outcome: 'fail' })
      const without = await create(store, { source: 'cron', expiresAtMs: 9_000_000 })
      expect(await find(store, { source: 'ci' })).toEqual([failed, passed])
      expect(await find(store, { outcome: 'fail' })).toEqual([failed])
      expect(await find(store, { outcome: 'none' })).toEqual([without])
      expect(await find(store, { source: 'ci', outcome: 'pass' })).toEqual([passed])
      expect(await find(store, { source: 'cron', status: 'pending' }, { nowMs })).toEqual([without])
      expect(await find(store, { source: 'ci', status: 'pending' }, { nowMs })).toEqual([])
      expect(await find(store, { source: 'ci', status: 'expired' }, { nowMs })).toEqual([failed, passed])
    })

    it('searches name, source, template and subject case-insensitively, without wildcards', async () => {
      await using store = await open()
      const named = await create(store, { name: 'Größe 50% ab_c' })
      const sourced = await create(store, { name: 'x', source: 'Nightly' })
      const reported = { outcome: 'pass', template: 'emails/Order.html', subject: 'Ihre Übersicht' } as const
      const mailed = await create(store, { name: 'y' }, reported)
      for (const [search, expected] of [
        ['größe', [named]],
        ['50%', [named]],
        ['b_c', [named]],
        ['b%c', []],
        ['5~', []],
        ['NIGHT', [sourced]],
        ['order.HTML', [mailed]],
        ['Übersicht', [mailed]],
        ['confirmation', []],
      ] as const) {
        expect([search, await find(store, { search })]).toEqual([search, expected])
      }
    })

    it('shows and finds the subject of the stored message, unless a client reported another subject', async () => {
      await using store = await open()
      const message = {
        headerFields: [{ name: 'subject', value: 'Grüße\0 an\r\n\talle\ud800' }],
        body: null,
        html: null,
      }
      const received = await create(store, { name: 'x' })
      const reported = await create(store, { name: 'y' }, { outcome: 'pass', subject: 'From the run' })
      for (const id of [received, reported]) await store.keepTestMessage(id, message, 5)
      const { tests } = await store.listTests(toWorkspaceId('workspace-a'), all)
      expect(tests.map(({ subject }) => subject)).toEqual(['From the run', 'Grüße an alle\ufffd'])
      expect(await find(store, { search: 'grüße AN' })).toEqual([received])
      await store.deleteTestMessages(6, new AbortController().signal)
      expect((await store.listTests(toWorkspaceId('workspace-a'), all)).tests.map(({ subject }) => subject)).toEqual([
        'From the run',
        null,
      ])
      expect(await find(store, { search: 'grüße AN' })).toEqual([])
    })

    it('stops a search at its limit, and continues from there', async () => {
      await using store = await open()
      const ids: number[] = []
      for (const name of ['wanted', 'a', 'wanted', 'b', 'c']) ids.push(await create(store, { name }))
      const [first = 0, second = 0, third = 0, fourth = 0] = ids
      const search = { search: 'wanted' }
      expect(await find(store, search, { searchLimit: 2 })).toEqual([`to ${fourth}`])
      expect(await find(store, search, { searchLimit: 2, beforeId: fourth })).toEqual([third, `to ${second}`])
      expect(await find(store, search, { searchLimit: 2, beforeId: second })).toEqual([first])
      expect(await find(store, search, { searchLimit: 4 })).toEqual([third, `to ${second}`])
      expect(await find(store, search, { searchLimit: 4, limit: 1 })).toEqual([third])
      expect(await find(store, {}, { searchLimit: 2 })).toEqual(ids.toReversed())
    })
  })
}
