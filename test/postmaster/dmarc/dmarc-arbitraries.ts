/** Records of any kind, few enough kinds that some are alike. */

import fc from 'fast-check'

import type { DmarcRecord } from '../../../src/storage/dmarc.ts'
import { aRecord } from './report-builders.ts'

/** One record. */
export const someRecord: fc.Arbitrary<DmarcRecord> = fc
  .record({
    sourceAddress: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
    messageCount: fc.integer({ min: 1, max: 1000 }),
    isSpfAligned: fc.boolean(),
    isDkimAligned: fc.boolean(),
    headerFrom: fc.constantFrom('shop.example', 'news.shop.example', 'other.example'),
  })
  .map((changes) => aRecord(changes))

/** Several. */
export const someRecords: fc.Arbitrary<readonly DmarcRecord[]> = fc.array(someRecord, { minLength: 1, maxLength: 30 })
