import { describe, expect, test } from 'vitest'

import { decodeEscapes, readZoneEntries } from '../../../src/foundation/world/zone-file-tokens.ts'

function texts(source: string): readonly (readonly string[])[] {
  return readZoneEntries(source, 'a.zone').entries.map((entry) => entry.tokens.map((token) => token.text))
}

describe('readZoneEntries()', () => {
  test('removes comments, but keeps quoted and escaped semicolons', () => {
    expect(texts('a TXT "x;y" ; comment\nb TXT x\\;y ;(')).toEqual([
      ['a', 'TXT', 'x;y'],
      ['b', 'TXT', 'x\\;y'],
    ])
  })

  test('joins the lines between parentheses into one entry', () => {
    expect(texts('a SOA ( 1 ; one (\n\n 2 )\nb A 1')).toEqual([
      ['a', 'SOA', '1', '2'],
      ['b', 'A', '1'],
    ])
  })

  test('records the position of each word, and whether the line begins with a space', () => {
    const { entries } = readZoneEntries('\r\n\tA  x\r\n', 'a.zone')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ hasBlankOwner: true, line: 2 })
    expect(entries[0]?.tokens[1]).toEqual({ text: 'x', isQuoted: false, line: 2, column: 5 })
  })

  test('reports a quote that is not closed on its line, and continues after it', () => {
    const { entries, problems } = readZoneEntries('a TXT "open\r\nb A 1', 'a.zone')
    expect(problems).toEqual([expect.objectContaining({ place: { file: 'a.zone', line: 1 } })])
    expect(entries).toHaveLength(2)
  })

  test('reports unbalanced parentheses with their line', () => {
    expect(readZoneEntries('a A 1 )', 'a.zone').problems[0]).toMatchObject({ came: '")"', place: { line: 1 } })
    expect(readZoneEntries('\na A (\n1\n', 'a.zone').problems[0]).toMatchObject({ place: { line: 2 } })
  })

  test('skips a byte order mark', () => {
    expect(texts('\uFEFFa A 1')).toEqual([['a', 'A', '1']])
  })
})

describe('decodeEscapes()', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['plain', 'plain'],
    ['a\\"b', 'a"b'],
    ['\\065\\066', 'AB'],
    ['\\195\\188', 'ü'],
    ['\\\\', '\\'],
    ['\\256', null],
    ['end\\', null],
  ]
  test.for(cases)('decodes %s', ([text, expected]) => {
    const bytes = decodeEscapes(text)
    expect(bytes === null ? null : Buffer.from(bytes).toString()).toBe(expected)
  })
})
