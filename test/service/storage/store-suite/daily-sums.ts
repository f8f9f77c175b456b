/** Store suite: daily sums. */

import { describe, expect, it } from 'vitest'
import { toTokenId, toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { NewTest, SeedRecord, Store } from '../../../../src/service/storage/store.ts'
import { aNewTest, aRecord, aRefusal, aToken, someSeeds } from '../builders.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const never = new AbortController().signal
const dayMs = 86_400_000
const noon = Date.UTC(2026, 0, 31, 12)
const day = '2026-01-31'
const none = {
  testCount: 0,
  seedCount: 0,
  copyCount: 0,
  inboxCount: 0,
  tabCount: 0,
  spamCount: 0,
  missingCount: 0,
  passCount: 0,
  failCount: 0,
}

/** Creates a test with one seed per record; `null` for a seed without a result. */
async function create(
  store: Store,
  records: readonly (Partial<SeedRecord> | null)[],
  changes: Partial<NewTest> = {},
): Promise<{ readonly numericId: number; readonly workspaceId: WorkspaceId; readonly source: string | null }> {
  const times = { createdAtMs: noon, expiresAtMs: noon + 1000 }
  const test = aNewTest({
    style: 'external-test',
    source: 'ci',
    ...times,
    seeds: someSeeds(records.length),
    ...changes,
  })
  const numericId = await store.createTest(test)
  for (const [index, record] of records.entries()) {
    if (record === null) continue
    const address = test.seeds[index]?.address ?? ''
    await store.recordCopy({
      numericId,
      address,
      messageKey: 'm',
      record: aRecord({ recordedAtMs: test.createdAtMs + 1, ...record }),
    })
  }
  return { numericId, workspaceId: test.workspaceId, source: test.source }
}

function report(outcome: 'pass' | 'fail', template: string) {
  return { report: { outcome, reason: 'x', thresholds: [], template }, reportedAtMs: noon } as const
}

const inbox = {}
const spam = { folder: 'Spam' } as const
const tab = { folder: 'Promotions' } as const
const refusal = aRefusal(550, { recordedAtMs: noon + 1 })

export function dailySumsSuite({ open }: StoreSuiteOptions): void {
  describe('sumDays()', () => {
    it('adds a complete test to its day only once, however often the job runs, even in two instances at once', async () => {
      await using store = await open()
      await create(store, [inbox, spam, tab, refusal])
      const expected = { ...none, testCount: 1, seedCount: 4, copyCount: 3, inboxCount: 1, tabCount: 1, spamCount: 1 }
      for (let run = 0; run < 2; run += 1) {
        await Promise.all([store.sumDays(noon + 2, never), store.sumDays(noon + 2, never)])
        expect(await store.listDays(toWorkspaceId('workspace-a'), null, '2026-01-01')).toEqual([{ day, ...expected }])
      }
    })

    it('adds an open test when it expires, with its missing results, and later adds a late copy as a difference', async () => {
      await using store = await open()
      const { numericId } = await create(store, [inbox, null, null])
      await store.sumDays(noon + 999, never)
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, '2026-01-01')).toEqual([])
      await store.sumDays(noon + 1000, never)
      const expired = { ...none, day, testCount: 1, seedCount: 3, copyCount: 1, inboxCount: 1, missingCount: 2 }
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, '2026-01-01')).toEqual([expired])
      const record = aRecord({ folder: 'Spam', recordedAtMs: noon + 2000 })
      await store.recordCopy({ numericId, address: 'seed2@box1.example', messageKey: 'm', record })
      await store.sumDays(noon + 2000, never)
      const later = { ...expired, copyCount: 2, spamCount: 1, missingCount: 1 }
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, '2026-01-01')).toEqual([later])
    })

    it('moves a test to the template of its outcome, and replaces an outcome', async () => {
      await using store = await open()
      const test = await create(store, [inbox])
      await store.sumDays(noon + 2, never)
      const counts = { ...none, testCount: 1, seedCount: 1, copyCount: 1, inboxCount: 1 }
      expect(await store.listSeries(toWorkspaceId('workspace-a'), day, 9)).toEqual([
        { source: 'ci', template: '', ...counts },
      ])
      await store.putOutcome(test, report('fail', 'a.html'))
      await store.sumDays(noon + 2, never)
      const failed = { source: 'ci', template: 'a.html', ...counts, failCount: 1 }
      expect(await store.listSeries(toWorkspaceId('workspace-a'), day, 9)).toEqual([failed])
      await store.putOutcome(test, report('pass', 'a.html'))
      await store.sumDays(noon + 2, never)
      const passed = { source: 'ci', template: 'a.html', ...counts, passCount: 1 }
      expect(await store.listSeries(toWorkspaceId('workspace-a'), day, 9)).toEqual([passed])
    })

    it('counts only the known seeds of an open test whose outcome was reported early', async () => {
      await using store = await open()
      const test = await create(store, [inbox, null])
      await store.putOutcome(test, report('pass', 'a.html'))
      await store.sumDays(noon + 2, never)
      const early = { ...none, day, testCount: 1, seedCount: 1, copyCount: 1, inboxCount: 1, passCount: 1 }
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, day)).toEqual([early])
      await store.sumDays(noon + 1000, never)
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, day)).toEqual([
        { ...early, seedCount: 2, missingCount: 1 },
      ])
    })

    it('keeps the sums when retention or a user deletes the tests, even tests that were not counted yet', async () => {
      await using store = await open()
      await create(store, [inbox])
      const second = await create(store, [spam, null])
      await create(store, [spam, null])
      await store.deleteTest(toWorkspaceId('workspace-a'), second.numericId, noon + 2)
      await store.deleteOlderThan({ createdBeforeMs: noon + dayMs, nowMs: noon + dayMs }, never)
      await store.sumDays(noon + dayMs, never)
      const expected = { testCount: 3, seedCount: 4, copyCount: 3, inboxCount: 1, spamCount: 2, missingCount: 1 }
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, day)).toEqual([{ ...none, day, ...expected }])
      await store.deleteWorkspace(toWorkspaceId('workspace-a'))
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, day)).toEqual([])
    })

    it('counts any number of tests, by workspace, day, source and template', async () => {
      await using store = await open()
      for (let count = 0; count < 120; count += 1) await create(store, [inbox])
      const other = { createdAtMs: noon + dayMs, expiresAtMs: noon + dayMs + 1000 }
      await create(store, [spam], { ...other, source: null, style: 'spam-test' })
      await create(store, [inbox], { workspaceId: toWorkspaceId('workspace-b') })
      await store.sumDays(noon + 2 * dayMs, never)
      const days = await store.listDays(toWorkspaceId('workspace-a'), null, day)
      expect(days.map((one) => [one.day, one.testCount])).toEqual([
        [day, 120],
        ['2026-02-01', 1],
      ])
      expect((await store.listDays(toWorkspaceId('workspace-a'), null, '2026-02-01')).map((one) => one.day)).toEqual([
        '2026-02-01',
      ])
      const ofSeries = await store.listDays(toWorkspaceId('workspace-a'), { source: 'ci', template: '' }, day)
      expect(ofSeries.map((one) => [one.day, one.testCount])).toEqual([[day, 120]])
      const series = await store.listSeries(toWorkspaceId('workspace-a'), day, 9)
      expect(series.map(({ source, testCount }) => [source, testCount])).toEqual([
        ['ci', 120],
        ['', 1],
      ])
      expect(await store.listSeries(toWorkspaceId('workspace-a'), day, 1)).toHaveLength(1)
      expect((await store.listDays(toWorkspaceId('workspace-b'), null, day))[0]?.testCount).toBe(1)
    })

    it('stops between two batches when it is aborted', async () => {
      await using store = await open()
      await create(store, [inbox])
      await expect(store.sumDays(noon + 2, AbortSignal.abort(new Error('the service stops')))).rejects.toThrow('stops')
      expect(await store.listDays(toWorkspaceId('workspace-a'), null, day)).toEqual([])
    })

    it('adds the requests of all tokens in a workspace to the day, each only once', async () => {
      await using store = await open()
      for (const [tokenId, workspaceId] of [
        ['one', 'workspace-a'],
        ['two', 'workspace-a'],
        ['three', 'workspace-b'],
      ] as const) {
        await store.createToken(
          aToken({
            tokenId: toTokenId(tokenId),
            tokenHash: `hash-${tokenId}`,
            workspaceId: toWorkspaceId(workspaceId),
          }),
        )
      }
      const ask = async (tokenHash: string | null, windowStartMs: number): Promise<void> => {
        await store.admit({ tokenHash, anonymousSubject: 'address:x', windowStartMs, nowMs: noon, wantedTest: null })
      }
      for (const window of [0, 0, 3_600_000]) await ask('hash-one', window)
      for (const hash of ['hash-two', 'hash-three', null]) await ask(hash, 0)
      await Promise.all([store.sumDays(noon, never), store.sumDays(noon, never)])
      expect(await store.listRequestDays(toWorkspaceId('workspace-a'), day)).toEqual([{ day, requestCount: 4 }])
      await ask('hash-one', 7_200_000)
      await store.sumDays(noon + dayMs, never)
      expect(await store.listRequestDays(toWorkspaceId('workspace-a'), day)).toEqual([
        { day, requestCount: 4 },
        { day: '2026-02-01', requestCount: 1 },
      ])
      expect(await store.listRequestDays(toWorkspaceId('workspace-a'), '2026-02-01')).toHaveLength(1)
      expect(await store.listRequestDays(toWorkspaceId('workspace-b'), day)).toEqual([{ day, requestCount: 1 }])
    })
  })
}
