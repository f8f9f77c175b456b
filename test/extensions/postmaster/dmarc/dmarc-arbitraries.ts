/** Arbitrary records from a small set of values, so that some are equal. */

import { type Arbitrary, array, boolean, constantFrom, integer, record } from 'fast-check'

import type { DmarcRecord } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { aRecord } from './report-builders.ts'

/** An arbitrary record. */
const someRecord: Arbitrary<DmarcRecord> = record({
  sourceAddress: constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
  messageCount: integer({ min: 1, max: 1000 }),
  isSpfAligned: boolean(),
  isDkimAligned: boolean(),
  headerFrom: constantFrom('shop.example', 'news.shop.example', 'other.example'),
}).map((changes) => aRecord(changes))

/** Arbitrary lists of records. */
export const someRecords: Arbitrary<readonly DmarcRecord[]> = array(someRecord, { minLength: 1, maxLength: 30 })
