import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { failedCount, summarizeSources } from '../../../../src/extensions/postmaster/dmarc/summarize-sources.ts'
import type { DmarcRecord, DmarcSourceTotal } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { someRecords } from './dmarc-arbitraries.ts'
import { aRecord } from './report-builders.ts'

function aTotal(changes: Partial<DmarcSourceTotal> = {}): DmarcSourceTotal {
  return { ...aRecord(changes), organizations: ['reporter.example'], ...changes }
}

const failed = { isSpfAligned: false, isDkimAligned: false } as const

function spf(domain: string, result: string): DmarcRecord['results'][number] {
  return { method: 'spf', domain, selector: null, result }
}

function dkim(domain: string, result: string, selector: string | null = null): DmarcRecord['results'][number] {
  return { method: 'dkim', domain, selector, result }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((left, right) => left + right, 0)
}

describe('summarizeSources()', () => {
  it('adds up the messages from an address by disposition', () => {
    const [source] = summarizeSources([
      aTotal({ messageCount: 5, isSpfAligned: false, organizations: ['b.example'] }),
      aTotal({ messageCount: 3, ...failed, disposition: 'quarantine', headerFrom: 'news.shop.example' }),
    ])
    expect(source).toMatchObject({
      sourceAddress: '192.0.2.1',
      messageCount: 8,
      spfCount: 0,
      dkimCount: 5,
      dmarcCount: 5,
      dispositions: [
        { disposition: 'none', messageCount: 5 },
        { disposition: 'quarantine', messageCount: 3 },
      ],
      headerFroms: ['shop.example', 'news.shop.example'],
      organizations: ['b.example', 'reporter.example'],
    })
  })

  it('sorts by failing messages, then by all messages', () => {
    const order = summarizeSources([
      aTotal({ sourceAddress: '192.0.2.1', messageCount: 10 }),
      aTotal({ sourceAddress: '192.0.2.2', messageCount: 1000 }),
      aTotal({ sourceAddress: '192.0.2.3', messageCount: 2, ...failed }),
      aTotal({ sourceAddress: '192.0.2.4', messageCount: 5, ...failed }),
    ]).map((source) => source.sourceAddress)
    expect(order).toEqual(['192.0.2.4', '192.0.2.3', '192.0.2.2', '192.0.2.1'])
  })

  it.each([
    [
      'a sender that signs with its own domain',
      [dkim('esp.example', 'pass'), spf('bounce.esp.example', 'pass')],
      'SPF passed for bounce.esp.example, which is not aligned with shop.example; DKIM passed for esp.example, which is not aligned with shop.example',
      'configure this sender to use DKIM with d=shop.example',
    ],
    [
      'a sender that does not sign',
      [spf('esp.example', 'pass')],
      'SPF passed for esp.example, which is not aligned with shop.example; no DKIM signature reported',
      'configure this sender to use DKIM with d=shop.example, or a bounce domain under shop.example',
    ],
    [
      'a broken signature',
      [dkim('shop.example', 'fail', 's1'), spf('shop.example', 'softfail')],
      'SPF softfail for shop.example; DKIM fail for shop.example (selector s1)',
      'the DKIM signature for shop.example fails: check that the public key in DNS matches, and find out what modifies the mail in transit',
    ],
    [
      'an unauthorized sender',
      [spf('shop.example', 'fail')],
      'SPF fail for shop.example; no DKIM signature reported',
      'if this server is yours, use DKIM with d=shop.example, or add its address to the SPF record; otherwise, the mail is forged',
    ],
    [
      'no reported results',
      [],
      'no SPF result reported; no DKIM signature reported',
      'if this server is yours, use DKIM with d=shop.example, or add its address to the SPF record; otherwise, the mail is forged',
    ],
  ])('explains why mail failed: %s', (_name, results, reason, todo) => {
    const [source] = summarizeSources([aTotal({ ...failed, messageCount: 7, results })])
    expect(source?.failures).toEqual([{ messageCount: 7, reason, todo }])
  })

  it("includes the reporter's override reasons, except the one that OpenDMARC always adds", () => {
    const overrides = [
      { type: 'mailing_list', comment: null },
      { type: 'local_policy', comment: 'arc=fail' },
    ]
    const [source] = summarizeSources([aTotal({ ...failed, overrides })])
    expect(source?.failures[0]?.reason).toMatch(/; mailing list, according to the reporter$/u)
  })

  it('preserves the message count, with passes and failures adding up', () => {
    assert(
      property(someRecords, (records) => {
        const totals = records.map((record) => ({ ...record, organizations: [] }))
        const sources = summarizeSources(totals)
        expect(sum(sources.map((source) => source.messageCount))).toBe(sum(records.map((one) => one.messageCount)))
        for (const source of sources) {
          expect(sum(source.failures.map((one) => one.messageCount))).toBe(failedCount(source))
          expect(sum(source.dispositions.map((one) => one.messageCount))).toBe(source.messageCount)
        }
      }),
    )
  })
})
