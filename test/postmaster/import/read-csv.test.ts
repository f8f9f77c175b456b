import { array, assert, constantFrom, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readCsv } from '../../../src/postmaster/import/read-csv.ts'

function cells(text: string): unknown {
  const csv = readCsv(text, 'f.csv')
  return csv.status === 'ok' ? csv.value.map((row) => row.cells.map((cell) => cell.text)) : csv.problems
}

describe('readCsv()', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;"d;e"\r\n',
      [
        ['a', 'b'],
        ['c', 'd;e'],
      ],
    ],
    [
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""b""","c\nd"\n', [['a "b"', 'c\nd']]],
    [' a , b ,\n\n,,\n', [['a', 'b', '']]],
    ['', []],
    ['\n\n', []],
  ])('reads %j', (text, rows) => {
    expect(cells(text)).toEqual(rows)
  })

  it('returns the position of each cell, even after quoted line breaks', () => {
    const csv = readCsv('a,"b\nc",d\ne,f', 'f.csv')
    expect(csv.status === 'ok' && csv.value.flatMap((row) => row.cells.map((cell) => cell.place))).toEqual([
      { file: 'f.csv', line: 1, column: 1 },
      { file: 'f.csv', line: 1, column: 3 },
      { file: 'f.csv', line: 2, column: 4 },
      { file: 'f.csv', line: 3, column: 1 },
      { file: 'f.csv', line: 3, column: 3 },
    ])
  })

  it('rejects unterminated quotes, and text after a closing quote', () => {
    expect(cells('a,"b\nc')).toMatchObject([{ came: 'an unterminated quote', place: { line: 1, column: 3 } }])
    expect(cells('"a"b,c')).toMatchObject([{ came: '"b"', place: { line: 1, column: 4 } }])
  })

  it('reads back any quoted text', () => {
    const text = string().map((one) => `x${one.replaceAll('\r', '')}x`)
    assert(
      property(array(array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const written = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        // The delimiter is detected from the first line only.
        pre(!/[;\t]/u.test(written))
        expect(cells(written)).toEqual(rows)
      }),
    )
  })

  it('terminates for any input', () => {
    assert(
      property(string({ unit: constantFrom('"', ',', '\n', '\r', 'a', ';') }), (text) => {
        expect(['ok', 'bad']).toContain(readCsv(text, 'f').status)
      }),
    )
  })
})
