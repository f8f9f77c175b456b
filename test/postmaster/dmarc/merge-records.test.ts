import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mergeRecords } from '../../../src/postmaster/dmarc/merge-records.ts'
import type { DmarcRecord } from '../../../src/postmaster/storage/dmarc-reports.ts'
import { someRecords } from './dmarc-arbitraries.ts'
import { aRecord } from './report-builders.ts'

function total(records: readonly DmarcRecord[]): number {
  return records.reduce((sum, record) => sum + record.messageCount, 0)
}

describe('mergeRecords()', () => {
  it('merges records that differ only in their counts', () => {
    const other = aRecord({ isSpfAligned: false })
    expect(mergeRecords([aRecord({ messageCount: 2 }), other, aRecord({ messageCount: 3 })])).toEqual([
      aRecord({ messageCount: 5 }),
      other,
    ])
  })

  it('preserves the message count, and is idempotent', () => {
    assert(
      property(someRecords, (records) => {
        const merged = mergeRecords(records)
        expect(total(merged)).toBe(total(records))
        expect(mergeRecords(merged)).toEqual(merged)
      }),
    )
  })
})
