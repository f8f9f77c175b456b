import { expect, it } from 'vitest'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'

import { type DayRow, parseDayRow, toSeriesRow } from '../../../../src/extensions/postmaster/storage/parse-rows.ts'
import { aFullDay } from './builders.ts'

const full = aFullDay('shop.example', '2026-01-01')
const row: DayRow = { domain: full.domain, date: full.date, ...toSeriesRow(full) }

it('parseDayRow() reverses toSeriesRow()', () => {
  expect(parseDayRow(row)).toEqual(full)
  const empty = emptyDay('shop.example', '2026-01-02')
  expect(parseDayRow({ domain: empty.domain, date: empty.date, ...toSeriesRow(empty) })).toEqual(empty)
})

it('toSeriesRow() stores delivery errors without field names', () => {
  expect(row.delivery_errors).toBe('[["TEMPORARY_ERROR","RATE_LIMIT_EXCEEDED",0.01]]')
})

it.each([
  { delivery_errors: '{}' },
  { delivery_errors: '[["a","b"]]' },
  { delivery_errors: '["abc"]' },
  { domain_reputation: 'GOOD' },
])('parseDayRow() rejects a value that presend did not write: %j', (changes) => {
  expect(() => parseDayRow({ ...row, ...changes })).toThrow('presend did not write this value')
})

it('parseDayRow() returns null for a series with a null column', () => {
  expect(parseDayRow({ ...row, ip_low: null, dkim_ratio: null, fbl_count: null })).toEqual({
    ...full,
    ipReputation: null,
    authentication: null,
    feedbackLoop: null,
  })
})
