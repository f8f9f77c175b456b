/** Store suite: lists of tests. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import { testStatuses } from '../../../../src/foundation/contract/names.ts'
import { statusOf } from '../../../../src/service/storage/test-status.ts'
import { aNewTest, aRecord, someSeeds } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

export function listsSuite({ open }: StoreSuiteOptions): void {
  describe('external tests', () => {
    const external = { style: 'external-test', source: 'ci' } as const

    it('are found by numeric id in their workspace, unlike spam tests', async () => {
      await using store = await open()
      const test = aNewTest({ ...external, metadata: { pr: 7 } })
      const numericId = await store.createTest(test)
      const spamTestId = await store.createTest(aNewTest())
      expect(await store.findExternalTest(toWorkspaceId('workspace-a'), numericId)).toMatchObject({
        numericId,
        trackingId: test.trackingId,
        metadata: { pr: 7 },
        seedCount: 3,
      })
      expect(await store.findExternalTest(toWorkspaceId('workspace-a'), spamTestId)).toBeNull()
      expect(await store.findExternalTest(toWorkspaceId('workspace-b'), numericId)).toBeNull()
    })

    it('are listed newest first, by page, with a total', async () => {
      await using store = await open()
      const ids: number[] = []
      for (let index = 0; index < 5; index += 1) ids.push(await store.createTest(aNewTest(external)))
      await store.createTest(aNewTest())
      await store.createTest(aNewTest({ ...external, workspaceId: toWorkspaceId('workspace-b') }))
      const query = { workspaceId: toWorkspaceId('workspace-a'), source: null, status: null, perPage: 2, nowMs: 0 }
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

    it('are filtered by source and by status, as statusOf() computes it', async () => {
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
      const base = { workspaceId: toWorkspaceId('workspace-a'), page: 1, perPage: 100 }
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
