import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  countKept,
  keepReports,
  reportDay,
  tallyReport,
} from '../../../../src/extensions/postmaster/dmarc/keep-reports.ts'
import { dmarcRetentionMs } from '../../../../src/extensions/postmaster/dmarc/report-limits.ts'
import type { NewDmarcReport } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { someRecords } from './dmarc-arbitraries.ts'
import { aRecord, aReport, nowMs } from './report-builders.ts'

describe('keepReports()', () => {
  it('stores each report with its day, tallies and carrier', async () => {
    const handed: NewDmarcReport[] = []
    const store = {
      keepDmarcReport: async (report: NewDmarcReport): Promise<'kept' | 'known'> =>
        await Promise.resolve(handed.push(report) === 1 ? 'kept' : 'known'),
    }
    const reports = [1, 2].map(() => ({ report: aReport(), carrierDomain: 'reporter.example' }))
    const kept = await keepReports(reports, { store, accountId: 3, domains: [], nowMs })
    expect(kept.map((one) => one.status)).toEqual(['kept', 'known'])
    expect(handed[0]).toMatchObject({
      accountId: 3,
      date: '2026-11-19',
      carrierDomain: 'reporter.example',
      tallies: [{ domain: 'shop.example', messageCount: 1 }],
      nowMs,
    })
  })

  it('ignores reports that are too old or about other domains', async () => {
    const store = { keepDmarcReport: async () => 'kept' as const }
    const { beginsAtMs, endsAtMs } = aReport()
    const old = aReport({ beginsAtMs: beginsAtMs - dmarcRetentionMs, endsAtMs: endsAtMs - dmarcRetentionMs })
    const reports = [old, aReport({ domain: 'evil.example' }), aReport({ domain: 'news.shop.example' }), aReport()]
    const kept = await keepReports(
      reports.map((report) => ({ report, carrierDomain: null })),
      { store, accountId: 3, domains: ['shop.example'], nowMs },
    )
    expect(kept.map((one) => one.status)).toEqual(['too-old', 'other-domain', 'kept', 'kept'])
    expect(countKept(kept)).toEqual({ kept: 2, known: 0, 'too-old': 1, 'other-domain': 1 })
  })
})

describe('reportDay()', () => {
  it.each([
    ['a day in UTC', '2026-11-19T00:00:00Z', '2026-11-19T23:59:59Z', '2026-11-19'],
    ['a day in UTC with the first second of the next', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-19'],
    ['a day in California', '2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z', '2026-11-19'],
    ['a day in New Zealand', '2026-11-18T11:00:00Z', '2026-11-19T11:00:00Z', '2026-11-18'],
    ['an hour', '2026-11-19T23:00:00Z', '2026-11-20T00:00:00Z', '2026-11-19'],
    ['a week', '2026-11-16T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-19'],
    ['a moment', '2026-11-19T00:00:00Z', '2026-11-19T00:00:00Z', '2026-11-19'],
  ])('returns the middle day of %s', (_name, begin, end, day) => {
    expect(reportDay({ beginsAtMs: Date.parse(begin), endsAtMs: Date.parse(end) })).toBe(day)
  })
})

describe('tallyReport()', () => {
  it("counts all messages for the policy's domain, and those from each subdomain for the subdomain", () => {
    const records = [
      aRecord({ messageCount: 90 }),
      aRecord({ messageCount: 7, headerFrom: 'news.shop.example', isSpfAligned: false }),
      aRecord({ messageCount: 3, headerFrom: 'news.shop.example', isSpfAligned: false, isDkimAligned: false }),
    ]
    expect(tallyReport(aReport({ records }))).toEqual([
      { domain: 'shop.example', messageCount: 100, spfCount: 90, dkimCount: 97, dmarcCount: 97 },
      { domain: 'news.shop.example', messageCount: 10, spfCount: 0, dkimCount: 7, dmarcCount: 7 },
    ])
  })

  it("creates no tally for an author outside the policy's domain", () => {
    const records = ['example', 'other.example', 'notshop.example'].map((headerFrom) => aRecord({ headerFrom }))
    expect(tallyReport(aReport({ records })).map((tally) => tally.domain)).toEqual(['shop.example'])
  })

  it('returns no tally for a report without messages', () => {
    expect(tallyReport(aReport({ records: [] }))).toEqual([])
  })

  it('limits the tallies to the hundred subdomains with the most mail', () => {
    const records = Array.from({ length: 300 }, (_, index) =>
      aRecord({ headerFrom: `n${index}.shop.example`, messageCount: index + 1 }),
    )
    const tallies = tallyReport(aReport({ records }))
    expect(tallies).toHaveLength(101)
    expect(tallies[1]?.domain).toBe('n299.shop.example')
  })

  it('returns the same totals however records are split into reports', () => {
    assert(
      property(someRecords, nat(30), (records, at) => {
        const parts = [records.slice(0, at), records.slice(at)].filter((part) => part.length > 0)
        const sums = new Map<string, readonly number[]>()
        for (const tally of parts.flatMap((part) => tallyReport(aReport({ records: part })))) {
          const { domain, messageCount, spfCount, dkimCount, dmarcCount } = tally
          const before = sums.get(domain) ?? [0, 0, 0, 0]
          sums.set(
            domain,
            [messageCount, spfCount, dkimCount, dmarcCount].map((count, index) => count + (before[index] ?? 0)),
          )
        }
        const whole = tallyReport(aReport({ records })).map(({ domain, ...counts }) => [domain, Object.values(counts)])
        expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(whole))
      }),
    )
  })

  it('never counts more passes than messages, and at least as many DMARC passes as SPF or DKIM passes', () => {
    assert(
      property(someRecords, (records) => {
        for (const { messageCount, spfCount, dkimCount, dmarcCount } of tallyReport(aReport({ records }))) {
          expect(dmarcCount).toBeLessThanOrEqual(messageCount)
          expect(dmarcCount).toBeGreaterThanOrEqual(Math.max(spfCount, dkimCount))
          expect(dmarcCount).toBeLessThanOrEqual(spfCount + dkimCount)
        }
      }),
    )
  })
})
