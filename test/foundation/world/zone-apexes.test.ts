import { describe, expect, test } from 'vitest'

import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import { apexAbove, apexesOf } from '../../../src/foundation/world/zone-apexes.ts'

function apexes(text: string): readonly string[] {
  const parsed = parseZoneFile(text, 'a.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return [...apexesOf(parsed.value)].toSorted()
}

describe('apexesOf()', () => {
  const soa = 'SOA ns.shop.example. h.shop.example. 1 2 3 4 5'
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['the owner of the SOA', `$ORIGIN shop.example.\n@ ${soa}\nmail A 192.0.2.1\n`, ['shop.example']],
    ['no $ORIGIN above an SOA', `$ORIGIN co.example.\nshop ${soa}\nmail.shop A 192.0.2.1\n`, ['shop.co.example']],
    ['the $ORIGIN of a file without SOA', '$ORIGIN shop.example.\nmail A 192.0.2.1\n', ['shop.example']],
    ['the topmost $ORIGIN', '$ORIGIN shop.example.\nx A 192.0.2.1\n$ORIGIN eu\ny A 192.0.2.2\n', ['shop.example']],
    [
      'the topmost owner without SOA and $ORIGIN',
      '_dmarc.shop.example. TXT "v=DMARC1"\ns1._domainkey.shop.example. TXT x\nnews.shop.example. TXT x\n',
      ['shop.example'],
    ],
    ['the name below a wildcard', '*.mail.shop.example. A 192.0.2.1\n', ['mail.shop.example']],
    [
      'two zones in one file',
      `shop.example. ${soa}\n7.100.51.198.in-addr.arpa. PTR mail.shop.example.\n`,
      ['7.100.51.198.in-addr.arpa', 'shop.example'],
    ],
    ['no single label that is only an $ORIGIN', '$ORIGIN example.\nshop TXT x\n', ['shop.example']],
  ]
  test.for(cases)('returns %s', ([, text, expected]) => {
    expect(apexes(text)).toEqual(expected)
  })
})

describe('apexAbove()', () => {
  test('returns the closest apex at or above a name', () => {
    const known = new Set(['shop.example', 'eu.shop.example'])
    expect(apexAbove('shop.example', known)).toBe('shop.example')
    expect(apexAbove('a.b.eu.shop.example', known)).toBe('eu.shop.example')
    expect(apexAbove('myshop.example', known)).toBeNull()
  })
})
