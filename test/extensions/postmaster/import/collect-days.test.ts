import { expect, it } from 'vitest'

import { dayCollector } from '../../../../src/extensions/postmaster/import/collect-days.ts'
import { emptyDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'

const at = { input: 'csv', place: { file: 'f', line: 2 } }

it('dayCollector() merges the series of a day', () => {
  const collector = dayCollector()
  const key = { domain: 'shop.example', date: '2026-01-01' }
  collector.add({ ...key, series: { spamRate: { value: 0.1 } }, ...at })
  collector.add({ ...key, series: { encryption: { tls_success_ratio: 1 } }, ...at })
  collector.add({ ...key, date: '2026-01-02', series: { spamRate: { value: 0 } }, ...at })
  expect(collector.problems).toEqual([])
  expect(collector.days).toEqual([
    { ...emptyDay('shop.example', '2026-01-01'), spamRate: { value: 0.1 }, encryption: { tls_success_ratio: 1 } },
    { ...emptyDay('shop.example', '2026-01-02'), spamRate: { value: 0 } },
  ])
})

it('dayCollector() rejects a duplicate series of a day', () => {
  const collector = dayCollector()
  const statement = { domain: 'shop.example', date: '2026-01-01', series: { spamRate: { value: 0.1 } }, ...at }
  collector.add(statement)
  collector.add({ ...statement, place: { file: 'f', line: 9 } })
  expect(collector.problems).toEqual([
    {
      input: 'csv',
      came: 'a second value for shop.example on 2026-01-01',
      expected: 'one value per domain and day (first on line 2)',
      place: { file: 'f', line: 9 },
    },
  ])
})
