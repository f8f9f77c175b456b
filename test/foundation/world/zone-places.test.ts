import { expect, it } from 'vitest'

import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import type { Zone } from '../../../src/foundation/world/zone.ts'
import { findZonePlace } from '../../../src/foundation/world/zone-places.ts'

function zoneOf(text: string): Zone {
  const parsed = parseZoneFile(text, 'dns/shop.zone')
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

const zone = zoneOf(`$ORIGIN shop.example.
@ 300 IN SOA ns1 hostmaster 1 2 3 4 5
@ IN TXT "v=spf1 a ~all"
  IN TXT "v=spf1 mx ~all"
s1._domainkey IN TXT ( "v=DKIM1; "
  "p=AAAA" )
s2._domainkey CNAME s2.dkim.esp.test.
*.mail IN TXT "wild"
`)

it.each([
  ['a record by its value', { name: 'shop.example', type: 'TXT', value: 'v=spf1 a ~all' }, 3, 1],
  ['a record without an owner', { name: 'shop.example', type: 'TXT', value: 'v=spf1 mx ~all' }, 4, 3],
  ['the first record without a value', { name: 'Shop.Example.', type: 'TXT' }, 3, 1],
  ['a record on several lines', { name: 's1._domainkey.shop.example', type: 'TXT' }, 5, 1],
  ['the matching CNAME', { name: 's2._domainkey.shop.example', type: 'TXT' }, 7, 1],
  ['the matching wildcard', { name: 'a.mail.shop.example', type: 'TXT' }, 8, 1],
  ['the SOA of the zone for a missing record', { name: '_dmarc.shop.example', type: 'TXT' }, 2, 1],
  ['the SOA of the zone for a missing type', { name: 'shop.example', type: 'MX' }, 2, 1],
] as const)('findZonePlace() returns %s', (_what, question, line, column) => {
  expect(findZonePlace([zone], question)).toEqual({ file: 'dns/shop.zone', line, column })
})

it('findZonePlace() returns null for a name outside every zone', () => {
  expect(findZonePlace([zone], { name: 'other.example', type: 'TXT' })).toBeNull()
})

it('findZonePlace() returns line 1 of a zone without an SOA record', () => {
  const bare = zoneOf('shop.example. IN MX 10 mx.shop.example.\n')
  expect(findZonePlace([bare], { name: 'shop.example', type: 'TXT' })).toEqual({ file: 'dns/shop.zone', line: 1 })
})
