/** Store suite: DMARC aggregate reports. */

import { assert, asyncProperty, nat } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportDay, tallyReport } from '../../../../src/extensions/postmaster/dmarc/keep-reports.ts'
import type { DmarcReport, NewDmarcReport } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { someRecords } from '../../../extensions/postmaster/dmarc/dmarc-arbitraries.ts'
import { aRecord, aReport } from '../../../extensions/postmaster/dmarc/report-builders.ts'
import { allDays } from '../../../extensions/postmaster/storage/all-days.ts'
import type { StoreSuiteOptions } from './store-suite-options.ts'

const never = new AbortController().signal
const day = '2026-11-19'
const dayMs = 86_400_000

async function anAccount(store: Store, email: string = 'dmarc@shop.example'): Promise<number> {
  const account = { workspaceId: toWorkspaceId('workspace-a'), email, source: 'dmarc-reports', nowMs: 10 } as const
  return (await store.ensurePostmasterAccount(account)).id
}

function aNewReport(accountId: number, changes: Partial<DmarcReport> = {}): NewDmarcReport {
  const report = aReport(changes)
  return { accountId, report, date: reportDay(report), tallies: tallyReport(report), carrierDomain: null, nowMs: 20 }
}

async function ratiosOf(store: Store, accountId: number, domain: string = 'shop.example'): Promise<unknown> {
  const days = await store.readPostmasterDays({ accountId, domain, range: null })
  return days.map(({ date, authentication }) => [date, authentication])
}

function ratios(ratio: number): object {
  return { spf_success_ratio: ratio, dkim_success_ratio: ratio, dmarc_success_ratio: ratio }
}

/** The parts of the suite; see ../store-suite.ts. */
export function dmarcSuite(options: StoreSuiteOptions): void {
  keepingPart(options)
  readingPart(options)
  deletingPart(options)
}

function keepingPart({ open }: StoreSuiteOptions): void {
  describe('keepDmarcReport()', () => {
    it('creates an authentication day for the domain of a report and for each subdomain in it', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const records = [
        aRecord({ messageCount: 6 }),
        aRecord({ messageCount: 2, headerFrom: 'news.shop.example', isSpfAligned: false, isDkimAligned: false }),
      ]
      expect(await store.keepDmarcReport(aNewReport(accountId, { records }))).toBe('kept')
      expect(await ratiosOf(store, accountId)).toEqual([[day, ratios(0.75)]])
      expect(await ratiosOf(store, accountId, 'news.shop.example')).toEqual([[day, ratios(0)]])
      expect(await allDays(store, accountId)).toHaveLength(2)
    })

    it('stores a report once, identified by organization, id, domain and range', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const records = [aRecord({ messageCount: 3, isSpfAligned: false })]
      expect(await store.keepDmarcReport(aNewReport(accountId, { records }))).toBe('kept')
      const before = await ratiosOf(store, accountId)
      expect(await store.keepDmarcReport(aNewReport(accountId, { records: [aRecord({ messageCount: 9 })] }))).toBe(
        'known',
      )
      expect(await ratiosOf(store, accountId)).toEqual(before)
      const others: readonly Partial<DmarcReport>[] = [
        { organization: 'other.example' },
        { reportId: 'r-2' },
        { domain: 'other.example' },
        { endsAtMs: aReport().endsAtMs + 1000 },
      ]
      for (const other of others) expect(await store.keepDmarcReport(aNewReport(accountId, other))).toBe('kept')
      expect(await store.keepDmarcReport(aNewReport(await anAccount(store, 'b@shop.example')))).toBe('kept')
    })

    it('calculates the same ratios for any distribution of records across reports, in any order', async () => {
      await using store = await open()
      let count = 0
      await assert(
        asyncProperty(someRecords, nat(5), async (records, width) => {
          count += 1
          const whole = await anAccount(store, `whole-${count}@shop.example`)
          const parts = await anAccount(store, `parts-${count}@shop.example`)
          await store.keepDmarcReport(aNewReport(whole, { records }))
          const reports = Map.groupBy(records, (_record, index) => index % (width + 1))
          for (const [id, own] of [...reports].toReversed()) {
            await store.keepDmarcReport(aNewReport(parts, { reportId: `part ${id}`, records: own }))
          }
          expect(await allDays(store, parts)).toEqual(await allDays(store, whole))
        }),
        { numRuns: 25 },
      )
    })

    it('counts concurrent reports exactly', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const reports = Array.from({ length: 20 }, (_, index) =>
        aNewReport(accountId, {
          reportId: `r-${index % 10}`,
          records: [aRecord({ isDkimAligned: false, isSpfAligned: index % 10 < 3 })],
        }),
      )
      const kept = await Promise.all(reports.map(async (report) => await store.keepDmarcReport(report)))
      expect(kept.filter((one) => one === 'kept')).toHaveLength(10)
      const wanted = { spf_success_ratio: 0.3, dkim_success_ratio: 0, dmarc_success_ratio: 0.3 }
      expect(await ratiosOf(store, accountId)).toEqual([[day, wanted]])
    })

    it('accepts large reports and any characters', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const records = Array.from({ length: 1000 }, (_, index) =>
        aRecord({
          sourceAddress: `198.51.${index >> 8}.${index & 255}`,
          overrides: [{ type: 'other', comment: `a\0b'"` }],
        }),
      )
      expect(
        await store.keepDmarcReport(aNewReport(accountId, { records, organization: "'; drop table tests --\0" })),
      ).toBe('kept')
      const sources = await store.readDmarcSources({ accountId, domain: 'shop.example', range: null })
      expect(sources).toHaveLength(1000)
      expect(sources[0]?.organizations).toEqual(["'; drop table tests --\u{fffd}"])
    })

    it('rejects reports for an unknown account and stores nothing', async () => {
      await using store = await open()
      await expect(store.keepDmarcReport(aNewReport(99))).rejects.toThrow(/postmaster account 99 not found/u)
    })

    it('deletes reports with their account', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      await store.keepDmarcReport(aNewReport(accountId))
      expect(await store.removePostmasterAccount(accountId)).toBe(true)
      expect(await store.readDmarcSources({ accountId, domain: 'shop.example', range: null })).toEqual([])
      const again = await anAccount(store)
      expect(await store.keepDmarcReport(aNewReport(again))).toBe('kept')
    })
  })
}

