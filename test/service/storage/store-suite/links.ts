/** Store suite: links to report pages. */

import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { StoredLink } from '../../../../src/service/storage/report-link.ts'
import { aNewTest } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

function aLink(numericId: number, changes: Partial<StoredLink> = {}): StoredLink {
  const times = { createdAtMs: 10, expiresAtMs: null, revokedAtMs: null }
  return {
    linkId: 'link-1',
    tokenHash: 'ab'.repeat(32),
    numericId,
    workspaceId: toWorkspaceId('workspace-a'),
    ...times,
    ...changes,
  }
}

export function linksSuite({ open }: StoreSuiteOptions): void {
  describe('a link to a report', () => {
    it('opens its test until it expires', async () => {
      await using store = await open()
      const test = aNewTest()
      const link = aLink(await store.createTest(test), { expiresAtMs: 100 })
      expect(await store.createReportLink(link)).toBe(true)
      expect(await store.findLinkedTest(link.tokenHash, 99)).toBe(test.trackingId)
      expect(await store.findLinkedTest(link.tokenHash, 100)).toBeNull()
      expect(await store.findLinkedTest('cd'.repeat(32), 99)).toBeNull()
    })

    it('opens nothing once it is revoked; only the first revocation counts', async () => {
      await using store = await open()
      const link = aLink(await store.createTest(aNewTest()))
      await store.createReportLink(link)
      expect(await store.revokeReportLink(toWorkspaceId('workspace-b'), link.linkId, 50)).toBeNull()
      expect(await store.findLinkedTest(link.tokenHash, 60)).not.toBeNull()
      expect(await store.revokeReportLink(toWorkspaceId('workspace-a'), link.linkId, 50)).toEqual({
        ...link,
        revokedAtMs: 50,
      })
      expect(await store.findLinkedTest(link.tokenHash, 60)).toBeNull()
      expect(await store.revokeReportLink(null, link.linkId, 70)).toMatchObject({ revokedAtMs: 50 })
      expect(await store.revokeReportLink(null, 'other', 70)).toBeNull()
    })

    it('is deleted with its test, and not created for a deleted test', async () => {
      await using store = await open()
      const link = aLink(await store.createTest(aNewTest()))
      await store.createReportLink(link)
      await store.deleteOlderThan({ createdBeforeMs: 9e12, nowMs: 9e12 }, new AbortController().signal)
      expect(await store.findLinkedTest(link.tokenHash, 60)).toBeNull()
      expect(await store.createReportLink({ ...link, linkId: 'link-2', tokenHash: 'cd'.repeat(32) })).toBe(false)
    })

    it('is listed by page, newest first, by workspace and test', async () => {
      await using store = await open()
      const [first, second] = [await store.createTest(aNewTest({ name: 'one' })), await store.createTest(aNewTest())]
      const links = [
        aLink(first, { linkId: 'a', tokenHash: 'a', createdAtMs: 10 }),
        aLink(first, { linkId: 'b', tokenHash: 'b', createdAtMs: 20 }),
        aLink(second, { linkId: 'c', tokenHash: 'c', createdAtMs: 20 }),
        aLink(second, { linkId: 'd', tokenHash: 'd', createdAtMs: 30, workspaceId: toWorkspaceId('workspace-b') }),
      ]
      for (const link of links) await store.createReportLink(link)
      const query = { workspaceId: toWorkspaceId('workspace-a'), numericId: null, after: null, limit: 2 }
      const page = await store.listReportLinks(query)
      expect(page.map(({ linkId }) => linkId)).toEqual(['c', 'b'])
      const rest = await store.listReportLinks({ ...query, after: page[1] ?? null })
      expect(rest).toEqual([{ ...links[0], testName: 'one' }])
      const ofTest = await store.listReportLinks({ ...query, workspaceId: null, numericId: second, limit: 9 })
      expect(ofTest.map(({ linkId }) => linkId)).toEqual(['d', 'c'])
    })
  })
}
