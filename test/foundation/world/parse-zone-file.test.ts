import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parentName, parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import type { Zone } from '../../../src/foundation/world/zone.ts'

function zoneOf(text: string): Zone {
  const parsed = parseZoneFile(text, 'a.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

function problemsOf(text: string): readonly string[] {
  const parsed = parseZoneFile(text, 'a.zone')
  return parsed.status === 'ok'
    ? []
    : parsed.problems.map(({ place, came, expected }) => `${place?.line ?? '-'}: ${came} / ${expected}`)
}

const wholeZone = `; a zone as BIND writes it
$TTL 1d
$ORIGIN shop.example.
@       IN  SOA ns1 hostmaster (
                2026010101 ; serial
                3h 15m 1w 1h )
        IN  NS  ns1
        3600 IN MX 10 mail
        IN 3600 TXT "v=spf1 ip4:198.51.100.0/24 -all"
ns1     A   192.0.2.53
mail    300 A 192.0.2.25
mail    AAAA 2001:db8::25
s1._domainkey TXT ( "v=DKIM1; k=rsa; "
                    "p=MIIB" )
www     CNAME @
_443._tcp TLSA 3 1 1 abcdef
odd     TYPE65280 \\# 0
$ORIGIN sub.shop.example.
deep    A   192.0.2.77
`

describe('parseZoneFile()', () => {
  test('parses a zone with everything that BIND writes', () => {
    const zone = zoneOf(wholeZone)
    const txt = (name: string): readonly string[] | undefined => zone.records.get(name)?.get('TXT')
    expect(txt('shop.example')).toEqual(['v=spf1 ip4:198.51.100.0/24 -all'])
    expect(txt('s1._domainkey.shop.example')).toEqual(['v=DKIM1; k=rsa; p=MIIB'])
    expect(zone.records.get('shop.example')?.get('NS')).toEqual(['ns1.shop.example'])
    expect(zone.records.get('mail.shop.example')?.get('A')).toEqual(['192.0.2.25'])
    expect(zone.records.get('deep.sub.shop.example')?.get('A')).toEqual(['192.0.2.77'])
    expect(zone.records.get('www.shop.example')?.get('CNAME')).toEqual(['shop.example'])
  })

  test('includes ancestors of names, and names with ignored record types', () => {
    const { names } = zoneOf(wholeZone)
    for (const name of ['_domainkey.shop.example', '_tcp.shop.example', '_443._tcp.shop.example', 'odd.shop.example'])
      expect(names).toContain(name)
    expect(names).not.toContain('nobody.shop.example')
  })

  test('counts duplicate records once', () => {
    expect(zoneOf('a.example. A 192.0.2.1\na.example. A 192.0.2.1').records.get('a.example')?.get('A')).toHaveLength(1)
  })

  test('reports all problems at once, each with its line', () => {
    const problems = problemsOf(`$INCLUDE other.zone
$TTL soon
mail A 192.0.2.1
$ORIGIN shop.example.
 A 192.0.2.1
a A 300.1.1.1
b TXTT "x"
c CH A 192.0.2.1
d
e TXT "open
f MX mail
g..h A 192.0.2.1
`)
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      '1',
      '2',
      '3',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ])
    expect(problems.join('\n')).toContain('$INCLUDE')
  })

  test('rejects $GENERATE, and directives without an argument', () => {
    expect(problemsOf('$GENERATE 1-2 a$ A 192.0.2.$')).toHaveLength(1)
    expect(problemsOf('$ORIGIN\n$TTL\n$ORIGIN a..b.')).toHaveLength(3)
  })

  test('rejects a CNAME next to other records', () => {
    expect(problemsOf('a.example. CNAME b.example.\na.example. TXT x')[0]).toContain(
      '1: a CNAME and other records at the same name',
    )
    expect(problemsOf('a.example. CNAME b.example.\na.example. CNAME c.example.')).toHaveLength(1)
  })

  test('rejects an empty file and one over 5 MiB, and truncates a list of hundreds of problems', () => {
    expect(problemsOf('; nothing\n')).toHaveLength(1)
    expect(problemsOf(`;${'x'.repeat(5 * 1024 * 1024)}`)[0]).toContain('at most 5 MiB')
    const many = problemsOf('???\n'.repeat(500))
    expect(many).toHaveLength(51)
    expect(many.at(-1)).toContain('950 more problems')
  })

  test('never throws', () => {
    expect.hasAssertions()
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(['ok', 'bad']).toContain(parseZoneFile(text, 'a.zone').status)
      }),
    )
    const pieces = array(
      constantFrom('a', '@', ' ', '\n', '(', ')', '"', ';', '\\', 'TXT', 'A', '1.2.3.4', '$ORIGIN', '.', '\t', '\r\n'),
    )
    assert(
      property(pieces, (parts) => {
        expect(['ok', 'bad']).toContain(parseZoneFile(parts.join(''), 'a.zone').status)
      }),
    )
  })

  test('parses any string written as a TXT record with escapes', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(
          zoneOf(`a.example. TXT "${written(text)}"`)
            .records.get('a.example')
            ?.get('TXT'),
        ).toEqual([text])
      }),
    )
  })
})

function written(text: string): string {
  return [...Buffer.from(text)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')
}

describe('parentName()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['a.b.c', 'b.c'],
    ['a\\.x.b', 'b'],
    ['a', ''],
    ['', ''],
  ]
  test.for(cases)('parentName() for %s returns %s', ([name, parent]) => {
    expect(parentName(name)).toBe(parent)
  })
})
