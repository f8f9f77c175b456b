import { expect, it } from 'vitest'

import { csvColumns, keyColumns, normalHeading, unplacedColumns } from '../../../src/postmaster/import/csv-columns.ts'
import { seriesOfWire } from '../../../src/postmaster/import/import-rules.ts'

const place = { file: 'f.csv', line: 1, column: 1 }

it('normalHeading() ignores case and punctuation', () => {
  expect(normalHeading(' User-reported  Spam_Rate (%) ')).toBe('user reported spam rate')
})

it('every heading belongs to one column', () => {
  const own = csvColumns.map((column) => column.name)
  const foreign = csvColumns.flatMap((column) => column.otherNames)
  const all = [...own, ...foreign, ...unplacedColumns, ...keyColumns.domain, ...keyColumns.date]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((name) => !own.includes(name) && normalHeading(name) !== name)).toEqual([])
})

it('every series has columns', () => {
  expect(new Set(csvColumns.map((column) => column.series))).toEqual(new Set(seriesOfWire.map(([, series]) => series)))
})

it.each([
  ['spam_rate', '0.003', 0.003],
  ['spam_rate', '0.3%', 0.003],
  ['spam_rate', '0.3 %', 0.003],
  ['spam_rate', '.5', 0.5],
  ['spam_rate', '1e-3', 0.001],
  ['ip_high', '12', 12],
  ['domain_reputation', 'bad', 'BAD'],
  ['delivery_errors', 'none', []],
  [
    'delivery_errors',
    'A/B=1%; C D/E=0.5',
    [
      { error_class: 'A', error_type: 'B', error_ratio: 0.01 },
      { error_class: 'C D', error_type: 'E', error_ratio: 0.5 },
    ],
  ],
])('the column %s parses %s', (name, text, value) => {
  const column = csvColumns.find((one) => one.name === name)
  expect(column?.parse({ text, place }, name)).toEqual({ status: 'ok', value })
})