function readingPart({ open }: StoreSuiteOptions): void {
  describe('reading DMARC reports', () => {
    it('groups equal results across reports, most messages first, with their reporters', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const failing = aRecord({
        sourceAddress: '2001:db8::1',
        messageCount: 5,
        isSpfAligned: false,
        isDkimAligned: false,
        disposition: 'quarantine',
        envelopeFrom: 'bounce.example',
        results: [{ method: 'spf', domain: 'bounce.example', selector: null, result: 'pass' }],
        overrides: [{ type: 'forwarded', comment: null }],
      })
      for (const organization of ['b.example', 'a.example']) {
        await store.keepDmarcReport(
          aNewReport(accountId, { organization, records: [aRecord({ messageCount: 1 }), failing] }),
        )
      }
      expect(await store.readDmarcSources({ accountId, domain: 'shop.example', range: null })).toEqual([
        { ...failing, messageCount: 10, organizations: ['a.example', 'b.example'] },
        { ...aRecord({ messageCount: 2 }), organizations: ['a.example', 'b.example'] },
      ])
    })

    it('finds authors at a domain and its subdomains only', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      const authors = [
        'shop_1.example',
        'a.shop_1.example',
        'shopx1.example',
        'a.shopx1.example',
        'ashop_1.example',
        'example',
      ]
      const records = authors.map((headerFrom) => aRecord({ headerFrom }))
      await store.keepDmarcReport(aNewReport(accountId, { domain: 'example', records }))
      const sources = await store.readDmarcSources({ accountId, domain: 'shop_1.example', range: null })
      expect(sources.map((source) => source.headerFrom).toSorted()).toEqual(['a.shop_1.example', 'shop_1.example'])
    })

    it('reads the days of a range, including both ends', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      for (const shift of [0, 1, 2]) {
        const { beginsAtMs, endsAtMs } = aReport()
        const range = { beginsAtMs: beginsAtMs + shift * dayMs, endsAtMs: endsAtMs + shift * dayMs }
        await store.keepDmarcReport(
          aNewReport(accountId, { ...range, records: [aRecord({ messageCount: 10 ** shift })] }),
        )
      }
      const range = { startDate: '2026-11-20', endDate: '2026-11-21' }
      const [source] = await store.readDmarcSources({ accountId, domain: 'shop.example', range })
      expect(source?.messageCount).toBe(110)
      expect(await store.readDmarcReports({ accountId, domain: 'shop.example', range })).toEqual([
        {
          organization: 'reporter.example',
          carrierDomain: null,
          reportCount: 2,
          messageCount: 110,
          firstDate: '2026-11-20',
          lastDate: '2026-11-21',
        },
      ])
    })

    it('separates reporters by carrier domain, for the domain, its parents and its subdomains', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      for (const [domain, carrierDomain] of [
        ['shop.example', 'reporter.example'],
        ['news.shop.example', 'reporter.example'],
        ['example', null],
        ['other.example', null],
      ] as const) {
        await store.keepDmarcReport({ ...aNewReport(accountId, { domain }), carrierDomain })
      }
      const reports = await store.readDmarcReports({ accountId, domain: 'shop.example', range: null })
      expect(reports.map(({ carrierDomain, reportCount }) => [carrierDomain, reportCount])).toEqual([
        ['reporter.example', 2],
        [null, 1],
      ])
    })

    it('stores the read position of a mailbox', async () => {
      await using store = await open()
      expect(await store.readDmarcCursor('a@b/INBOX')).toBeNull()
      await store.writeDmarcCursor('a@b/INBOX', { uidValidity: '7', nextUid: 12 })
      await store.writeDmarcCursor('a@b/INBOX', { uidValidity: '8', nextUid: 4_294_967_295 })
      await store.writeDmarcCursor('a@b/Other', { uidValidity: '1', nextUid: 1 })
      expect(await store.readDmarcCursor('a@b/INBOX')).toEqual({ uidValidity: '8', nextUid: 4_294_967_295 })
    })
  })
}

function deletingPart({ open }: StoreSuiteOptions): void {
  describe('deleteDmarcReports()', () => {
    it('deletes any number of reports that ended before the given time, and keeps the days', async () => {
      await using store = await open()
      const accountId = await anAccount(store)
      for (let index = 0; index < 45; index += 1) {
        await store.keepDmarcReport(aNewReport(accountId, { reportId: `old ${index}` }))
      }
      const { beginsAtMs, endsAtMs } = aReport()
      const young = { reportId: 'young', beginsAtMs: beginsAtMs + dayMs, endsAtMs: endsAtMs + dayMs }
      await store.keepDmarcReport(aNewReport(accountId, young))
      expect(await store.deleteDmarcReports(endsAtMs + 1, never)).toBe(45)
      expect(await store.deleteDmarcReports(endsAtMs + 1, never)).toBe(0)
      const [source] = await store.readDmarcSources({ accountId, domain: 'shop.example', range: null })
      expect(source?.messageCount).toBe(1)
      expect(await ratiosOf(store, accountId)).toHaveLength(2)
    })
  })
}
