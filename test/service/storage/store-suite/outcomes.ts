/** Store suite: test outcomes that clients reported. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { PutOutcomeRequest } from '../../../../src/foundation/contract/test-outcome.ts'
import type { Store, StoredTest } from '../../../../src/service/storage/store.ts'
import { aNewTest } from '../builders.ts'
import { findByTrackingId as find, type StoreSuiteOptions } from './store-suite-options.ts'

const report: PutOutcomeRequest = { outcome: 'fail', reason: 'too little', thresholds: [], template: 'a.html' }

async function create(store: Store, changes: Parameters<typeof aNewTest>[0] = {}): Promise<StoredTest> {
  const test = aNewTest(changes)
  await store.createTest(test)
  return await find(store, test)
}

export function outcomesSuite({ open }: StoreSuiteOptions): void {
  describe('the outcome of a test', () => {
    it('is stored, and replaced by a later report', async () => {
      await using store = await open()
      const test = await create(store)
      expect(await store.findOutcome(test.numericId)).toBeNull()
      expect(await store.findReportedHead(test.trackingId)).toMatchObject({ outcomeAtMs: null })
      await store.putOutcome(test, { report, reportedAtMs: 5 })
      expect(await store.findOutcome(test.numericId)).toEqual({ report, reportedAtMs: 5 })
      const later = { ...report, outcome: 'pass' } as const
      await store.putOutcome(test, { report: later, reportedAtMs: 6 })
      expect(await store.findOutcome(test.numericId)).toEqual({ report: later, reportedAtMs: 6 })
      expect(await store.findReportedHead(test.trackingId)).toMatchObject({ numericId: test.numericId, outcomeAtMs: 6 })
    })

    it('is read together with who may open the report', async () => {
      await using store = await open()
      const test = await create(store)
      expect(await store.findReportedHead(test.trackingId)).toMatchObject({ reportAccess: 'link' })
      const workspace = {
        workspaceId: test.workspaceId,
        name: 'A',
        plan: 'pro',
        retentionMs: null,
        createdAtMs: 1,
      } as const
      await store.createWorkspace({ ...workspace, reportAccess: 'members' })
      await store.createWorkspace({ ...workspace, workspaceId: toWorkspaceId('workspace-b'), reportAccess: 'link' })
      expect(await store.findReportedHead(test.trackingId)).toMatchObject({ reportAccess: 'members' })
      await store.changeWorkspace(test.workspaceId, { name: 'A', retentionMs: null, reportAccess: 'link' })
      expect(await store.findReportedHead(test.trackingId)).toMatchObject({ reportAccess: 'link' })
    })

    it('is deleted with its test, and not stored for a deleted test', async () => {
      await using store = await open()
      const test = await create(store)
      await store.putOutcome(test, { report, reportedAtMs: 5 })
      await store.deleteOlderThan({ createdBeforeMs: 9e12, nowMs: 9e12 }, new AbortController().signal)
      expect(await store.findOutcome(test.numericId)).toBeNull()
      await store.putOutcome(test, { report, reportedAtMs: 5 })
      expect(await store.findOutcome(test.numericId)).toBeNull()
    })

    it('is compared with the latest earlier outcome for the same workspace, source and template', async () => {
      await using store = await open()
      const first = await create(store, { source: 'ci', createdAtMs: 10 })
      const second = await create(store, { source: 'ci', createdAtMs: 20 })
      const others = [
        [await create(store, { source: 'ci', workspaceId: toWorkspaceId('workspace-b') }), report],
        [await create(store, { source: null }), report],
        [await create(store, { source: 'ci' }), { ...report, template: 'b.html' }],
      ] as const
      const last = await create(store, { source: 'ci', createdAtMs: 30 })
      expect(await store.findPreviousTest(last, 'a.html')).toBeNull()
      for (const test of [first, second, last]) await store.putOutcome(test, { report, reportedAtMs: 5 })
      for (const [test, own] of others) await store.putOutcome(test, { report: own, reportedAtMs: 5 })
      const previous = { createdAtMs: 20, outcome: 'fail', inboxCount: 0, seedCount: 3 }
      expect(await store.findPreviousTest(last, 'a.html')).toEqual(previous)
      expect(await store.findPreviousTest(first, 'a.html')).toBeNull()
    })
  })
}
