import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tallyReport } from '../../../src/postmaster/dmarc/tally-report.ts'
import { someRecords } from './dmarc-arbitraries.ts'
import { aRecord, aReport } from './report-builders.ts'

describe('tallyReport()', () => {
  it("counts all messages for the policy's domain, and those of each subdomain for the subdomain", () => {
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

  it('gives the same totals however records are split into reports', () => {
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
