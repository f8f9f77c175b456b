/** Store suite: deletion of individual tests. */

import { describe, expect, it } from 'vitest'
import { toTrackingId, toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { Store } from '../../../../src/service/storage/store.ts'
import { anyTest, aRecord } from '../builders.ts'
import { fillWorkspace } from '../filled-workspace.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

async function idsOf(store: Store, workspaceId: WorkspaceId): Promise<readonly number[]> {
  const query = { filter: anyTest, beforeId: null, limit: 10, nowMs: 1 }
  return (await store.listTests(workspaceId, query)).tests.map(({ numericId }) => numericId)
}

/** Returns the number of the workspace's rows in each table. */
async function countsOf(store: Store, workspaceId: WorkspaceId): Promise<Readonly<Record<string, number>>> {
  const rows = await Array.fromAsync(store.exportWorkspace(workspaceId))
  return Object.fromEntries([...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => [table, own.length]))
}

/** The tables whose rows belong to tests. */
const tablesOfTests = /^(?:tests?(?:_|$)|report_links|webhook_(?:deliveries|attempts))/u

export function testRemovalSuite({ open }: StoreSuiteOptions): void {
  describe('deleteTest()', () => {
    it('deletes the rows of the test in every table, and nothing else', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      await fillWorkspace(store, toWorkspaceId('two'))
      const [external = 0, spam = 0] = await idsOf(store, toWorkspaceId('one'))
      const attempt = { attemptNumber: 1, startedAtMs: 5, durationMs: 1, statusCode: 410, detail: '' }
      for (const { deliveryId } of await store.listDeliveries('webhook-one', 10)) {
        for (const id of [deliveryId, `again-${deliveryId}`]) {
          await store.recordAttempt({ deliveryId: id, attempt, next: { state: 'failed' } })
          await store.redeliver(id, { deliveryId: `again-${id}`, nowMs: 7 })
        }
      }
      const before = await countsOf(store, toWorkspaceId('one'))
      const others = await countsOf(store, toWorkspaceId('two'))
      expect(before).toMatchObject({
        tests: 2,
        test_seeds: 6,
        test_outcomes: 2,
        report_links: 2,
        webhook_deliveries: 6,
      })
      expect(await store.deleteTest(toWorkspaceId('one'), external, 1)).toBe(true)
      const halved = Object.entries(before).map(([table, count]) => [
        table,
        tablesOfTests.test(table) ? count / 2 : count,
      ])
      expect(await countsOf(store, toWorkspaceId('one'))).toEqual(Object.fromEntries(halved))
      expect(await idsOf(store, toWorkspaceId('one'))).toEqual([spam])
      expect(await countsOf(store, toWorkspaceId('two'))).toEqual(others)
      const query = { workspaceId: toWorkspaceId('one'), status: null, page: 1, perPage: 1, nowMs: 1 }
      for (const source of [null, 'one']) {
        expect((await store.listExternalTests({ ...query, source })).totalCount).toBe(0)
      }
    })

    it('finds only tests in the given workspace, and deletes each test once', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      const [id = 0] = await idsOf(store, toWorkspaceId('one'))
      expect(await store.deleteTest(toWorkspaceId('two'), id, 1)).toBe(false)
      expect((await countsOf(store, toWorkspaceId('one')))['webhook_deliveries']).toBe(2)
      expect(
        await Promise.all([
          store.deleteTest(toWorkspaceId('one'), id, 1),
          store.deleteTest(toWorkspaceId('one'), id, 1),
        ]),
      ).toContain(true)
      expect(await store.deleteTest(toWorkspaceId('one'), id, 1)).toBe(false)
    })

    it('notifies the listeners of the test, and treats later copies as copies for an unknown test', async () => {
      await using store = await open()
      await fillWorkspace(store, toWorkspaceId('one'))
      const [id = 0] = await idsOf(store, toWorkspaceId('one'))
      const trackingId = (await store.findTest(toWorkspaceId('one'), String(id)))?.trackingId ?? toTrackingId('')
      const copy = { trackingIds: [trackingId], address: 'seed2@box1.example', messageKey: 'm' }
      expect(await store.findCopyTarget(copy)).not.toBeNull()
      const changed = new Promise((resolve) => {
        // PostgreSQL also announces a new connection, with `'all'`.
        store.onTestChanged((numericId) => (numericId === id ? resolve('changed') : undefined))
      })
      await store.deleteTest(toWorkspaceId('one'), id, 1)
      expect(await changed).toBe('changed')
      expect(await store.findCopyTarget(copy)).toBeNull()
      // A copy whose target was found before the test was deleted is not recorded, and the sender retries.
      await expect(store.recordCopy({ ...copy, numericId: id, record: aRecord() })).rejects.toThrow(/foreign key/iu)
    })
  })
}
